/** The end of a game told in moments: what has been shown after each of them (R-SCORE-1 to R-SCORE-13). */
import type { SheetLine } from '../../../game/view';
import { COLOURS, type Colour, type Seat } from '../../../game/words';

export type ScoreSheet = Partial<Record<Seat, SheetLine>>;

/** What is counted after the containers on the island, in this order. */
export const PARTS = ['harbour', 'ship', 'bank_harbour', 'cash', 'loans'] as const;
export type Part = (typeof PARTS)[number];
/** A row of the sheet. */
export type Row = Colour | Part;

/** What is seen, and for how many milliseconds at the normal pace. */
export type Moment = { ms: number } & (
  | { kind: 'card'; seat: Seat }
  /** Who has all five colours? For them 5/10 counts 10 (R-SCORE-2). */
  | { kind: 'five'; seats: Seat[] }
  /** A player's most numerous colour is struck out (R-SCORE-3). */
  | { kind: 'discard'; seat: Seat; colour: Colour; count: number }
  /** One row of one player is added to the total. */
  | { kind: 'count'; row: Row; seat: Seat }
  | { kind: 'place'; place: number; seats: Seat[] }
  | { kind: 'winner'; seats: Seat[] }
);

/** For all moments of a kind together, however many players there are, and the most for one of them. */
const CARDS_MS = { all: 1500, each: 400 };
const DISCARDS_MS = { all: 1500, each: 500 };
const COUNTS_MS = { all: 4600, each: 240 };
const PLACES_MS = { all: 1700, each: 550 };
const FIVE_MS = 1000;
const WINNER_MS = 900;

const share = ({ all, each }: { all: number; each: number }, count: number) =>
  Math.min(each, all / Math.max(1, count));

const lineOf = (sheet: ScoreSheet, seat: Seat): SheetLine => {
  const line = sheet[seat];
  if (line === undefined) throw new Error(`no score of ${seat}`);
  return line;
};

export const hasAllColours = (line: SheetLine): boolean =>
  COLOURS.every((colour) => line.colours[colour].count > 0);

export const discardOf = (line: SheetLine): Colour | undefined =>
  COLOURS.find((colour) => line.colours[colour].discarded);

const seatsAt = (sheet: ScoreSheet, seats: readonly Seat[], place: number): Seat[] =>
  seats.filter((seat) => lineOf(sheet, seat).place === place);

/** The players from the first place to the last. Players who share a place stay in their order. */
export const byPlace = (sheet: ScoreSheet, seats: readonly Seat[]): Seat[] =>
  [...seats].sort((one, two) => (sheet[one]?.place ?? 9) - (sheet[two]?.place ?? 9));

/** The rows of a sheet. `bank` if the Investment Bank is part of the game. */
export const rowsOf = (bank: boolean): Row[] => [
  ...COLOURS,
  ...PARTS.filter((part) => bank || part !== 'bank_harbour'),
];

const isColour = (row: Row): row is Colour => (COLOURS as readonly Row[]).includes(row);

/** What a row brings a player: nothing if the colour was discarded. */
export function gainOf(line: SheetLine, row: Row): number {
  if (!isColour(row)) return line[row];
  const { count, value, discarded } = line.colours[row];
  return discarded ? 0 : count * value;
}

/** Everything there is to tell. */
export function momentsOf(sheet: ScoreSheet, seats: readonly Seat[], bank: boolean): Moment[] {
  const places = [...new Set(seats.map((seat) => lineOf(sheet, seat).place ?? 1))]
    .sort((one, two) => two - one)
    .filter((place) => place > 1);
  const cards = share(CARDS_MS, seats.length);
  const each = share(PLACES_MS, places.length);
  return [
    ...seats.map((seat): Moment => ({ kind: 'card', seat, ms: cards })),
    ...fiveColours(sheet, seats),
    ...discards(sheet, seats),
    ...counts(sheet, seats, rowsOf(bank)),
    ...places.map((place): Moment => ({
      kind: 'place',
      place,
      seats: seatsAt(sheet, seats, place),
      ms: each,
    })),
    { kind: 'winner', seats: seatsAt(sheet, seats, 1), ms: WINNER_MS },
  ];
}

/** Worth a moment only if somebody has collected anything. */
function fiveColours(sheet: ScoreSheet, seats: readonly Seat[]): Moment[] {
  if (seats.every((seat) => discardOf(lineOf(sheet, seat)) === undefined)) return [];
  const whole = seats.filter((seat) => hasAllColours(lineOf(sheet, seat)));
  return [{ kind: 'five', seats: whole, ms: FIVE_MS }];
}

/** Nothing is discarded from an empty section (R-SCORE-6). */
function discards(sheet: ScoreSheet, seats: readonly Seat[]): Moment[] {
  const found = seats.flatMap((seat) => {
    const line = lineOf(sheet, seat);
    const colour = discardOf(line);
    return colour === undefined ? [] : [{ seat, colour, count: line.colours[colour].count }];
  });
  const ms = share(DISCARDS_MS, found.length);
  return found.map((one): Moment => ({ kind: 'discard', ...one, ms }));
}

/** Row by row, and in each row player by player: first who is last so far. What is nothing takes no time. */
function counts(sheet: ScoreSheet, seats: readonly Seat[], rows: readonly Row[]): Moment[] {
  const gain = (seat: Seat, row: Row) => gainOf(lineOf(sheet, seat), row);
  const told = rows.flatMap((row) => seats.filter((seat) => gain(seat, row) !== 0)).length;
  const ms = share(COUNTS_MS, told);
  const totals = new Map(seats.map((seat) => [seat, 0]));
  const totalOf = (seat: Seat) => totals.get(seat) ?? 0;
  return rows.flatMap((row) => {
    const order = [...seats].sort((one, two) => totalOf(one) - totalOf(two));
    for (const seat of seats) totals.set(seat, totalOf(seat) + gain(seat, row));
    return order.map((seat): Moment => ({
      kind: 'count',
      row,
      seat,
      ms: gain(seat, row) === 0 ? 0 : ms,
    }));
  });
}

/** What has been shown so far. */
export interface Shown {
  cards: ReadonlySet<Seat>;
  /** Whether 5/10 has become 5 or 10. */
  five: boolean;
  discards: ReadonlySet<Seat>;
  /** Who has counted a row. */
  counted: ReadonlyMap<Row, ReadonlySet<Seat>>;
  places: ReadonlySet<Seat>;
  /** Whether the winners are known, and all players stand in the order of their places. */
  winner: boolean;
  totals: ReadonlyMap<Seat, number>;
}

/** What has been shown after some of the moments. */
export function shownAfter(moments: readonly Moment[], sheet: ScoreSheet): Shown {
  const kinds = <Kind extends Moment['kind']>(kind: Kind) =>
    moments.filter((moment): moment is Extract<Moment, { kind: Kind }> => moment.kind === kind);
  const counted = new Map<Row, Set<Seat>>();
  const totals = new Map((Object.keys(sheet) as Seat[]).map((seat) => [seat, 0]));
  for (const { row, seat } of kinds('count')) {
    counted.set(row, (counted.get(row) ?? new Set()).add(seat));
    totals.set(seat, (totals.get(seat) ?? 0) + gainOf(lineOf(sheet, seat), row));
  }
  const winners = kinds('winner');
  return {
    cards: new Set(kinds('card').map(({ seat }) => seat)),
    // Without a moment of its own, 5/10 is known as soon as something is counted.
    five: kinds('five').length > 0 || counted.size > 0,
    discards: new Set(kinds('discard').map(({ seat }) => seat)),
    counted,
    places: new Set([...kinds('place'), ...winners].flatMap(({ seats }) => seats)),
    winner: winners.length > 0,
    totals,
  };
}

/** How far the sheet has been told: what every part of it knows. */
export interface ToldSheet {
  sheet: ScoreSheet;
  shown: Shown;
  /** What is happening on the sheet at the moment. */
  moment: Moment | null;
  /** The players from left to right, and how long they take to change places, in milliseconds. */
  order: readonly Seat[];
  move: number;
}

/** Whose part of a row is being counted. */
export const countingIn = ({ moment }: ToldSheet, row: Row): Seat | null =>
  moment?.kind === 'count' && moment.row === row ? moment.seat : null;

/** Whether it is known that a player has won. */
export const isBest = ({ sheet, shown }: ToldSheet, seat: Seat): boolean =>
  shown.winner && sheet[seat]?.place === 1;
