/** What others do, put together: one deed is what one short sentence tells, with all its payments and moves. */
import type { GameEvent, MoveEvent, StepEvent } from '../api/messages';
import { worthTelling } from './history';
import { IdleTurns } from './idleTurns';
import { isSeat, type Colour, type Seat } from './words';

export type DeedKind =
  | 'turn' // a turn begins; nothing to tell yet
  | 'produce'
  | 'buy'
  | 'price'
  | 'sail'
  | 'build'
  | 'sell'
  | 'broker'
  | 'pass'
  | 'auction'
  | 'tell' // one event that has its own line in the log
  | 'end'; // the score, and everything that comes with it

export interface Deed {
  kind: DeedKind;
  seat: Seat | null;
  events: GameEvent[];
}

/** Steps that begin a deed. Others go on with the one before: taking, pricing, being done. */
const BEGINS: Record<string, DeedKind> = {
  produce: 'produce',
  restock: 'buy',
  load: 'buy',
  reprice: 'price',
  sail: 'sail',
  warehouse: 'build',
  machine: 'build',
  sell: 'sell',
  call: 'broker',
  outbid: 'broker',
  accept: 'auction',
  decline: 'auction',
  loan: 'tell',
  repay: 'tell',
};

/** Things that are told on their own. */
const TOLD = new Set<string>(['default', 'won', 'ending']);

/**
 * Add what has happened to the deeds before it. The last of them may go on in the next update. `passes` says which
 * steps end a turn without a deed, for which all events of the game so far have to be known.
 */
export function addDeeds(
  deeds: readonly Deed[],
  events: readonly GameEvent[],
  passes: (event: GameEvent) => boolean = passesIn(events),
): Deed[] {
  const all = [...deeds];
  for (const event of events) {
    const last = all.at(-1);
    const kind = passes(event) ? 'pass' : beginning(event, last);
    if (kind === null && last !== undefined) {
      all[all.length - 1] = { ...last, events: [...last.events, event] };
      continue;
    }
    const seat = actorOf(event) ?? last?.seat ?? null;
    const begun = { kind: kind ?? restOf(event), seat, events: [event] };
    // What begins a turn, as its interest, belongs to the first thing that is done in it.
    if (last?.kind === 'turn' && begun.kind !== 'turn') {
      all[all.length - 1] = { ...begun, events: [...last.events, event] };
    } else all.push(begun);
  }
  return all;
}

/** For events that begin with a turn, or before the first. */
function passesIn(events: readonly GameEvent[]): (event: GameEvent) => boolean {
  const idle = new IdleTurns();
  const found = new Set(events.filter((event) => idle.passes(event)));
  return (event) => found.has(event);
}

/** Which deed an event begins, or null if it goes on with the last one. */
function beginning(event: GameEvent, last: Deed | undefined): DeedKind | null {
  switch (event.event) {
    case 'turn':
      return 'turn';
    case 'step':
      return begunByStep(event, last);
    case 'loan':
    case 'repay':
      if (isUnsettled(last)) return null;
      return last?.kind === 'tell' && last.events.at(-1)?.event === 'step' ? null : 'tell';
    case 'scored':
    case 'ended':
      return last?.kind === 'end' ? null : 'end';
    case 'bids':
    case 'settled':
      return last?.kind === 'auction' ? null : 'auction';
    case 'pay':
    case 'move':
    case 'build':
    case 'sail':
    case 'committed':
    case 'seized':
      return null;
    default:
      return TOLD.has(event.event) || worthTelling(event) ? 'tell' : null;
  }
}

function begunByStep({ seat, step }: StepEvent, last: Deed | undefined): DeedKind | null {
  const verb = step.split(' ')[0] ?? '';
  // Until the lot has an owner everything belongs to the auction: loans for a bid (R-AUCT-5), the seller's choice.
  if (isUnsettled(last)) return null;
  if (verb === 'take') return last?.kind === 'buy' && last.seat === seat ? null : 'buy';
  return BEGINS[verb] ?? null;
}

/** An auction whose bids are open, and whose lot has no owner yet. */
const isUnsettled = (deed: Deed | undefined): boolean =>
  deed?.kind === 'auction' && !deed.events.some(({ event }) => event === 'settled');

/** What an event is about when the beginning of its deed was not seen. The end of a turn is nothing to tell. */
function restOf(event: GameEvent): DeedKind {
  if (event.event === 'step') return event.step === 'pass' ? 'turn' : 'price';
  return event.event === 'move' ? 'price' : 'tell';
}

function actorOf(event: GameEvent): Seat | null {
  if (event.event === 'settled') return event.seller;
  return 'seat' in event ? event.seat : null;
}

// ------------------------------------------------------------- what a deed comes to

export interface Way {
  colour: Colour;
  from: string;
  to: string;
}

const inHand = (place: string) => place.endsWith('.hand');

/** Where each container went, without the stay in a hand. Containers put back are left out. */
export function waysOf(events: readonly GameEvent[]): Way[] {
  const ways: Way[] = [];
  for (const event of events) {
    if (event.event === 'move') follow(ways, event);
  }
  return ways.filter(({ from, to }) => from !== to);
}

function follow(ways: Way[], { container: colour, from, to }: MoveEvent): void {
  const way = inHand(from)
    ? ways.find((one) => one.to === from && one.colour === colour)
    : undefined;
  if (way === undefined) ways.push({ colour, from, to });
  else way.to = to;
}

export interface Transfer {
  from: string;
  to: string;
  amount: number;
}

/** Who paid whom how much. */
export function transfersOf(events: readonly GameEvent[]): Transfer[] {
  const transfers: Transfer[] = [];
  for (const event of events) {
    if (event.event !== 'pay') continue;
    const { from, to, amount } = event;
    const known = transfers.find((one) => one.from === from && one.to === to);
    if (known === undefined) transfers.push({ from, to, amount });
    else known.amount += amount;
  }
  return transfers;
}

const ownerOf = (place: string): Seat | null => {
  const owner = place.split('.')[0] ?? '';
  return isSeat(owner) ? owner : null;
};

/** What a deed made, bought, loaded from the bank harbour and received. */
export interface Outcome {
  made: Colour[];
  bought: Colour[];
  seller: Seat | null;
  paid: number;
  fetched: Colour[];
  sold: Colour[];
}

export function outcomeOf(deed: Deed): Outcome {
  const outcome: Outcome = { made: [], bought: [], seller: null, paid: 0, fetched: [], sold: [] };
  for (const { colour, from, to } of waysOf(deed.events)) {
    const [source, target] = [ownerOf(from), ownerOf(to)];
    if (from === 'supply') outcome.made.push(colour);
    else if (to === 'supply') outcome.sold.push(colour);
    else if (from.endsWith('.bank')) outcome.fetched.push(colour);
    else if (source !== null && target === deed.seat && source !== target) {
      outcome.bought.push(colour);
      outcome.seller = source;
    }
  }
  for (const event of deed.events) {
    if (event.event === 'pay' && (event.for === 'restock' || event.for === 'load')) {
      outcome.paid += event.amount;
    }
  }
  return outcome;
}

/** What a seat got from another one. */
export const receivedBy = (deed: Deed, seat: Seat | null): number =>
  transfersOf(deed.events)
    .filter(({ from, to }) => to === seat && isSeat(from) && from !== seat)
    .reduce((sum, { amount }) => sum + amount, 0);
