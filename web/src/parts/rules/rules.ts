import { amounts } from '../../game/rules.json';
import type { Arguments } from '../../text/bundle';

/** The parts of the rules. Their names are also their addresses: `/rules#auction`. */
export const RULES = [
  'goal',
  'setup',
  'turn',
  'build',
  'produce',
  'restock',
  'sail',
  'load',
  'auction',
  'bluff',
  'card',
  'loans',
  'interest',
  'domestic',
  'hidden',
  'end',
  'scoring',
  'brokers',
  'call',
  'win',
  'bank-harbour',
] as const;
export type RulePart = (typeof RULES)[number];

type Say = (id: string, args: Arguments) => string;

/** A part of the rules, with the amounts that the game is played with. Each line is a paragraph. */
export const ruleText = (say: Say, part: RulePart) => say(`rules-part-${part}.text`, amounts);

/** Where something on the table is explained. */
export const ruleAddress = (part: RulePart) => `/rules#${part}`;

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
