/** What visibly moves: containers from place to place, money from purse to purse. */
import type { GameEvent } from '../api/messages';
import { transfersOf, waysOf } from './deeds';
import type { Open } from './view';
import type { Colour, Seat } from './words';

export type Flight =
  | { what: 'container'; colour: Colour; from: string; to: string }
  | { what: 'money'; amount: number; from: string; to: string };

/** How what others did is seen to move: each container once, each purse once. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return [
    ...waysOf(events).map((way): Flight => ({ what: 'container', ...way })),
    ...transfersOf(events).map((transfer): Flight => ({ what: 'money', ...transfer })),
  ];
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
