import { describe, expect, it } from 'vitest';
import { help } from './help.svelte';
import { placed } from './placed';

describe('help', () => {
  it('is offered where something has a rule', () => {
    expect(help.offered).toBe(false);
    const [gone, goes] = [help.mark(), help.mark()];
    gone();
    expect(help.offered).toBe(true);
    goes();
    expect(help.offered).toBe(false);
  });

  it('is left once', () => {
    help.on = true;
    expect([help.leave(), help.on, help.leave()]).toEqual([true, false, false]);
  });
});

describe('a bubble', () => {
  const page = { width: 360, height: 640 };
  const bubble = { width: 200, height: 60 };
  it.each([
    ['above its thing', { left: 150, top: 300, width: 40, height: 20 }, { left: 70, top: 232 }],
    ['below at the top', { left: 150, top: 10, width: 40, height: 20 }, { left: 70, top: 38 }],
    ['off the left edge', { left: 0, top: 300, width: 40, height: 20 }, { left: 8, top: 232 }],
    ['off the right edge', { left: 330, top: 300, width: 30, height: 20 }, { left: 152, top: 232 }],
    ['within a low page', { left: 150, top: 30, width: 40, height: 600 }, { left: 70, top: 572 }],
  ])('is %s', (_where, thing, place) => expect(placed(thing, bubble, page)).toEqual(place));
});
