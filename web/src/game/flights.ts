/** What visibly moves: containers from place to place, money from purse to purse. */
import type { GameEvent } from '../api/messages';
import type { Open } from './view';
import type { Colour, Seat } from './words';

export type Flight =
  | { what: 'container'; colour: Colour; from: string; to: string }
  | { what: 'money'; amount: number; from: string; to: string };

/** Animations of what others did. The viewer saw their own while drafting. */
export function flightsOf(events: readonly GameEvent[], me: Seat | null): Flight[] {
  const flights: Flight[] = [];
  for (const event of events) {
    if (event.event === 'move' && !isOwn(event.from, event.to, me)) {
      const { container: colour, from, to } = event;
      flights.push({ what: 'container', colour, from, to });
    } else if (event.event === 'pay' && event.amount > 0) {
      flights.push({ what: 'money', amount: event.amount, from: event.from, to: event.to });
    }
  }
  return flights;
}

/** Within the viewer's stores, or to their hand or ship, which was their own draft. */
function isOwn(from: string, to: string, me: Seat | null): boolean {
  if (me === null) return false;
  const mine = (place: string) => place.startsWith(`${me}.`);
  return mine(to) && (mine(from) || /\.(hand|ship)$/.test(to));
}

/** The animation of a step just added to the viewer's draft. */
export function flightOfStep(step: string, open: Open | undefined, me: Seat): Flight | null {
  const found = /^(take|place|lift) ([a-z]+)(?:@(\d))?$/.exec(step);
  if (found === null || open?.store === undefined) return null;
  const [, verb = '', colour = '', price] = found;
  const what = { what: 'container' as const, colour: colour as Colour };
  if (verb === 'take') {
    const from = open.store === 'bank' ? `${me}.bank` : `${open.from}.${open.store}@${price}`;
    return { ...what, from, to: open.store === 'factory' ? `${me}.hand` : `${me}.ship` };
  }
  const shelf = `${me}.${open.store}@${price}`;
  return verb === 'place'
    ? { ...what, from: `${me}.hand`, to: shelf }
    : { ...what, from: shelf, to: `${me}.hand` };
}
