/** How the containers of one price column are drawn: one by one while they fit, else one for each colour. */
import type { Colour } from '../../game/words';

/** What a column keeps for its price and its edges, in pixels. */
const FOOT = 24;
/** The smallest a box may get, as part of its usual size. */
const LEAST = 0.5;

export interface Box {
  colour: Colour;
  /** How many containers it stands for. */
  count: number;
}
export interface Pile {
  boxes: Box[];
  /** How large the boxes are, as part of their usual size. */
  high: number;
}

/** `height` of the column and of one box; nothing is known before the first layout. */
export function pileOf(
  goods: readonly (readonly [Colour, number])[],
  height: number,
  box: number,
): Pile {
  const single = goods.flatMap(([colour, count]) =>
    Array.from({ length: count }, (): Box => ({ colour, count: 1 })),
  );
  const fits = box === 0 ? single.length : Math.floor((height - FOOT) / box);
  if (single.length <= fits) return { boxes: single, high: 1 };
  const boxes = goods.map(([colour, count]): Box => ({ colour, count }));
  return { boxes, high: Math.max(LEAST, Math.min(1, (height - FOOT) / box / boxes.length)) };
}
