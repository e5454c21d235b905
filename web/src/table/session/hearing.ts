/** Which sound belongs to what happens at a table. */
import type { Sound } from '../../browser/sounds';
import type { GameEvent } from '../../game/view';
import type { Seat } from '../../game/words';

const STEPS: Record<string, Sound> = {
  produce: 'crane',
  make: 'crane',
  machine: 'container',
  warehouse: 'container',
  place: 'container',
  take: 'coin',
  seize: 'crane',
  sail: 'horn',
  sell: 'coin',
  loan: 'coin',
  repay: 'coin',
  pay: 'coin',
};

/** My own step, heard at once. What is written or taken back is paper: prices, bids, undo. */
export const soundOfStep = (step: string): Sound => STEPS[step.split(' ')[0] ?? ''] ?? 'paper';

/** What others did, from the most telling to the least. */
const EVENTS: readonly (readonly [Sound, (event: GameEvent) => boolean])[] = [
  ['gavel', ({ event }) => event === 'settled'],
  ['horn', ({ event }) => event === 'sail'],
  ['paper', ({ event }) => event === 'committed' || event === 'bids'],
  ['container', ({ event }) => event === 'build'],
  ['crane', (event) => event.event === 'move' && event.from === 'supply'],
  ['coin', ({ event }) => event === 'pay' || event === 'loan' || event === 'repay'],
  ['container', ({ event }) => event === 'move'],
];

/** One sound for a group of events, if they make one. */
export function soundOf(events: readonly GameEvent[]): Sound | null {
  return EVENTS.find(([, makes]) => events.some(makes))?.[0] ?? null;
}

/** The events without what follows from my own steps, which were heard when I took them. */
export function ofOthers(events: readonly GameEvent[], me: Seat | null): GameEvent[] {
  let mine = false;
  return events.filter((event) => {
    if (event.event === 'step' || event.event === 'turn') mine = event.seat === me;
    return !mine;
  });
}
