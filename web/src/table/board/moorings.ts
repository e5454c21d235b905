/** Where several ships lie in one harbour: at its wall or beside each other, none over another, and all of them to be read. */
import type { Anchorage, Box, Size, Spot } from './chart';

/** Of the width of a ship: its drawing, and the hull with one layer of containers. */
export const SHIP_HEIGHT = 0.5;
export const HULL_HEIGHT = 0.4;

export interface Harbour {
  wall: Box;
  /** The walls of the other harbours: a ship is nearest to its own. */
  otherWalls: readonly Box[];
  /** Where a ship of that width lies that has the harbour for itself. */
  alone: (width: number) => Spot;
  /** Quays, signs and the island, which no ship covers. */
  land: readonly Box[];
  /** The beach around the island: a ship there has landed. */
  beach: Box;
  /** Where the ships of the others wait, and where they land on the island. */
  waters: readonly Box[];
  landings: readonly Box[];
  size: Size;
  /** Where the sky ends. */
  horizon: number;
}

/** How wide they are, as part of a ship that lies alone: the first that leaves room for all of them. */
const PARTS: readonly number[] = [1, 0.92, 0.84, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4];
/** The smallest part for which ships keep out of the way of a ship that is seldom there. */
const LARGE = 0.7;
/** How far from the wall they may lie, in widths of a ship: a ship beside another one, or a second row. */
const NEAR: readonly number[] = [0.45, 0.9];
/** How far apart the spots are that are tried, in widths of a ship, and how far around that of a ship that lies alone. */
const GRID = 0.1;
const STEPS = 21;

/** What a ship covers with a layer of containers: only its funnel rises above that. */
export function hullOf({ x, y, width }: Anchorage): Box {
  const height = width * HULL_HEIGHT;
  return { x, y: y + (width * SHIP_HEIGHT - height) / 2, width, height };
}

/** How much water there is between two boxes; less than nothing if one lies over the other. */
function between(one: Box, other: Box): number {
  const across = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
  const down = Math.abs(one.y - other.y) - (one.height + other.height) / 2;
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}

/** Every free spot, the best first: at the wall, and not far from where a ship lies alone. */
function spotsAt(
  { wall, otherWalls, alone, beach, size, horizon }: Harbour,
  width: number,
  near: number,
  taken: readonly Box[],
): Anchorage[] {
  const first = alone(width);
  const found: (Anchorage & { away: number })[] = [];
  for (let down = -STEPS; down <= STEPS; down += 1) {
    for (let along = -STEPS; along <= STEPS; along += 1) {
      const spot = { x: first.x + along * GRID * width, y: first.y + down * GRID * width, width };
      const hull = hullOf(spot);
      const inside =
        Math.min(spot.x, size.width - spot.x) >= width / 2 + 2 &&
        hull.y - hull.height / 2 >= horizon &&
        hull.y + hull.height / 2 <= size.height - 2;
      if (!inside) continue;
      const apart = Math.max(0, between(wall, hull));
      const far = apart / width;
      const same = along === 0 && down === 0;
      if (far > near || (!same && between(beach, hull) < 0)) continue;
      if (otherWalls.some((other) => between(other, hull) < apart)) continue;
      if (taken.some((box) => between(box, hull) < 0)) continue;
      found.push({ ...spot, away: far + Math.hypot(along, down) * GRID * 0.5 });
    }
  }
  return found.sort((one, other) => one.away - other.away);
}

/** As many of them as were asked for, or fewer where there is no room for more. */
function row(count: number, spots: readonly Anchorage[]): Anchorage[] {
  const found: Anchorage[] = [];
  for (const spot of spots) {
    if (found.length === count) break;
    if (found.every((other) => between(hullOf(other), hullOf(spot)) >= 0)) found.push(spot);
  }
  return found;
}

export function moorings(count: number, widest: number, harbour: Harbour): Anchorage[] {
  const { land, waters, landings } = harbour;
  const large = PARTS.filter((part) => part >= LARGE);
  const open = [...land, ...waters];
  const all = [...open, ...landings];
  const [close = 0, wide = 0] = NEAR;
  // Rather small or in a second row than over somebody, and last of all over who waits at sea.
  const tries = [
    { parts: large, near: close, taken: all },
    { parts: large, near: wide, taken: all },
    { parts: PARTS, near: wide, taken: all },
    { parts: PARTS, near: wide, taken: open },
    { parts: PARTS, near: wide, taken: land },
  ];
  let most: Anchorage[] = [];
  for (const { parts, near, taken } of tries) {
    for (const part of parts) {
      const found = row(count, spotsAt(harbour, widest * part, near, taken));
      if (found.length === count) return found;
      if (found.length > most.length) most = found;
    }
  }
  return most;
}
