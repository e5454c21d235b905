/** Which rules and options belong to a game: those of its edition, and those that it is played with. */
import { OPTIONS, type Edition, type Option, type Value } from '../../game/options';
import type { RulePart } from './rules';

/** What a rule needs to hold. Named like the attribute of its message, and like the edition or option. */
export const SCOPES = [
  'edition-2007',
  'edition-2018',
  'domestic-sale',
  'investment-bank',
  'cancel-bid',
] as const;
export type Scope = (typeof SCOPES)[number];

export interface Game {
  edition: Edition;
  /** All of them, or null where only the edition is chosen. */
  options: Readonly<Record<string, Value>> | null;
}

/** Parts that as a whole belong to an edition or an option. */
export const SCOPE_OF: Partial<Record<RulePart, Scope>> = {
  bluff: 'edition-2018',
  domestic: 'domestic-sale',
  brokers: 'investment-bank',
  call: 'investment-bank',
  win: 'investment-bank',
  'bank-harbour': 'investment-bank',
};

/** The options that change a part. */
export const OPTIONS_OF: Partial<Record<RulePart, readonly string[]>> = {
  restock: ['same_seller_twice'],
  sail: ['empty_island_visit'],
  load: ['docked_purchase'],
  auction: ['tie_break_minimum', 'repay_after_auction'],
  bluff: ['cancel_bid', 'cancelled_first_bid'],
  interest: [
    'forced_loan_for_interest',
    'seize_per_loan_off_island',
    'ship_cargo_seizable',
    'seized_containers_to',
  ],
  domestic: ['domestic_sale', 'domestic_sale_first_turn'],
  hidden: ['show_cash'],
  end: ['stalemate_rounds'],
  scoring: ['winner_tie_break'],
  brokers: ['investment_bank'],
  call: ['broker_min_bid', 'broker_empty_space', 'broker_call_before_end'],
  win: ['ib_pre_turn_order'],
};

const isOffered = (option: Option, edition: Edition) => option.default[edition] !== null;

/** Whether something that needs this can be met in the game. Without a game everything can. */
export function holds(scope: Scope | undefined, game: Game | null): boolean {
  if (scope === undefined || game === null) return true;
  if (scope.startsWith('edition-')) return scope === `edition-${game.edition}`;
  const name = scope.replace('-', '_');
  if (game.options !== null) return game.options[name] === 'on';
  return OPTIONS.some((option) => option.name === name && isOffered(option, game.edition));
}

/** Whether the reader cannot know by the game alone that this holds. */
export const isTold = (scope: Scope, game: Game | null): boolean =>
  game === null || (game.options === null && !scope.startsWith('edition-'));

/** The name of what is needed: the year of an edition, or an option. */
export const tagOf = (say: (id: string) => string, scope: Scope): string =>
  /^edition-(\d+)$/.exec(scope)?.[1] ?? say(`option-${scope}`);

/** The options of a part that the game's edition offers. */
export function optionsOf(part: RulePart, game: Game | null): Option[] {
  const names = OPTIONS_OF[part] ?? [];
  return OPTIONS.filter(
    (option) => names.includes(option.name) && (game === null || isOffered(option, game.edition)),
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
