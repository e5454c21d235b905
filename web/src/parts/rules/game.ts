/** Which rules and options belong to a game: those of its edition, and those that it is played with. */
import { OPTIONS, type Edition, type Option, type Value } from '../../game/options';
import { ruleParts, ruleScopes } from '../../game/rules.json';
import type { RulePart } from './rules';

/** What a rule needs to hold. Named like the attribute of its message, and like the edition or option. */
export type Scope = keyof typeof ruleScopes;
export const SCOPES = Object.keys(ruleScopes) as Scope[];

const NEEDS: Readonly<Record<Scope, { edition: string | null; option: string | null }>> =
  ruleScopes;

export interface Game {
  edition: Edition;
  /** All of them, or null where only the edition is chosen. */
  options: Readonly<Record<string, Value>> | null;
}

/** What a part as a whole needs, if anything. */
export const SCOPE_OF = ruleParts as Readonly<Record<RulePart, Scope | null>>;

const isOffered = (option: Option, edition: Edition) => option.default[edition] !== null;

/** Whether something that needs this can be met in the game. Without a game everything can. */
export function holds(scope: Scope | null, game: Game | null): boolean {
  if (scope === null || game === null) return true;
  const { edition, option: name } = NEEDS[scope];
  if (name === null) return edition === game.edition;
  if (game.options !== null) return game.options[name] === 'on';
  return OPTIONS.some((option) => option.name === name && isOffered(option, game.edition));
}

/** Whether the reader cannot know by the game alone that this holds. */
export const isTold = (scope: Scope, game: Game | null): boolean =>
  game === null || (game.options === null && NEEDS[scope].option !== null);

/** The name of what is needed: the year of an edition, or an option. */
export const tagOf = (say: (id: string) => string, scope: Scope): string =>
  NEEDS[scope].edition ?? say(`option-${scope}`);

/** The options of a part that the game's edition offers. */
export function optionsOf(part: RulePart, game: Game | null): Option[] {
  return OPTIONS.filter(
    (option) => option.told_in === part && (game === null || isOffered(option, game.edition)),
  );
}

/** The options of a part that are not as usual in this game, with their values. */
export function changesOf(part: RulePart, game: Game): { option: Option; value: Value }[] {
  return optionsOf(part, game).flatMap((option) => {
    const value = game.options?.[option.name];
    const changed = value !== undefined && value !== option.default[game.edition];
    return changed ? [{ option, value }] : [];
  });
}
