/** The options a table can have, as the engine lists them. */
import type { Edition } from '../api/messages';
import { editions, options } from './rules.json';

export type Value = string | number;
export type { Edition };

export const EDITIONS = editions as readonly Edition[];
export const isEdition = (word: string | null): word is Edition =>
  EDITIONS.some((edition) => edition === word);

export interface Option {
  name: string;
  kind: string;
  /** Of a number, the first few. */
  values: Value[];
  /** The default, or null if the edition leaves no choice. */
  default: Record<Edition, Value | null>;
  /** The option that must be on for this one to exist. */
  part_of: string | null;
  /** The part of the rules that it changes. */
  told_in: string;
}

export const OPTIONS: Option[] = options;

/** Options that change the game for everyone are always shown, details on demand. */
const MAIN = ['investment_bank', 'domestic_sale', 'show_cash', 'cancel_bid'];

export function optionsFor(
  edition: Edition,
  chosen: Readonly<Record<string, Value>>,
): { main: Option[]; more: Option[] } {
  const isOffered = (option: Option | undefined): boolean =>
    option !== undefined && option.default[edition] !== null;
  const isOn = (name: string) =>
    isOffered(OPTIONS.find((option) => option.name === name)) && chosen[name] === 'on';
  const offered = OPTIONS.filter(
    (option) => isOffered(option) && (option.part_of === null || isOn(option.part_of)),
  );
  return {
    main: MAIN.map((name) => offered.find((option) => option.name === name)).filter(
      (option) => option !== undefined,
    ),
    more: offered.filter((option) => !MAIN.includes(option.name)),
  };
}

export const optionId = (option: string) => `option-${option.replaceAll('_', '-')}`;

/** The message that says what a value means. */
export function valueId(option: Option, value: Value): string {
  const numbers = option.kind === 'number' && value !== 0;
  return `${optionId(option.name)}.value-${numbers ? 'number' : String(value).replaceAll('_', '-')}`;
}
