/** How large a board in miniature is drawn: like a small desk's, and scaled down where there is less room. */

/** Width by height. */
export const SHAPE = 1.42;
/** The narrowest sea on which everything has its usual size. */
const LEAST = 620;

export interface Drawn {
  width: number;
  height: number;
  scale: number;
}

export function drawnAt(room: number): Drawn {
  const width = Math.max(LEAST, room);
  return { width, height: width / SHAPE, scale: room / width };
}
