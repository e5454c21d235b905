import { describe, expect, it } from 'vitest';
import { Tidings } from './tidings';

const FULL = { black: 4, brown: 4, orange: 4, tan: 1, white: 1 };
const seen = (less: Partial<typeof FULL>, ending = false, over = false) => ({
  supply: { containers: { ...FULL, ...less } },
  ending,
  over,
});

describe('tidings', () => {
  it('tell the first colour that runs out, and then the last turn, each once', () => {
    const tidings = new Tidings(seen({}));
    expect(tidings.see(seen({}))).toBe(null);
    expect(tidings.see(seen({ tan: 0 }))).toEqual({ kind: 'gone', colour: 'tan' });
    expect(tidings.see(seen({ tan: 0 }))).toBe(null);
    // Whoever looks at the past and comes back has heard it.
    expect(tidings.see(seen({}))).toBe(null);
    expect(tidings.see(seen({ tan: 0 }))).toBe(null);
    // The board may show the end before the last container has landed, or after.
    expect(tidings.see(seen({ tan: 0 }, true))).toEqual({ kind: 'last' });
    expect(tidings.see(seen({ tan: 0, white: 0 }, true))).toBe(null);
  });

  it('leave the second colour to the last turn', () => {
    const tidings = new Tidings(seen({ tan: 0 }));
    expect(tidings.see(seen({ tan: 0, white: 0 }))).toBe(null);
    expect(tidings.see(seen({ tan: 0, white: 0 }, true))).toEqual({ kind: 'last' });
  });

  it('are not told of what was so before, nor after the end', () => {
    expect(new Tidings(seen({ tan: 0 })).see(seen({ tan: 0 }))).toBe(null);
    expect(new Tidings(seen({}, true)).see(seen({}, true))).toBe(null);
    expect(new Tidings(seen({})).see(seen({ tan: 0 }, true, true))).toBe(null);
  });
});
