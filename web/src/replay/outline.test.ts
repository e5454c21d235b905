import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game/view';
import { nextTurn, outlineOf, previousTurn, turnAt } from './outline';

const at = 0;
const EVENTS: GameEvent[] = [
  { event: 'created', seq: 1, at },
  { event: 'turn', seat: 'blue', seq: 2, at },
  { event: 'step', seat: 'blue', step: 'loan', seq: 3, at },
  { event: 'loan', seat: 'blue', forced: false, seq: 3, at },
  { event: 'time_out', seat: 'blue', seq: 4, at },
  { event: 'step', seat: 'blue', step: 'pass', seq: 5, at },
  { event: 'turn', seat: 'red', seq: 5, at },
  { event: 'committed', seat: 'green', round: 1, seq: 6, at },
  { event: 'ending', seat: 'green', seq: 6, at },
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
