/** The outline of an island as the path of an SVG, rounded everywhere. */
import type { Size } from './chart';

/** Points around a ground of 1 by 1, clockwise from the left: no two sides are alike. */
const OUTLINE: readonly (readonly [x: number, y: number])[] = [
  [0, 0.48],
  [0.03, 0.2],
  [0.13, 0.05],
  [0.32, -0.02],
  [0.55, 0.01],
  [0.76, -0.01],
  [0.92, 0.08],
  [0.99, 0.28],
  [1.01, 0.55],
  [0.97, 0.8],
  [0.87, 0.95],
  [0.66, 1.01],
  [0.42, 0.98],
  [0.2, 1],
  [0.06, 0.88],
  [-0.01, 0.7],
];

/** A coast that lies `out` pixels beyond a ground of this size. */
export function coast({ width, height }: Size, out: number): string {
  const points = OUTLINE.map(([x, y]): [number, number] => [
    x * (width + 2 * out) - out,
    y * (height + 1.5 * out) - 0.75 * out,
  ]);
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const say = ([x, y]: readonly number[]) => `${x?.toFixed(1)} ${y?.toFixed(1)}`;
  // Through every point, in the direction from the one before to the one after.
  const bend = (from: number, towards: 1 | -1) => {
    const [x, y] = at(from);
    const [beforeX, beforeY] = at(from - 1);
    const [afterX, afterY] = at(from + 1);
    return say([x + (towards * (afterX - beforeX)) / 6, y + (towards * (afterY - beforeY)) / 6]);
  };
  const curves = points.map(
    (_, index) => `C${bend(index, 1)} ${bend(index + 1, -1)} ${say(at(index + 1))}`,
  );
  return `M${say(at(0))}${curves.join('')}Z`;
}
