/**
 * What the bots of a table say in a game, and when. It depends on the table and its public events alone, so
 * everybody who watches sees the same, and a reload changes nothing.
 */
import type { BidsEvent, GameEvent } from '../../api/messages';
import type { Seat } from '../../game/words';
import { occasionsOf, type Moment } from './moments';

/** Who sits at a table, as far as it matters here. */
export interface Company {
  /** The table. */
  id: string;
  players: number;
  /** The bots, each with its style, or with none. */
  bots: Readonly<Partial<Record<Seat, string>>>;
}

export interface Line {
  /** The entry of the log that it is about. */
  seq: number;
  seat: Seat;
  moment: Moment;
  /** Its message is `banter-line-` and this. */
  name: string;
  /** Whom it may name. */
  other?: Seat;
}

/** Rounds between two lines, and before one about what an auction has done to somebody. */
const PAUSE = 2;
const SHORT_PAUSE = 1;
const TELLING: ReadonlySet<Moment> = new Set(['close', 'missed', 'outbid', 'bargain', 'kept']);
/** Rounds before the first one, when everybody has enough to look at. */
const START = 1;
/** How many lines there are for each moment. */
const LINES = 4;
/** One more line for a moment, by the temper of a style. */
const TEMPERS: Partial<Record<Moment, string>> = {
  bought: 'producer',
  sold: 'shipper',
  close: 'collector',
  loan: 'banker',
};
/** How often a moment is worth a word, in percent: what happens all the time seldom is. */
const CHANCES: Record<Moment, number> = {
  bought: 30,
  built: 35,
  loan: 45,
  outbid: 60,
  bargain: 80,
  kept: 80,
  sold: 80,
  close: 100,
  missed: 100,
  ending: 100,
  victory: 100,
  beaten: 100,
};

/** Whether a moment is after the game. One line is always said then. */
export const isFarewell = (moment: Moment): boolean => moment === 'victory' || moment === 'beaten';

/** All lines of a game so far. `events` are its events from the start. */
export function linesOf(company: Company, events: readonly GameEvent[]): Line[] {
  const said: Line[] = [];
  let bids: BidsEvent | null = null;
  /** Turns until a bot may speak again. */
  let quiet = START * company.players;
  for (const event of events) {
    if (event.event === 'turn') quiet -= 1;
    if (event.event === 'bids') bids = event;
    const soon = quiet > 0 && event.event !== 'scored';
    if (soon && quiet > (PAUSE - SHORT_PAUSE) * company.players) continue;
    const line = lineAfter(event, bids, company, said);
    if (line === null || (soon && !TELLING.has(line.moment))) continue;
    said.push(line);
    quiet = PAUSE * company.players;
  }
  return said;
}

/** What could be said after an event. */
function lineAfter(
  event: GameEvent,
  bids: BidsEvent | null,
  { id, bots }: Company,
  said: readonly Line[],
): Line | null {
  const { seq } = event;
  for (const { moment, seats, other } of occasionsOf(event, bids)) {
    const key = `${id} ${seq} ${moment}`;
    const seat = picked(
      seats.filter((one) => one in bots),
      `${key} seat`,
    );
    if (seat === undefined || hashed(key) % 100 >= CHANCES[moment]) continue;
    const names = namesOf(moment, bots[seat] ?? '').filter(
      (name) => !said.some((line) => line.name === name),
    );
    const name = picked(names, `${key} line`);
    if (name !== undefined) {
      return { seq, seat, moment, name, ...(other === undefined ? {} : { other }) };
    }
  }
  return null;
}

function namesOf(moment: Moment, style: string): string[] {
  const names = Array.from({ length: LINES }, (_, index) => `${moment}-${index + 1}`);
  return style !== '' && TEMPERS[moment] === style ? [...names, `${moment}-${style}`] : names;
}

const picked = <One>(all: readonly One[], key: string): One | undefined =>
  all[hashed(key) % all.length];

/** A number that is the same in every browser (FNV-1a, then mixed so that its last digits vary). */
function hashed(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
