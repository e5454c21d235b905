/** Where things lie in the small picture of a board, in units of its drawing. */
import { boardOf, type View } from '../game/view';
import { priced, seatsFrom, type Colour, type Seat } from '../game/words';

export const WIDTH = 400;
/** From the horizon down, and the sky above it. */
export const HEIGHT = 250;
export const SKY = 34;
export const ISLAND = { x: WIDTH / 2, y: 112 } as const;
export const SHIP_WIDTH = 66;
/** What a quay has room for. More is seen when one comes closer. */
const MOST_ON_QUAY = 14;

interface Spot {
  x: number;
  y: number;
}

/** The middle of each quay: corners first, then the far shore. */
const QUAYS: readonly Spot[] = [
  { x: 54, y: 194 },
  { x: 54, y: 46 },
  { x: 346, y: 46 },
  { x: 346, y: 194 },
  { x: 200, y: 38 },
];

export const seatsOf = (view: View): Seat[] => seatsFrom('blue', view.players);

export function quayAt(view: View, seat: Seat): Spot {
  return QUAYS[seatsOf(view).indexOf(seat)] ?? ISLAND;
}

/** What stands on a quay, ready for the ships first. */
export function stockOf(view: View, seat: Seat): Colour[] {
  const { harbour, factory } = boardOf(view, seat);
  return [...harbour, ...factory].map((text) => priced(text).colour).slice(0, MOST_ON_QUAY);
}

/** The upper left corner of a ship. Ships at one place lie beside each other. */
export function shipAt(view: View, seat: Seat): Spot {
  const { at } = boardOf(view, seat).ship;
  const there = seatsOf(view).filter((other) => boardOf(view, other).ship.at === at);
  const berth = there.indexOf(seat);
  if (at === 'island') {
    const apart = Math.min(SHIP_WIDTH + 2, 180 / there.length);
    return { x: ISLAND.x - (apart * (there.length - 1) + SHIP_WIDTH) / 2 + apart * berth, y: 148 };
  }
  if (at === 'bank') return { x: ISLAND.x - SHIP_WIDTH / 2, y: 4 };
  const { x, y } = quayAt(view, at === 'sea' ? seat : at);
  const inward = Math.sign(ISLAND.x - x);
  const left = x - SHIP_WIDTH / 2;
  // In a harbour a ship lies alongside; on the open sea it lies off its own quay.
  if (at !== 'sea') return { x: left + 12 * inward + 14 * (berth - 1), y: y + 7 };
  if (inward === 0) return { x: left + 78, y: y + 4 };
  return { x: left + 20 * inward, y: y < ISLAND.y ? 88 : 124 };
}
