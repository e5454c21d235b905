import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../game/words';
import { pileOf } from './pile';

describe('a pile', () => {
  it('has a box for every container while they fit', () => {
    const { boxes, high } = pileOf([['tan', 3]], 104, 20);
    expect(boxes).toEqual(Array.from({ length: 3 }, () => ({ colour: 'tan', count: 1 })));
    expect(high).toBe(1);
  });

  it('has a box with its number for every colour where they do not', () => {
    const goods = [
      ['tan', 3],
      ['white', 2],
    ] as const;
    expect(pileOf(goods, 104, 20).boxes).toEqual([
      { colour: 'tan', count: 3 },
      { colour: 'white', count: 2 },
    ]);
    expect(pileOf(goods, 124, 20).boxes).toHaveLength(5);
  });

  it('has smaller boxes where even the colours do not fit', () => {
    const goods = COLOURS.map((colour) => [colour, 2] as const);
    const { boxes, high } = pileOf(goods, 84, 20);
    expect(boxes).toHaveLength(5);
    expect(high).toBeCloseTo(0.6);
    expect(pileOf(goods, 40, 20).high).toBe(0.5);
  });

  it('shows everything before it knows how much room there is', () => {
    expect(pileOf([['black', 9]], 0, 0).boxes).toHaveLength(9);
  });
});
