import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meaningOf, REACTION_MS, Resting, steadyClicks } from './steadyClicks';

describe('what a pointer rests on', () => {
  const resting = new Resting();
  beforeEach(() => resting.forget());

  it('is meant when the pointer was moved there, however new it is', () => {
    resting.point({ x: 10, y: 10 }, 'sail');
    expect(resting.isTooSoon(0)).toBe(false);
  });

  it('is not meant until a person can have seen it', () => {
    resting.point({ x: 10, y: 10 }, 'sail');
    resting.find('sail island', 1000);
    expect(resting.isTooSoon(1000 + REACTION_MS - 1)).toBe(true);
    expect(resting.isTooSoon(1000 + REACTION_MS)).toBe(false);
  });

  it('is the same if it still means the same', () => {
    resting.point({ x: 10, y: 10 }, 'take tan@2');
    resting.find('take tan@2', 1000);
    expect(resting.isTooSoon(1000)).toBe(false);
  });

  it('is not looked at anew because a hand shakes', () => {
    resting.point({ x: 10, y: 10 }, 'sail');
    resting.find('sail island', 1000);
    resting.point({ x: 14, y: 12 }, 'sail island');
    expect(resting.isTooSoon(1001)).toBe(true);
    resting.point({ x: 40, y: 12 }, 'sail sea');
    expect(resting.isTooSoon(1002)).toBe(false);
  });
});

/** As much of an element as the guard looks at. */
class Part extends EventTarget {
  dataset: Record<string, string> = {};
  textContent = '';
  label: string | null = null;
  disabled = false;
  again = false;
  control = true;
  closest(selector: string): Part | null {
    if (selector === '[data-again]') return this.again ? this : null;
    return this.control ? this : null;
  }
  matches(): boolean {
    return this.disabled;
  }
  getAttribute(): string | null {
    return this.label;
  }
}
const part = (more: Partial<Part> = {}) => Object.assign(new Part(), more);
const asElement = (one: Part) => one as unknown as Element;

describe('the meaning of a control', () => {
  it('is its step, its action, or what it is called', () => {
    expect(meaningOf(asElement(part({ dataset: { step: 'sail sea' } })))).toBe('sail sea');
    expect(meaningOf(asElement(part({ dataset: { action: 'sail' } })))).toBe('sail');
    expect(meaningOf(asElement(part({ label: 'Undo', textContent: 'U' })))).toBe('Undo');
    expect(meaningOf(asElement(part({ textContent: 'Close' })))).toBe('Close');
  });

  it('is nothing where a click does nothing', () => {
    expect(meaningOf(null)).toBe('');
    expect(meaningOf(asElement(part({ control: false })))).toBe('');
    expect(meaningOf(asElement(part({ disabled: true, textContent: 'Sail' })))).toBe('');
  });
});

describe('clicks', () => {
  let under: Part;
  let changed: () => void;
  let frames: (() => void)[];
  let stop: () => void;

  /** A click as the page gets it; whether it may act. */
  function clicks(detail: number, target = under): boolean {
    const click = Object.assign(new Event('click', { cancelable: true }), { detail });
    Object.defineProperty(click, 'target', { value: target });
    document.dispatchEvent(click);
    return !click.defaultPrevented;
  }
  function points(kind: string, x: number): void {
    const event = Object.assign(new Event(kind), { clientX: x, clientY: 5 });
    Object.defineProperty(event, 'target', { value: under });
    document.dispatchEvent(event);
  }

  beforeEach(() => {
    under = part({ dataset: { action: 'sail' } });
    frames = [];
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.stubGlobal(
      'document',
      Object.assign(new EventTarget(), { body: {}, elementFromPoint: () => under }),
    );
    vi.stubGlobal(
      'MutationObserver',
      class {
        constructor(callback: () => void) {
          changed = callback;
        }
        observe(): void {}
        disconnect(): void {
          changed = () => undefined;
        }
      },
    );
    vi.stubGlobal('requestAnimationFrame', (look: () => void) => frames.push(look));
    vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
    stop = steadyClicks();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function replace(next: Part): void {
    under = next;
    changed();
  }

  it('on what was there all the time act', () => {
    points('pointerdown', 5);
    expect(clicks(1)).toBe(true);
    changed();
    frames.forEach((look) => look());
    expect(clicks(2)).toBe(true);
  });

  it('on what has just come under the pointer do nothing, for a moment', () => {
    points('pointermove', 5);
    replace(part({ dataset: { step: 'sail island' } }));
    expect(clicks(2)).toBe(false);
    vi.advanceTimersByTime(REACTION_MS);
    expect(clicks(1)).toBe(true);
  });

  it('of keys and assistive technology act at once', () => {
    points('pointermove', 5);
    replace(part({ dataset: { step: 'sail island' } }));
    expect(clicks(0)).toBe(true);
  });

  it('beside controls, and on those that are clicked again and again, pass', () => {
    points('pointermove', 5);
    replace(part({ control: false }));
    expect(clicks(1)).toBe(true);
    replace(part({ again: true }));
    expect(clicks(1)).toBe(true);
  });

  it('after the wheel was turned act', () => {
    points('pointermove', 5);
    document.dispatchEvent(new Event('wheel'));
    replace(part({ dataset: { step: 'sail island' } }));
    frames.forEach((look) => look());
    expect(clicks(1)).toBe(true);
  });

  it('are left alone once the table is closed', () => {
    points('pointermove', 5);
    stop();
    replace(part({ dataset: { step: 'sail island' } }));
    expect(clicks(2)).toBe(true);
  });
});
