/** What others do, in one short sentence from the reader's point of view. The text is in playback.ftl. */
import { outcomeOf, receivedBy, waysOf, type Deed } from '../game/deeds';
import type { GameEvent, MoveEvent, PayEvent, SailEvent } from '../api/messages';
import type { Colour, Seat } from '../game/words';
import { isSeat } from '../game/words';
import type { Arguments } from './bundle';
import { enumeration, logLine, lotText } from './log';
import { worthTelling } from '../game/history';

type Say = (id: string, args?: Arguments) => string;

/** Who reads: their seat, and what is aboard the ships. */
export interface Reader {
  seat: Seat | null;
  cargoOf: (seat: Seat) => number;
}

/** The caption of a deed, or null if there is nothing to say about it. */
export function captionOf(say: Say, deed: Deed, reader: Reader): string | null {
  const { seat, kind } = deed;
  if (seat === null) return lineOf(say, deed);
  switch (kind) {
    case 'turn':
      return null;
    case 'pass':
      return say('log-passes', { seat });
    case 'price':
      return priced(say, deed, seat);
    case 'produce':
      return produced(say, deed, seat, reader);
    case 'buy':
      return bought(say, deed, seat, reader);
    case 'sell':
      return say('playback-sells', {
        seat,
        lot: goods(say, outcomeOf(deed).sold),
        amount: gained(deed, seat),
      });
    case 'sail':
      return sailed(say, deed, seat, reader);
    case 'broker':
      return bidToBroker(say, deed, seat);
    default:
      return lineOf(say, deed);
  }
}

const goods = (say: Say, lot: readonly Colour[]) => enumeration(say, lotText(say, lot).split(', '));

/** What is told elsewhere: payments and moves by the deed, bids and the end by the stage. */
const ELSEWHERE = new Set<string>(['pay', 'move', 'bids', 'scored', 'ended']);

/** The lines of the log for what such a deed is about. */
function lineOf(say: Say, { events }: Deed): string | null {
  const lines = events
    .filter((event) => worthTelling(event) && !ELSEWHERE.has(event.event))
    .map((event) => logLine(say, event))
    .filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join(' ');
}

function produced(say: Say, deed: Deed, seat: Seat, reader: Reader): string {
  const { made } = outcomeOf(deed);
  if (made.length === 0) return say('playback-makes-nothing', { seat });
  const amount = receivedBy(deed, reader.seat);
  return say(amount > 0 ? 'playback-makes-you' : 'playback-makes', {
    seat,
    lot: goods(say, made),
    amount,
  });
}

/** The steps of a bot come one by one: as long as nothing has changed its place, there is nothing to tell. */
function priced(say: Say, deed: Deed, seat: Seat): string | null {
  if (deed.events.some(paysBroker)) return bidToBroker(say, deed, seat);
  return waysOf(deed.events).length > 0 ? say('playback-prices', { seat }) : null;
}

function bought(say: Say, deed: Deed, seat: Seat, reader: Reader): string | null {
  const { bought, seller, paid, fetched } = outcomeOf(deed);
  if (fetched.length > 0) return say('playback-fetches', { seat, lot: goods(say, fetched) });
  if (seller === null) return priced(say, deed, seat);
  return say(seller === reader.seat ? 'playback-buys-you' : 'playback-buys', {
    seat,
    other: seller,
    lot: goods(say, bought),
    amount: paid,
  });
}

function sailed(say: Say, deed: Deed, seat: Seat, reader: Reader): string | null {
  const way = deed.events.find((event): event is SailEvent => event.event === 'sail');
  if (way === undefined) return null;
  if (way.to === 'island')
    return say('playback-sails-island', { seat, count: reader.cargoOf(seat) });
  if (isSeat(way.to) && way.to === reader.seat) return say('playback-sails-you', { seat });
  return logLine(say, way);
}

const paysBroker = (event: GameEvent): event is PayEvent =>
  event.event === 'pay' && event.for === 'broker_bid';

const pledges = (event: GameEvent): event is MoveEvent =>
  event.event === 'move' && event.to === 'payment card';

function bidToBroker(say: Say, deed: Deed, seat: Seat): string {
  const bid = deed.events.find(paysBroker);
  if (bid !== undefined) return say('log-pay-broker-bid', { seat, amount: bid.amount });
  const lot = deed.events.filter(pledges).map(({ container }) => container);
  return say('playback-pledges', { seat, lot: goods(say, lot) });
}

const gained = ({ events }: Deed, seat: Seat): number =>
  events.reduce(
    (sum, event) => (event.event === 'pay' && event.to === seat ? sum + event.amount : sum),
    0,
  );

/** Everything that a player did, in one line. */
export function summaryOf(
  say: Say,
  deeds: readonly Deed[],
  seat: Seat,
  reader: Pick<Reader, 'seat'>,
): string {
  const outcomes = deeds.map(outcomeOf);
  const made = outcomes.flatMap((one) => one.made).length;
  const bought = outcomes.flatMap((one) => one.bought).length;
  const paid = outcomes.reduce((sum, one) => sum + one.paid, 0);
  const built = deeds.filter((deed) => deed.kind === 'build').length;
  const loans = deeds
    .flatMap((deed) => deed.events)
    .filter((event) => event.event === 'loan' && event.seat === seat).length;
  const landed = deeds
    .flatMap((deed) => deed.events)
    .filter((event) => event.event === 'sail' && event.to === 'island').length;
  const yours = deeds.reduce((sum, deed) => sum + receivedBy(deed, reader.seat), 0);
  const parts = [
    ...(made > 0 ? [say('playback-sum-made', { count: made })] : []),
    ...(bought > 0 ? [say('playback-sum-bought', { count: bought, amount: paid })] : []),
    ...(built > 0 ? [say('playback-sum-built', { count: built })] : []),
    ...(landed > 0 ? [say('playback-sum-landed', { count: landed })] : []),
    ...(loans > 0 ? [say('playback-sum-loans', { count: loans })] : []),
    ...(yours > 0 ? [say('playback-sum-you', { amount: yours })] : []),
  ];
  // A bid at a broker has its own sentence, where nothing else is to be told.
  const bid = deeds.findLast((deed) => deed.kind === 'broker');
  if (parts.length === 0 && bid !== undefined) return bidToBroker(say, bid, seat);
  const way = deeds
    .flatMap((deed) => deed.events)
    .findLast((event) => event.event === 'sail' && event.seat === seat);
  if (parts.length === 0 && way !== undefined) {
    return logLine(say, way) ?? say('playback-sum-little', { seat });
  }
  if (parts.length === 0) return say('playback-sum-little', { seat });
  return say('playback-sum', { seat, deeds: parts.join(', ') });
}
