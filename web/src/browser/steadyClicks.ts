/**
 * Whoever clicks means what they saw. If the control under a resting pointer has just been replaced
 * by another one, a click on it does nothing: the second half of a double click must not spend an
 * action. Keys and assistive technology point at a control itself and are never held back.
 */

/** Nobody sees a change and reacts to it faster than this. */
export const REACTION_MS = 250;
/** A hand that clicks twice shakes by this much, in pixels. */
const SHAKE = 8;
const CONTROLS = 'button, a[href], input, select, textarea, label, summary, [role=option]';

interface Spot {
  x: number;
  y: number;
}

/** What a pointer rests on, and since when. */
export class Resting {
  private spot: Spot | null = null;
  private seen: string | null = null;
  private changedAt = -Infinity;

  get at(): Spot | null {
    return this.spot;
  }

  /** The pointer is here now. What it was moved to is meant, however new it is. */
  point(spot: Spot, under: string): void {
    const far = this.spot && Math.hypot(spot.x - this.spot.x, spot.y - this.spot.y) > SHAKE;
    if (this.spot !== null && !far) return;
    this.spot = spot;
    this.seen = under;
    this.changedAt = -Infinity;
  }

  /** What is under the pointer after something changed. */
  find(under: string, now: number): void {
    if (under === this.seen) return;
    this.seen = under;
    this.changedAt = now;
  }

  /** Whatever comes under the pointer next was brought there on purpose. */
  forget(): void {
    this.spot = null;
  }

  isTooSoon(now: number): boolean {
    return this.spot !== null && now - this.changedAt < REACTION_MS;
  }
}

/** What a click on an element would do, as far as one can tell. */
export function meaningOf(element: Element | null): string {
  const control = element?.closest<HTMLElement>(CONTROLS) ?? null;
  if (control === null || control.matches(':disabled, [aria-disabled=true]')) return '';
  const { step, action } = control.dataset;
  return step ?? action ?? control.getAttribute('aria-label') ?? control.textContent;
}

/** Hold back such clicks everywhere on the page. Returns how to stop. */
export function steadyClicks(): () => void {
  const resting = new Resting();
  let frame = 0;

  function look(): void {
    frame = 0;
    const { at } = resting;
    if (at === null) return;
    resting.find(meaningOf(document.elementFromPoint(at.x, at.y)), performance.now());
  }
  const changes = new MutationObserver(() => {
    if (frame === 0) frame = requestAnimationFrame(look);
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'disabled', 'hidden', 'open', 'style', 'aria-label', 'data-step'],
  });

  const listening = new AbortController();
  const early = { capture: true, passive: true, signal: listening.signal };
  const point = (event: PointerEvent) =>
    resting.point({ x: event.clientX, y: event.clientY }, meaningOf(event.target as Element));
  document.addEventListener('pointermove', point, early);
  document.addEventListener('pointerdown', point, early);
  document.addEventListener('wheel', () => resting.forget(), early);
  document.addEventListener(
    'click',
    (event) => {
      // A click without a pointer has no number.
      if (event.detail === 0) return;
      const target = event.target as Element;
      if (target.closest(CONTROLS) === null || target.closest('[data-again]') !== null) return;
      if (frame !== 0) look();
      if (!resting.isTooSoon(performance.now())) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal: listening.signal },
  );
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    listening.abort();
  };
}
