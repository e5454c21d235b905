/** Lines over the turns of a game, and the same data as a table. */
import type { Economy } from '../api/games';
import { COLOURS, SEATS, type Colour, type Seat } from '../game/words';

export interface Line {
  name: string;
  /** What stands at its end, where that is not its name: a word. */
  word?: string;
  colour: string;
  dash: number[];
  values: (number | null)[];
}

export interface Plot {
  turns: number[];
  lines: Line[];
}

/** Strokes that are distinct without colours. */
const DASHES: readonly number[][] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 2]];
const dash = (index: number) => [...(DASHES[index % DASHES.length] ?? [])];

export type Wealth = 'worth' | 'cash';

/** What each player is worth, or has in cash. */
export function wealth(
  economy: Economy,
  what: Wealth,
  name: (seat: Seat) => string,
  word = name,
): Plot | null {
  const first = economy.turns[0]?.[what];
  if (first === null || first === undefined) return null;
  return {
    turns: economy.turns.map((_, index) => index),
    lines: SEATS.filter((seat) => seat in first).map((seat, index) => ({
      name: name(seat),
      word: word(seat),
      colour: `--seat-${seat}`,
      dash: dash(index),
      values: economy.turns.map((turn) => turn[what]?.[seat] ?? null),
    })),
  };
}

/** The money in the game: with the players, with the brokers, and what is borrowed of it. */
export function supply(economy: Economy, names: Record<string, string>): Plot | null {
  if (economy.turns[0]?.players === null) return null;
  const brokers = economy.turns.some((turn) => turn.brokers > 0);
  const line = (key: string, colour: string, index: number, values: number[]): Line => ({
    name: names[key] ?? key,
    colour,
    dash: dash(index),
    values,
  });
  return {
    turns: economy.turns.map((_, index) => index),
    lines: [
      line(
        'players',
        '--seat-blue',
        0,
        economy.turns.map((turn) => turn.players ?? 0),
      ),
      ...(brokers
        ? [
            line(
              'brokers',
              '--seat-green',
              1,
              economy.turns.map((turn) => turn.brokers),
            ),
          ]
        : []),
      line(
        'loans',
        '--seat-red',
        2,
        economy.turns.map((turn) => turn.loans * 10),
      ),
    ],
  };
}

export type Stage = 'factory' | 'harbour' | 'auction';

/** The average price of a container of each colour at a stage, grouped by several turns. */
export function prices(
  economy: Economy,
  stage: Stage,
  name: (colour: Colour) => string,
): Plot | null {
  const sales = economy.sales.filter((sale) => sale.stage === stage);
  if (sales.length === 0) return null;
  const last = economy.turns.length;
  const stretch = Math.max(1, Math.ceil(last / 12));
  const stretches = Array.from({ length: Math.ceil(last / stretch) }, (_, index) => index);
  return {
    turns: stretches.map((index) => index * stretch),
    lines: COLOURS.map((colour, index) => ({
      name: name(colour),
      colour: `--line-${colour}`,
      dash: dash(index),
      values: stretches.map((number) => {
        const found = sales.filter(
          (sale) => sale.colour === colour && Math.floor(sale.turn / stretch) === number,
        );
        if (found.length === 0) return null;
        return (
          Math.round((found.reduce((sum, sale) => sum + sale.price, 0) / found.length) * 100) / 100
        );
      }),
    })),
  };
}

/** Where a line ends: its last value that is known. */
export const lastOf = ({ values }: Line): number | null =>
  values.findLast((value) => value !== null) ?? null;

/** Comma-separated values, as spreadsheets read them. */
export function csv(head: readonly string[], rows: readonly (string | number | null)[][]): string {
  const cell = (value: string | number | null) => {
    const text = value === null ? '' : String(value);
    // A spreadsheet would evaluate a value that starts like a formula.
    const safe = typeof value === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

export const rowsOf = ({ turns, lines }: Plot): (number | null)[][] =>
  turns.map((turn, index) => [turn, ...lines.map((line) => line.values[index] ?? null)]);
