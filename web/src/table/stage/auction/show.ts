/**
 * The auction as a show: what is seen after which event, and for how long. A component draws the moment; when it
 * comes is decided here.
 */
import type { Pace } from '../../../browser/choices.svelte';
import type { Auction, View } from '../../../game/view';
import type { BidsEvent, SettledEvent } from '../../../api/messages';
import type { Colour, Seat } from '../../../game/words';

/** What is seen, in milliseconds of a calm show. */
export type Moment =
  /** All envelopes are in. */
  | { kind: 'roll'; ms: number }
  /** One of them opens. */
  | { kind: 'open'; seat: Seat; ms: number }
  /** The highest bid stands, or a tie. */
  | { kind: 'called'; ms: number }
  | { kind: 'gavel'; ms: number }
  /** The money of the bidder, or of a seller who declined. */
  | { kind: 'coins'; ms: number }
  /** The bank doubles it. */
  | { kind: 'subsidy'; ms: number }
  /** The containers go to the island. */
  | { kind: 'cargo'; ms: number }
  /** The result can be read. */
  | { kind: 'result'; ms: number };

/** An auction as far as its events tell it. */
export interface Told {
  seller: Seat;
  lot: readonly Colour[];
  /** One round of bids, or two after a tie. */
  rounds: readonly BidsEvent[];
  settled: SettledEvent | null;
}

const ROLL_MS = 700;
/** For all envelopes together, however many there are. */
const OPENING_MS = 2200;
const LONGEST_OPENING_MS = 650;
/** Long enough to see who decides now. The gavel still falls within 4 seconds of the last bid. */
const CALLED_MS = 1000;
const RESULT_MS = 6000;

/** The envelopes of a round open one by one, from the lowest bid to the highest. */
export function revealOf({ bids, counted }: BidsEvent): Moment[] {
  const seats = Object.keys(bids) as Seat[];
  const height = (seat: Seat) => [counted[seat] ?? 0, bids[seat] ?? 0] as const;
  seats.sort((one, two) => {
    const [low, lowBid] = height(one);
    const [high, highBid] = height(two);
    return low - high || lowBid - highBid;
  });
  const ms = Math.min(LONGEST_OPENING_MS, OPENING_MS / seats.length);
  return [
    { kind: 'roll', ms: ROLL_MS },
    ...seats.map((seat): Moment => ({ kind: 'open', seat, ms })),
    { kind: 'called', ms: CALLED_MS },
  ];
}

/** The gavel falls, and everything finds its new owner. A seller who declines gets no subsidy (R-AUCT-12). */
export function settlingOf({ accepted, amount }: SettledEvent): Moment[] {
  const paid: Moment[] = amount > 0 ? [{ kind: 'coins', ms: 700 }] : [];
  const doubled: Moment[] = accepted && amount > 0 ? [{ kind: 'subsidy', ms: 700 }] : [];
  return [
    { kind: 'gavel', ms: 700 },
    ...paid,
    ...doubled,
    { kind: 'cargo', ms: 900 },
    { kind: 'result', ms: RESULT_MS },
  ];
}

const SPEED: Record<Pace, number> = { normal: 1, fast: 0.5, still: 0 };

/** How long a moment lasts at a pace. A result takes as long to read at any pace. */
export const lasting = ({ kind, ms }: Moment, pace: Pace): number =>
  kind === 'result' ? ms : ms * SPEED[pace];

// ------------------------------------------------------------- what lies on the table

/** An envelope: not there yet, closed, or open. The owner knows what is in it. */
export interface Envelope {
  state: 'none' | 'sealed' | 'open';
  amount?: number | undefined;
  /** $0 cards in an open one. */
  cards?: number | undefined;
  /** A $0 card has cancelled the bid (R-CANC-1). */
  cancelled?: boolean;
}

/** A bidder's place. Only those in a tie have a second envelope. */
export interface Place {
  seat: Seat;
  first: Envelope;
  second: Envelope | null;
  best: boolean;
}

/** What two open bids count together: one with a $0 card in the tie-break nothing, one before it no more (R-CANC-3). */
export function totalBid(first: Envelope, second: Envelope): number {
  if (second.cancelled === true) return 0;
  return (first.cancelled === true ? 0 : (first.amount ?? 0)) + (second.amount ?? 0);
}

/** How far a show has come: which envelopes of the last round are open, and who is ahead. */
export interface Progress {
  opened: readonly Seat[];
  best: readonly Seat[];
}

/** The places as the events tell them. */
export function placesTold(
  seats: readonly Seat[],
  { rounds }: Told,
  { opened, best }: Progress,
): Place[] {
  const [first, second] = rounds;
  if (first === undefined) return [];
  const envelope = (round: BidsEvent, seat: Seat, open: boolean): Envelope =>
    open
      ? {
          state: 'open',
          amount: round.bids[seat],
          cards: round.zero_cards?.[seat],
          cancelled: (round.counted[seat] ?? 0) < (round.bids[seat] ?? 0),
        }
      : { state: 'sealed' };
  return seats
    .filter((seat) => first.bids[seat] !== undefined)
    .map((seat) => ({
      seat,
      first: envelope(first, seat, second !== undefined || opened.includes(seat)),
      second:
        second?.bids[seat] === undefined ? null : envelope(second, seat, opened.includes(seat)),
      best: best.includes(seat),
    }));
}

/** The places of an open auction as the position has them: complete at any moment, without any event. */
export function placesNow(
  seats: readonly Seat[],
  auction: Auction,
  asked: readonly Seat[] | null,
  best: readonly Seat[],
  options: View['options'] = {},
): Place[] {
  const { seller, first, bids, committed, round } = auction;
  const cancels = options['cancel_bid'] === 'on';
  const firstCancelled = (seat: Seat) => cancels && (auction.first_zero_cards?.[seat] ?? 0) > 0;
  /** By R-CANC-3 a cancelled first bid may also spoil what is added to it. */
  const cancelled = (seat: Seat) =>
    (cancels && (auction.zero_cards?.[seat] ?? 0) > 0) ||
    (options['cancelled_first_bid'] === 'stays_zero' && firstCancelled(seat));
  /** While bids are made, `asked` says who still has to. Then all envelopes of the round open. */
  const current = (seat: Seat): Envelope => {
    const cards = auction.zero_cards?.[seat];
    if (asked === null) {
      return { state: 'open', amount: bids[seat], cards, cancelled: cancelled(seat) };
    }
    return committed.includes(seat) ? { state: 'sealed', amount: bids[seat] } : { state: 'none' };
  };
  const tied = (seat: Seat) =>
    asked === null ? bids[seat] !== undefined : asked.includes(seat) || committed.includes(seat);
  return seats
    .filter((seat) => seat !== seller)
    .map((seat) => ({
      seat,
      first:
        round === 2
          ? {
              state: 'open',
              amount: first?.[seat],
              cards: auction.first_zero_cards?.[seat],
              cancelled: firstCancelled(seat),
            }
          : current(seat),
      second: round === 2 && tied(seat) ? current(seat) : null,
      best: best.includes(seat),
    }));
}

/** Who is ahead when these envelopes of a round are open. */
export function aheadOf({ counted }: BidsEvent, opened: readonly Seat[]): Seat[] {
  const highest = Math.max(...opened.map((seat) => counted[seat] ?? 0));
  return opened.filter((seat) => counted[seat] === highest);
}
