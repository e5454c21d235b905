/** The log, grouped by turn and without repetitions. */
import type { GameEvent, MoveEvent } from '../api/messages';
import { IdleTurns } from './idleTurns';
import type { Seat } from './words';

export interface Turn {
  seq: number;
  seat: Seat | null;
  events: GameEvent[];
}

/** Payments that another event already mentions. */
const TOLD = new Set(['warehouse', 'machine', 'loan', 'repay', 'bid', 'subsidy', 'decline']);

export function worthTelling(event: GameEvent): boolean {
  switch (event.event) {
    case 'step':
    case 'turn':
    case 'committed':
    case 'created':
    case 'joined':
    case 'left':
    case 'removed':
    case 'started':
    case 'rematch':
      return false;
    case 'pay':
      return !TOLD.has(event.for);
    case 'move':
      return !isShuffling(event);
    default:
      return true;
  }
}

/** A container that its owner only picks up to reprice it. */
function isShuffling(event: MoveEvent): boolean {
  const owner = (place: string) => place.split('.')[0];
  return event.to.endsWith('.hand') && owner(event.from) === owner(event.to);
}

export function turnsOf(events: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [{ seq: 0, seat: null, events: [] }];
  const idle = new IdleTurns();
  for (const event of events) {
    const passes = idle.passes(event);
    if (event.event === 'turn') turns.push({ seq: event.seq, seat: event.seat, events: [] });
    else if (passes || worthTelling(event)) turns.at(-1)?.events.push(event);
  }
  return turns.filter((turn) => turn.seat !== null || turn.events.length > 0);
}

/** The events since the end of a seat's last turn. */
export function sinceOwnTurn(events: readonly GameEvent[], seat: Seat): GameEvent[] {
  const isTurn = (event: GameEvent) => event.event === 'turn';
  const current = events.findLastIndex(isTurn);
  // Games are long, so this looks from the end.
  const before = isTurnOf(events[current], seat) ? events.slice(0, current) : events;
  const own = before.findLastIndex((event) => isTurnOf(event, seat));
  const next = events.findIndex((event, index) => index > own && isTurn(event));
  return next < 0 ? [] : events.slice(next);
}

const isTurnOf = (event: GameEvent | undefined, seat: Seat): boolean =>
  event?.event === 'turn' && event.seat === seat;

/** What the log is filtered by: everything, one player, or one kind of thing. */
export type Filter = 'all' | 'since' | 'trade' | 'ships' | 'auctions' | 'money' | Seat;

const KINDS: Record<string, (event: GameEvent) => boolean> = {
  trade: (event) =>
    event.event === 'move' ||
    event.event === 'build' ||
    (event.event === 'pay' && ['restock', 'load', 'produce', 'domestic'].includes(event.for)),
  ships: (event) =>
    event.event === 'sail' || (event.event === 'move' && event.to.endsWith('.ship')),
  auctions: (event) => ['bids', 'settled', 'won'].includes(event.event),
  money: (event) => ['pay', 'loan', 'repay', 'default', 'settled', 'seized'].includes(event.event),
};

/** The turns that a filter leaves, without those in which nothing is left. */
export function filtered(turns: readonly Turn[], filter: Filter, since: number): Turn[] {
  if (filter === 'all') return [...turns];
  if (filter === 'since') return turns.filter((turn) => turn.seq >= since);
  const kind = KINDS[filter];
  if (kind === undefined) return turns.filter((turn) => turn.seat === filter);
  return turns
    .map((turn) => ({ ...turn, events: turn.events.filter(kind) }))
    .filter((turn) => turn.events.length > 0);
}

/** How many steps had been taken when a log entry was written. A sealed bid counts as one. */
export function stepsUntil(events: readonly GameEvent[], seq: number): number {
  const steps = events.filter(
    (event) => event.seq <= seq && (event.event === 'step' || event.event === 'committed'),
  );
  return new Set(steps.map((event) => event.seq)).size;
}
