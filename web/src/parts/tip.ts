import './tip.css';
import { placed } from './placed';

/** What the bubble says. It may have to be fetched first. */
export type Words = () => string | Promise<string>;

export interface Tip {
  words: Words;
  /** Whether a click shows it too: for what does nothing else. */
  click?: boolean;
}

const HOVER_MS = 300;
const PRESS_MS = 500;
/** Long enough to move the pointer onto the bubble. */
const LEAVE_MS = 150;
let count = 0;

/**
 * Explains an element in a bubble, if there is something to say: on hover, on focus and on a long press. It goes with the pointer or the focus, with
 * Escape, and with a touch anywhere else.
 */
export function tip(node: HTMLElement, first: Tip | null) {
  let said = first;
  let bubble: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press is not also a click. */
  let pressed = false;
  const id = `tip-${(count += 1)}`;

  const after = (ms: number, deed: () => unknown) => {
    clearTimeout(timer);
    timer = setTimeout(deed, ms);
  };

  async function show(): Promise<void> {
    clearTimeout(timer);
    if (bubble !== null || said === null) return;
    const made = document.createElement('div');
    made.id = id;
    made.className = 'tip';
    made.role = 'tooltip';
    made.popover = 'manual';
    made.addEventListener('pointerenter', () => clearTimeout(timer));
    made.addEventListener('pointerleave', () => after(LEAVE_MS, hide));
    bubble = made;
    made.textContent = await said.words();
    // It may have been left in the meantime.
    if (bubble !== made) return;
    // Inside a dialog, so that what is read there belongs to it, and else inside a landmark.
    (node.closest('dialog') ?? document.querySelector('main') ?? document.body).append(made);
    node.setAttribute('aria-describedby', id);
    made.showPopover();
    const { left, top } = placed(node.getBoundingClientRect(), made.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    made.style.left = `${left}px`;
    made.style.top = `${top}px`;
    addEventListener('keydown', escape, true);
    addEventListener('pointerdown', elsewhere, true);
  }

  function hide(): void {
    clearTimeout(timer);
    bubble?.remove();
    bubble = null;
    node.removeAttribute('aria-describedby');
    removeEventListener('keydown', escape, true);
    removeEventListener('pointerdown', elsewhere, true);
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  }
  function elsewhere({ target }: Event): void {
    if (target instanceof Node && (node.contains(target) || bubble?.contains(target))) return;
    hide();
  }

  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') after(HOVER_MS, show);
    },
    pointerleave: () => after(LEAVE_MS, hide),
    pointerdown: (event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType === 'mouse') return;
      after(PRESS_MS, () => {
        pressed = true;
        void show();
      });
    },
    pointerup: () => {
      if (!pressed) clearTimeout(timer);
    },
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => {
      if (pressed && said !== null) event.preventDefault();
    },
    click: (event) => {
      if (pressed && said !== null) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (said?.click) void show();
      else hide();
      pressed = false;
    },
    focus: () => {
      if (node.matches(':focus-visible')) void show();
    },
    blur: hide,
  };
  for (const [kind, listener] of Object.entries(listeners)) {
    node.addEventListener(kind, listener, { capture: kind === 'click' });
  }

  return {
    update(next: Tip | null): void {
      said = next;
    },
    destroy(): void {
      hide();
      for (const [kind, listener] of Object.entries(listeners)) {
        node.removeEventListener(kind, listener, { capture: kind === 'click' });
      }
    },
  };
}
