/** A horizontal swipe over an element: 1 to the left, -1 to the right. */
const FAR = 60;

export function swipe(node: HTMLElement, act: (direction: 1 | -1) => void) {
  let start: { x: number; y: number } | null = null;
  let swiped = act;

  function down(event: TouchEvent): void {
    const [finger] = event.touches;
    // Two fingers zoom.
    start = event.touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
  }
  function up(event: TouchEvent): void {
    const [finger] = event.changedTouches;
    if (start === null || finger === undefined) return;
    const x = finger.clientX - start.x;
    const y = finger.clientY - start.y;
    start = null;
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0 ? 1 : -1);
  }

  node.addEventListener('touchstart', down, { passive: true });
  node.addEventListener('touchend', up, { passive: true });
  return {
    update(next: (direction: 1 | -1) => void) {
      swiped = next;
    },
    destroy() {
      node.removeEventListener('touchstart', down);
      node.removeEventListener('touchend', up);
    },
  };
}
