/** What happened since the viewer's last turn, summarised: one line for many small moves. */
import { sinceOwnTurn, worthTelling } from './history';
import { IdleTurns } from './idleTurns';
import type { GameEvent, MoveEvent } from '../api/messages';
import type { Colour, Seat } from './words';

/** For one's own Harbour Store, or onto one's ship. */
type Purchase = 'restock' | 'load';

export type DigestItem =
  | { kind: 'made'; lot: Colour[] }
  | { kind: 'bought'; by: Purchase; lot: Colour[]; from: Seat; paid: number }
  | { kind: 'event'; event: GameEvent };

export interface DigestTurn {
  seq: number;
  seat: Seat;
  items: DigestItem[];
}

export function digestOf(events: readonly GameEvent[], me: Seat): DigestTurn[] {
  const turns: DigestTurn[] = [];
  const idle = new IdleTurns();
  for (const event of sinceOwnTurn(events, me)) {
    const passes = idle.passes(event);
    if (event.event === 'turn') {
      turns.push({ seq: event.seq, seat: event.seat, items: [] });
    } else {
      const turn = turns.at(-1);
      if (turn === undefined) continue;
      if (passes) turn.items.push({ kind: 'event', event });
      else note(turn.items, event);
    }
  }
  return turns.filter((turn) => turn.seat !== me && turn.items.length > 0);
}

/** A bid at a broker: money, or containers on the Payment Card (R-IBCALL-4). */
const isBrokerBid = (event: GameEvent): boolean =>
  (event.event === 'pay' && event.for === 'broker_bid') ||
  (event.event === 'move' && event.to === 'payment card');

function note(items: DigestItem[], event: GameEvent): void {
  if (isBrokerBid(event)) {
    items.push({ kind: 'event', event });
    return;
  }
  if (event.event === 'move') {
    noteMove(items, event);
    return;
  }
  if (event.event === 'pay' && (event.for === 'restock' || event.for === 'load')) {
    // What a player also pays the same neighbour for producing (R-PROD-2) is no part of the price.
    const from = event.to as Seat;
    const last = purchaseIn(items, event.for, from);
    if (last !== undefined) last.paid += event.amount;
    else items.push({ kind: 'bought', by: event.for, lot: [], from, paid: event.amount });
    return;
  }
  if (event.event !== 'pay' && worthTelling(event)) items.push({ kind: 'event', event });
}

function noteMove(items: DigestItem[], { container, from, to }: MoveEvent): void {
  if (from === 'supply') {
    const made = items.findLast((item) => item.kind === 'made');
    if (made?.kind === 'made') made.lot.push(container);
    else items.push({ kind: 'made', lot: [container] });
    return;
  }
  const seller = from.split('.')[0] as Seat;
  const bought = purchaseIn(items, to.endsWith('.ship') ? 'load' : 'restock', seller);
  if (bought !== undefined && !to.startsWith(`${seller}.`)) bought.lot.push(container);
}

const purchaseIn = (items: readonly DigestItem[], by: Purchase, from: Seat) =>
  items
    .filter((item) => item.kind === 'bought')
    .findLast((item) => item.by === by && item.from === from);

/** What was bought from one seat, and for how much. */
export function soldBy(turns: readonly DigestTurn[], seat: Seat): { lot: Colour[]; paid: number } {
  const sales = turns
    .flatMap((turn) => turn.items)
    .filter((item) => item.kind === 'bought')
    .filter((item) => item.from === seat);
  return {
    lot: sales.flatMap((sale) => sale.lot),
    paid: sales.reduce((sum, sale) => sum + sale.paid, 0),
  };
}
