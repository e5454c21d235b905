/** Where things lie in the picture of the sea, in per cent of its width and height. */
import { seatsFrom, type Seat } from '../game/words';
import type { ShipPlace } from '../game/view';

export interface Spot {
  x: number;
  y: number;
}

/** The quays around the sea, the own one below, the others clockwise; signs of a phone's size stay within it. */
const QUAYS: Record<number, readonly Spot[]> = {
  3: [spot(50, 89), spot(16, 14), spot(84, 14)],
  4: [spot(50, 89), spot(16, 30), spot(50, 11), spot(84, 30)],
  5: [spot(50, 89), spot(16, 52), spot(24, 11), spot(76, 11), spot(84, 52)],
};
/** Where a ship waits in the Open Sea, near its own quay. */
const WATERS: Record<number, readonly Spot[]> = {
  3: [spot(72, 80), spot(16, 56), spot(84, 56)],
  4: [spot(72, 82), spot(16, 60), spot(73, 20), spot(84, 60)],
  5: [spot(72, 82), spot(16, 78), spot(20, 30), spot(80, 30), spot(86, 74)],
};
/** The shore of the island, one landing for each ship. */
const SHORE: readonly Spot[] = [
  spot(50, 75),
  spot(30, 68),
  spot(70, 66),
  spot(34, 27),
  spot(66, 27),
];

export const ISLAND: Spot = spot(50, 47);
export const BANK: Spot = spot(16, 88);

function spot(x: number, y: number): Spot {
  return { x, y };
}

function at(list: readonly Spot[] | undefined, index: number): Spot {
  return list?.[index] ?? ISLAND;
}

export function quaySpot(seat: Seat, first: Seat, players: number): Spot {
  return at(QUAYS[players], seatsFrom(first, players).indexOf(seat));
}

/** Where a ship is drawn; several in one harbour lie side by side. */
export function shipSpot(
  seat: Seat,
  place: ShipPlace,
  first: Seat,
  players: number,
  guests: readonly Seat[],
): Spot {
  const order = seatsFrom(first, players);
  const index = order.indexOf(seat);
  if (place === 'sea') return at(WATERS[players], index);
  if (place === 'island') return at(SHORE, index);
  const berth = guests.indexOf(seat);
  // Above its sign, whose words can be long.
  if (place === 'bank') return spot(BANK.x + 3 + 7 * berth, BANK.y - 16 - 2 * berth);
  const quay = quaySpot(place, first, players);
  const inward = quay.x < 40 ? 1 : quay.x > 60 ? -1 : berth % 2 === 0 ? -1 : 1;
  const side = quay.x > 40 && quay.x < 60;
  return side
    ? spot(quay.x + inward * (17 + 8 * Math.floor(berth / 2)), quay.y - 2 - 6 * berth)
    : spot(quay.x + inward * (6 + 5 * berth), quay.y + 15 + 9 * berth);
}
