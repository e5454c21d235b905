import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game/view';
import { nextTurn, outlineOf, previousTurn, turnAt } from './outline';

const event = (seq: number, name: string, seat?: GameEvent['seat']): GameEvent => ({
  event: name,
  seq,
  ...(seat === undefined ? {} : { seat }),
});
const EVENTS = [
  event(1, 'created'),
  event(2, 'started'),
  event(2, 'turn', 'blue'),
  event(3, 'step', 'blue'),
  event(3, 'pay'),
  event(4, 'joined'),
  event(5, 'step', 'blue'),
  event(5, 'turn', 'red'),
  event(6, 'committed', 'green'),
  event(6, 'bids'),
];

describe('the outline of a game', () => {
  const outline = outlineOf(EVENTS);

  it('counts steps and sealed bids, and nothing else', () => {
    expect(outline.seqs).toEqual([2, 3, 5, 6]);
  });

  it('knows where turns begin', () => {
    expect(outline.turns).toEqual([
      { step: 0, seat: 'blue' },
      { step: 2, seat: 'red' },
    ]);
    expect([0, 1, 2, 3].map((step) => turnAt(outline, step))).toEqual([0, 0, 1, 1]);
  });

  it('walks by turns', () => {
    expect(nextTurn(outline, 0, 3)).toBe(2);
    expect(nextTurn(outline, 2, 3)).toBe(3);
    expect(previousTurn(outline, 3)).toBe(2);
    expect(previousTurn(outline, 2)).toBe(0);
  });
});
