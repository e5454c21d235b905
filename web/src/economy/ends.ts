/** The words at the ends of the lines of a plot, beside each other without covering one another. */
import type uPlot from 'uplot';
import { lastOf, type Line } from './series';

/** Between two words, from one middle to the next, in pixels of the page. */
const GAP = 14;
const FONT_PX = 12;

/** Heights as near to the wanted ones as a gap allows, between a top and a bottom. */
export function spread(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let least = -Infinity;
  for (const index of order) least = found[index] = Math.max(found[index] ?? 0, least + gap);
  let most = bottom;
  for (const index of order.reverse())
    most = (found[index] = Math.min(found[index] ?? 0, most)) - gap;
  return found;
}

const wordOf = ({ word, name }: Line): string => word ?? name;

/** The room that the words take at the right. */
export function roomFor(lines: readonly Line[], font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = `${FONT_PX}px ${font}`;
  return Math.ceil(Math.max(...lines.map((line) => context.measureText(wordOf(line)).width))) + 10;
}

/** Write them. */
export function writeEnds(plot: uPlot, lines: readonly Line[], font: string, ink: string): void {
  const ratio = devicePixelRatio;
  const known = lines.flatMap((line) => {
    const value = lastOf(line);
    return value === null ? [] : [{ line, y: plot.valToPos(value, 'y', true) / ratio }];
  });
  const { left, top, width, height } = plot.bbox;
  const heights = spread(
    known.map(({ y }) => y),
    GAP,
    (top + height) / ratio,
  );
  const { ctx } = plot;
  ctx.save();
  ctx.font = `${FONT_PX * ratio}px ${font}`;
  ctx.fillStyle = ink;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  known.forEach(({ line }, index) =>
    ctx.fillText(wordOf(line), left + width + 6 * ratio, (heights[index] ?? 0) * ratio),
  );
  ctx.restore();
}
