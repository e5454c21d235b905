/** Where a bubble goes. */
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const AWAY = 8;

/** Above the thing it belongs to, or below where there is no room, and never over the edge of the page. */
export function placed(thing: Box, bubble: Size, page: Size): { left: number; top: number } {
  const middle = thing.left + thing.width / 2 - bubble.width / 2;
  const above = thing.top - bubble.height - AWAY;
  const below = thing.top + thing.height + AWAY;
  const most = page.width - bubble.width - AWAY;
  return {
    left: Math.max(AWAY, Math.min(middle, most)),
    top:
      above >= AWAY ? above : Math.max(AWAY, Math.min(below, page.height - bubble.height - AWAY)),
  };
}
