/** How a ship gets from one place to another: straight, or round the island. */
import type { Box, Spot } from './chart';

const SAMPLES = 24;
/** How often corners are rounded. */
const ROUNDINGS = 2;

const distance = (one: Spot, two: Spot) => Math.hypot(one.x - two.x, one.y - two.y);

const along = (one: Spot, two: Spot, part: number): Spot => ({
  x: one.x + (two.x - one.x) * part,
  y: one.y + (two.y - one.y) * part,
});

export const lengthOf = (way: readonly Spot[]): number =>
  way.slice(1).reduce((sum, spot, index) => sum + distance(way[index] ?? spot, spot), 0);

/** Whether a way leads through a box. It may touch its edge. */
export function crosses(way: readonly Spot[], { x, y, width, height }: Box): boolean {
  return way
    .slice(1)
    .some((spot, index) =>
      Array.from({ length: SAMPLES + 1 }, (_, part) =>
        along(way[index] ?? spot, spot, part / SAMPLES),
      ).some((at) => Math.abs(at.x - x) < width / 2 - 1 && Math.abs(at.y - y) < height / 2 - 1),
    );
}

/** The shortest way that leaves the box alone, in straight lines. Nothing sails above `ceiling`. */
function corners(from: Spot, to: Spot, box: Box, ceiling: number): Spot[] {
  const left = box.x - box.width / 2;
  const right = box.x + box.width / 2;
  const sides = [box.y + box.height / 2, box.y - box.height / 2].filter((y) => y >= ceiling);
  const ways = sides.flatMap((y) => [
    [from, { x: left, y }, to],
    [from, { x: right, y }, to],
    [from, { x: left, y }, { x: right, y }, to],
    [from, { x: right, y }, { x: left, y }, to],
  ]);
  const [shortest] = ways
    .filter((way) => !crosses(way, box))
    .sort((one, two) => lengthOf(one) - lengthOf(two));
  return shortest ?? [from, to];
}

/** Corners cut off again and again become a curve. */
function rounded(way: readonly Spot[]): Spot[] {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined || way.length < 3) return [...way];
  const cut = way
    .slice(1)
    .flatMap((spot, index) => [
      along(way[index] ?? spot, spot, 0.25),
      along(way[index] ?? spot, spot, 0.75),
    ]);
  return [first, ...cut.slice(1, -1), last];
}

/** The box without the edge on which a ship lies already. */
function besides(box: Box, end: Spot): Box {
  const across = Math.abs(end.x - box.x) / (box.width / 2);
  const down = Math.abs(end.y - box.y) / (box.height / 2);
  if (Math.max(across, down) >= 1) return box;
  return across > down
    ? { ...box, width: box.width * across }
    : { ...box, height: box.height * down };
}

/** From place to place without touching the `ground` of the island, which is as much larger as the ship needs. */
export function wayRound(from: Spot, to: Spot, ground: Box, ceiling: number): Spot[] {
  const island = besides(besides(ground, from), to);
  if (!crosses([from, to], island)) return [from, to];
  // Rounding cuts corners, so they are taken a little wider.
  const wide = { ...island, width: island.width * 1.16, height: island.height * 1.16 };
  let way = corners(from, to, wide, ceiling);
  if (way.length === 2) way = corners(from, to, island, ceiling);
  for (let time = 0; time < ROUNDINGS; time += 1) {
    const softer = rounded(way);
    if (crosses(softer, island)) break;
    way = softer;
  }
  return way;
}
