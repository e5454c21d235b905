/** The words of docs/notation.md, and what is printed on boards and cards. */
import type { Colour, Seat } from '../api/messages';
import { actions, brokers, cardValues, cargo, colours, costs, prices, seats } from './rules.json';

export type { Colour, Seat };

export const SEATS = seats as readonly Seat[];
export const COLOURS = colours as readonly Colour[];
export const BROKERS: readonly string[] = brokers;

export type StoreName = keyof typeof prices;

/** The price boxes of both stores and the building costs, as printed on every player board. */
export const PRICES: Readonly<Record<StoreName, readonly number[]>> = prices;
export const HIGHEST_PRICE = Math.max(...Object.values(PRICES).flat());
export const isPriceOf = (store: StoreName, price: number): boolean =>
  PRICES[store].includes(price);
export const MACHINE_SIGNS: readonly number[] = costs.machines;
export const WAREHOUSE_SIGNS: readonly number[] = costs.warehouses;
export const CARGO_BAYS = cargo;
/** The actions of a turn (R-TURN-4). */
export const ACTIONS = actions;

/** The values on a value card, which is named after the colour worth 10 (R-COMP-7). */
export function cardFigures(card: Colour): Record<Colour, string> {
  const start = COLOURS.indexOf(card);
  const figures = {} as Record<Colour, string>;
  COLOURS.forEach((colour, index) => {
    figures[colour] = cardValues[(index - start + COLOURS.length) % COLOURS.length] ?? '';
  });
  return figures;
}

export function isSeat(word: string): word is Seat {
  return (SEATS as readonly string[]).includes(word);
}

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

/** The parts of `tan@3`. */
export function priced(text: string): { colour: Colour; price: number } {
  const [colour, price] = text.split('@');
  return { colour: colour as Colour, price: Number(price) };
}

/** The count of each colour, in the order of the colours. */
export function counted(colours: readonly Colour[]): [Colour, number][] {
  return COLOURS.map((colour): [Colour, number] => [
    colour,
    colours.filter((one) => one === colour).length,
  ]).filter(([, count]) => count > 0);
}

/** The players of a game in turn order, starting with one of them. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  const all = SEATS.slice(0, players);
  const start = Math.max(all.indexOf(first), 0);
  return [...all.slice(start), ...all.slice(0, start)];
}
