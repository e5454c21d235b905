import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { moveMs } from '../../../browser/motion';

/** How a thing comes onto the stage: from which side, and after how many others. */
export interface Arrival {
  x?: number;
  y?: number;
  after?: number;
  /** What was there when the page was opened does not arrive once more. */
  fresh?: boolean;
}

/** A thing comes in from the side, at the pace of the page. */
export function arriving(
  _piece: Element,
  { x = 0, y = 0, after = 0, fresh = true }: Arrival,
): TransitionConfig {
  const ms = fresh ? moveMs() : 0;
  return {
    delay: ms * 0.5 * after,
    duration: ms * 1.6,
    easing: cubicOut,
    css: (_done, left) =>
      `translate: ${x * left}px ${y * left}px; opacity: ${Math.min(1, 2 - 2 * left)}`,
  };
}
