/** The words of docs/notation.md, and what is printed on boards and cards. */
import type { Colour, Seat } from '../api/messages';

export type { Colour, Seat };

export const SEATS: readonly Seat[] = ['blue', 'red', 'yellow', 'green', 'purple'];
export const COLOURS: readonly Colour[] = ['black', 'brown', 'orange', 'tan', 'white'];

export const BROKERS = ['I', 'II', 'III'] as const;
export type Broker = (typeof BROKERS)[number];

export type StoreName = 'factory' | 'harbour';

/** The price boxes of both stores and the building costs, as printed on every player board. */
export const PRICES: Record<StoreName, readonly number[]> = {
  factory: [1, 2, 3, 4],
  harbour: [2, 3, 4, 5, 6],
};
export const MACHINE_SIGNS = [0, 6, 9, 12] as const;
export const WAREHOUSE_SIGNS = [0, 4, 5, 6, 7] as const;
export const CARGO_BAYS = 5;
export const ZERO_CARDS = 2;

/** The figures on a value card, which is named by the colour worth 10 (R-COMP-7). */
export function cardFigures(card: Colour): Record<Colour, string> {
  const printed = ['10', '5/10', '6', '4', '2'];
  const start = COLOURS.indexOf(card);
  const figures = {} as Record<Colour, string>;
  COLOURS.forEach((colour, index) => {
    figures[colour] = printed[(index - start + COLOURS.length) % COLOURS.length] ?? '';
  });
  return figures;
}

export function isSeat(word: string): word is Seat {
  return (SEATS as readonly string[]).includes(word);
}

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

/** `tan@3` taken apart. */
export function priced(text: string): { colour: Colour; price: number } {
  const [colour, price] = text.split('@');
  return { colour: colour as Colour, price: Number(price) };
}

/** How many there are of each colour, in the order of the colours. */
export function counted(colours: readonly Colour[]): [Colour, number][] {
  return COLOURS.map((colour): [Colour, number] => [
    colour,
    colours.filter((one) => one === colour).length,
  ]).filter(([, count]) => count > 0);
}

/** The players of a game in order of play, beginning with one of them. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  const all = SEATS.slice(0, players);
  const start = Math.max(all.indexOf(first), 0);
  return [...all.slice(start), ...all.slice(0, start)];
}
