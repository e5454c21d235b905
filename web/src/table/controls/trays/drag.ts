/**
 * Dragging a container to a price with mouse, pen or finger. It drops on the element with `data-price` under the
 * pointer; a short tap stays a tap. What is dragged needs `touch-action: none`, or a finger would scroll instead.
 */
interface Dragging {
  drop: (price: number) => void;
}

const THRESHOLD = 8;

export function dragging(node: HTMLElement, options: Dragging) {
  let { drop } = options;
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  function down(event: PointerEvent): void {
    // A second finger drags nothing.
    if (event.button !== 0 || !event.isPrimary) return;
    dragged = false;
    start = { x: event.clientX, y: event.clientY };
    // A fast pointer leaves the piece before it has moved far.
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (start === null) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD;
    if (ghost === null && far) {
      const piece = node.querySelector('svg');
      if (piece === null) return;
      dragged = true;
      ghost = document.createElement('div');
      ghost.className = 'drag-ghost';
      ghost.append(piece.cloneNode(true));
      document.body.append(ghost);
    }
    if (ghost !== null) {
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    }
  }

  function up(event: PointerEvent): void {
    start = null;
    if (ghost === null) return;
    ghost.remove();
    ghost = null;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const price = under?.closest<HTMLElement>('[data-price]')?.dataset['price'];
    if (price !== undefined) drop(Number(price));
  }

  function cancel(): void {
    start = null;
    ghost?.remove();
    ghost = null;
  }

  /** The end of a drag is no tap on what was dragged. */
  function click(event: Event): void {
    if (dragged) event.stopImmediatePropagation();
    dragged = false;
  }

  // Before the listeners of the button itself.
  node.addEventListener('click', click, true);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  return {
    update(next: Dragging) {
      drop = next.drop;
    },
    destroy() {
      cancel();
      node.removeEventListener('click', click, true);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    },
  };
}
