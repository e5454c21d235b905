import type { Edition } from '../../game/options';
import { ruleParts } from '../../game/rules.json';
import { holds, SCOPES, type Game, type Scope } from './game';

/** The parts of the rules. Their names are also their addresses: `/rules#auction`. */
export type RulePart = keyof typeof ruleParts;
export const RULES = Object.keys(ruleParts) as RulePart[];

type Say = (id: string) => string;

/** What always holds in a part of the rules. */
export const ruleText = (say: Say, part: RulePart) => say(`rules-part-${part}.text`);

export interface Passage {
  /** The edition or option it is about, or null if it always holds. */
  scope: Scope | null;
  paragraphs: string[];
}

/** A part of the rules: what always holds, then what belongs to the game, or to any without one. */
export function passagesOf(
  say: Say,
  has: (id: string) => boolean,
  part: RulePart,
  game: Game | null,
): Passage[] {
  const more = SCOPES.filter((scope) => has(`rules-part-${part}.${scope}`) && holds(scope, game));
  return [
    { scope: null, paragraphs: ruleText(say, part).split('\n') },
    ...more.map((scope) => ({
      scope,
      paragraphs: say(`rules-part-${part}.${scope}`).split('\n'),
    })),
  ];
}

/** Where something on the table is explained. The edition is the one that is read. */
export const ruleAddress = (part: RulePart, edition?: Edition) =>
  `/rules${edition === undefined ? '' : `?edition=${edition}`}#${part}`;

/** Letters as people type them: lower case, without accents. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a text has all words that are searched for. */
export function matches(text: string, search: string): boolean {
  const within = bare(text);
  return bare(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** The first sentence of a rule, for a bubble. */
export function firstSentence(rule: string): string {
  const [line = ''] = rule.trim().split('\n');
  return /^.*?[.!?:](?=\s|$)/u.exec(line)?.[0].replace(/:$/, '.') ?? line;
}
