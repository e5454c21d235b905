/** The end of a game told in moments: what has been shown after each of them (R-SCORE-1 to R-SCORE-13). */
import type { SheetLine } from '../../../game/view';
import { COLOURS, type Colour, type Seat } from '../../../game/words';

export type ScoreSheet = Partial<Record<Seat, SheetLine>>;

/** What is counted after the containers on the island, in this order. */
export const PARTS = ['harbour', 'ship', 'bank_harbour', 'cash', 'loans'] as const;
export type Part = (typeof PARTS)[number];

export type Moment =
  /** A value card is opened. */
  | { kind: 'card'; seat: Seat }
  /** Who has all five colours? For them 5/10 counts 10 (R-SCORE-2). */
  | { kind: 'five'; seats: Seat[] }
  /** A player's most numerous colour is struck out (R-SCORE-3). */
  | { kind: 'discard'; seat: Seat; colour: Colour; count: number }
  | { kind: 'colour'; colour: Colour }
  | { kind: 'part'; part: Part }
  | { kind: 'place'; place: number; seats: Seat[] }
  | { kind: 'winner'; seats: Seat[] };

/** How long a moment lasts at the normal pace, in milliseconds. */
const LENGTHS: Record<Moment['kind'], number> = {
  card: 800,
  five: 1300,
  discard: 800,
  colour: 600,
  part: 600,
  place: 700,
  winner: 900,
};
/** A row in which nobody has anything. */
const EMPTY = 200;

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

/** Everything there is to tell. `bank` if the Investment Bank is part of the game. */
export function momentsOf(sheet: ScoreSheet, seats: readonly Seat[], bank: boolean): Moment[] {
  const places = [...new Set(seats.map((seat) => lineOf(sheet, seat).place ?? 1))].sort(
    (one, two) => two - one,
  );
  return [
    ...seats.map((seat): Moment => ({ kind: 'card', seat })),
    ...fiveColours(sheet, seats),
    ...seats.flatMap((seat): Moment[] => {
      const { colours } = lineOf(sheet, seat);
      const colour = discardOf(lineOf(sheet, seat));
      // Nothing is discarded from an empty section (R-SCORE-6).
      if (colour === undefined) return [];
      return [{ kind: 'discard', seat, colour, count: colours[colour].count }];
    }),
    ...COLOURS.map((colour): Moment => ({ kind: 'colour', colour })),
    ...PARTS.filter((part) => bank || part !== 'bank_harbour').map((part): Moment => ({
      kind: 'part',
      part,
    })),
    ...places
      .filter((place) => place > 1)
      .map((place): Moment => ({ kind: 'place', place, seats: seatsAt(sheet, seats, place) })),
    { kind: 'winner', seats: seatsAt(sheet, seats, 1) },
  ];
}

/** Worth a moment only if somebody has collected anything. */
function fiveColours(sheet: ScoreSheet, seats: readonly Seat[]): Moment[] {
  if (seats.every((seat) => discardOf(lineOf(sheet, seat)) === undefined)) return [];
  return [{ kind: 'five', seats: seats.filter((seat) => hasAllColours(lineOf(sheet, seat))) }];
}

/** How long a moment lasts, in milliseconds. */
export function lengthOf(moment: Moment, sheet: ScoreSheet): number {
  const lines = Object.values(sheet);
  const empty =
    (moment.kind === 'colour' && lines.every((line) => gain(line, moment.colour) === 0)) ||
    (moment.kind === 'part' && lines.every((line) => line[moment.part] === 0));
  return empty ? EMPTY : LENGTHS[moment.kind];
}

/** What has been shown so far. */
export interface Shown {
  cards: ReadonlySet<Seat>;
  /** Whether 5/10 has become 5 or 10. */
  five: boolean;
  discards: ReadonlySet<Seat>;
  colours: ReadonlySet<Colour>;
  parts: ReadonlySet<Part>;
  places: ReadonlySet<Seat>;
  /** Whether the winners are known, and all players stand in the order of their places. */
  winner: boolean;
  totals: ReadonlyMap<Seat, number>;
}

/** What has been shown after some of the moments. */
export function shownAfter(moments: readonly Moment[], sheet: ScoreSheet): Shown {
  const kinds = <Kind extends Moment['kind']>(kind: Kind) =>
    moments.filter((moment): moment is Extract<Moment, { kind: Kind }> => moment.kind === kind);
  const colours = kinds('colour').map(({ colour }) => colour);
  const parts = kinds('part').map(({ part }) => part);
  const winners = kinds('winner');
  return {
    cards: new Set(kinds('card').map(({ seat }) => seat)),
    // Without a moment of its own, 5/10 is known as soon as something is counted.
    five: kinds('five').length > 0 || colours.length > 0,
    discards: new Set(kinds('discard').map(({ seat }) => seat)),
    colours: new Set(colours),
    parts: new Set(parts),
    places: new Set([...kinds('place'), ...winners].flatMap(({ seats }) => seats)),
    winner: winners.length > 0,
    totals: new Map(
      Object.entries(sheet).map(([seat, line]) => [
        seat as Seat,
        sum(colours.map((colour) => gain(line, colour))) + sum(parts.map((part) => line[part])),
      ]),
    ),
  };
}

/** What a colour brings: nothing if it was discarded. */
const gain = (line: SheetLine, colour: Colour): number => {
  const { count, value, discarded } = line.colours[colour];
  return discarded ? 0 : count * value;
};

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
