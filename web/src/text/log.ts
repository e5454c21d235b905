/** One line of the log for each event, with the same sentences as the server and the terminal. */
import { ownPlaces, paymentsReceived } from '../game/rules.json';
import { counted, type Colour, type Seat } from '../game/words';
import type {
  BidsEvent,
  GameEvent,
  MoveEvent,
  PayEvent,
  SailEvent,
  ScoredEvent,
  SettledEvent,
  WonEvent,
} from '../api/messages';
import type { Arguments } from './bundle';
import { TABLE_SENTENCES } from './tableLog';

type Say = (id: string, args?: Arguments) => string;
type Sentence<Event> = (say: Say, event: Event) => string | null;

interface Place {
  kind: string;
  seat: string;
  price: number;
  broker: string;
}

const NOBODY = 'none';

export function placeOf(text: string): Place {
  const nowhere = { kind: text.replace(' ', '-'), seat: NOBODY, price: 0, broker: NOBODY };
  if (text.startsWith('broker ')) {
    return { ...nowhere, kind: 'broker', broker: text.slice('broker '.length) };
  }
  const [seat = '', rest] = text.split('.');
  if (rest === undefined) return nowhere;
  const [kind = '', price] = rest.split('@');
  return { kind, seat, price: Number(price ?? 0), broker: NOBODY };
}

const RECEIVED = new Set(paymentsReceived);
const OWN: Partial<Record<string, string>> = ownPlaces;

/** The sentence for an event, or nothing if it is not for readers. */
export function logLine(say: Say, event: GameEvent): string | null {
  const sentence = SENTENCES[event.event] as Sentence<GameEvent> | undefined;
  return sentence === undefined ? null : sentence(say, event);
}

const simple: Sentence<{ event: string; seat: Seat }> = (say, event) =>
  say(`log-${event.event}`, { seat: event.seat });

function pay(say: Say, event: PayEvent): string {
  const { from, to, for: reason, amount } = event;
  const broker = from.startsWith('broker ') ? placeOf(from).broker : placeOf(to).broker;
  const received = RECEIVED.has(reason);
  return say(`log-pay-${reason.replace('_', '-')}`, {
    seat: received ? to : from,
    other: received ? from : to,
    broker,
    amount,
  });
}

function move(say: Say, event: MoveEvent): string {
  const source = placeOf(event.from);
  const target = placeOf(event.to);
  const own = source.seat === target.seat;
  const kindOf = (place: Place) => (own ? (OWN[place.kind] ?? place.kind) : place.kind);
  return say(moveId(source, target), {
    colour: event.container,
    seat: target.seat === NOBODY ? source.seat : target.seat,
    from: kindOf(source),
    from_seat: source.seat,
    from_price: source.price,
    from_broker: source.broker,
    to: kindOf(target),
    to_seat: target.seat,
    to_price: target.price,
    to_broker: target.broker,
  });
}

function moveId(source: Place, target: Place): string {
  if (source.kind === 'supply' && target.seat !== NOBODY) return 'log-move-make';
  if (target.kind === 'hand') return 'log-move-take';
  if (target.kind === 'ship') return 'log-move-load';
  if (source.kind === 'hand' && ['factory', 'harbour'].includes(target.kind)) {
    return 'log-move-place';
  }
  return 'log-move';
}

function sail(say: Say, event: SailEvent): string {
  const place = event.to;
  const named = ['sea', 'island', 'bank'].includes(place);
  return say('log-sail', {
    seat: event.seat,
    place: named ? place : 'harbour',
    other: named ? NOBODY : place,
  });
}

const inRound = (event: { round: number }) => (event.round > 1 ? '-tie-break' : '');

function bids(say: Say, event: BidsEvent): string {
  const lines = Object.entries(event.bids).map(([seat, amount]) =>
    say('log-bid', { seat, amount }),
  );
  return say(`log-bids${inRound(event)}`, {
    bids: lines.join(', '),
    highest: event.highest,
  });
}

/** The colours of a lot, each with its count. */
export function lotText(say: Say, lot: readonly Colour[]): string {
  return counted(lot)
    .map(([colour, count]) => {
      const what = say(`colour-${colour}`);
      return count === 1 ? what : say('several', { count, what });
    })
    .join(', ');
}

function settled(say: Say, event: SettledEvent): string {
  const { lot } = event;
  return say(event.accepted ? 'log-settled-accepted' : 'log-settled-declined', {
    seat: event.seller,
    other: event.buyer,
    amount: event.amount,
    count: lot.length,
    lot: lotText(say, lot),
  });
}

function won(say: Say, event: WonEvent): string {
  const [broker = '', space = ''] = event.space.split(' ');
  return say('log-won', { seat: event.seat, broker, space });
}

function scored(say: Say, event: ScoredEvent): string {
  const scores = Object.entries(event.scores).sort(([, one], [, two]) => two - one);
  const winners = event.winners.map((seat) => say(`seat-${seat}`));
  return say('log-scored', {
    scores: scores.map(([seat, score]) => say('log-score', { seat, score })).join(', '),
    count: winners.length,
    winners: enumeration(say, winners),
  });
}

/** `Blue, Red and Green`. */
export function enumeration(say: Say, words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return say('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

export function seatNames(say: Say, seats: readonly Seat[]): string {
  return enumeration(
    say,
    seats.map((seat) => say(`seat-${seat}`)),
  );
}

const SENTENCES: { [Kind in GameEvent['event']]?: Sentence<Extract<GameEvent, { event: Kind }>> } =
  {
    turn: simple,
    // Steps are told by what they lead to, and this one leads to nothing.
    step: (say, { seat, step }) => (step === 'pass' ? say('log-passes', { seat }) : null),
    pay,
    move,
    sail,
    build: (say, event) =>
      say(`log-build-${event.what}`, {
        seat: event.seat,
        colour: event.colour ?? NOBODY,
        cost: event.cost,
      }),
    loan: (say, event) => say(event.forced ? 'log-loan-forced' : 'log-loan', { seat: event.seat }),
    repay: simple,
    committed: (say, event) => say(`log-committed${inRound(event)}`, { seat: event.seat }),
    bids,
    settled,
    default: (say, event) => say('log-default', { seat: event.seat, loans: event.loans }),
    seized: (say, event) =>
      say(`log-seized-${event.what}`, {
        seat: event.seat,
        colour: event.colour ?? NOBODY,
      }),
    won,
    ending: simple,
    scored,
    ...TABLE_SENTENCES,
  };
