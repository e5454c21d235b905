import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game/view';
import { landmarksOf, nextAuction, previousAuction, suppliedAtFirst } from './landmarks';
import { outlineOf } from './outline';

const at = 0;
const move = (seq: number, from: string, to: string): GameEvent => ({
  event: 'move',
  seq,
  at,
  from,
  to,
  container: 'tan',
});
const step = (seq: number): GameEvent => ({ event: 'step', seat: 'blue', step: 'x', seq, at });
const EVENTS: GameEvent[] = [
  { event: 'turn', seat: 'blue', seq: 1, at },
  step(2),
  move(2, 'supply', 'blue factory'),
  step(3),
  { event: 'sail', seat: 'blue', from: 'sea', to: 'island', seq: 3, at },
  { event: 'committed', seat: 'red', round: 1, seq: 4, at },
  step(5),
  {
    event: 'settled',
    seller: 'blue',
    buyer: 'red',
    accepted: true,
    lot: ['tan'],
    amount: 3,
    seq: 5,
    at,
  },
  step(6),
  move(6, 'supply', 'blue factory'),
  { event: 'ending', seat: 'blue', seq: 6, at },
  // An empty ship sells nothing.
  step(7),
  { event: 'sail', seat: 'blue', from: 'sea', to: 'island', seq: 7, at },
];
const LEFT = { black: 3, brown: 3, orange: 3, tan: 0, white: 3 };

describe('landmarks', () => {
  const supply = suppliedAtFirst(LEFT, EVENTS);
  const found = landmarksOf(EVENTS, outlineOf(EVENTS), supply);

  it('are auctions from their beginning, colours that ran out, and the last turn', () => {
    expect(supply.tan).toBe(2);
    expect(found).toEqual([
      { kind: 'auction', step: 2 },
      { kind: 'gone', step: 5, colour: 'tan' },
      { kind: 'last', step: 5 },
    ]);
  });

  it('are the same from any position of the game', () => {
    const early = suppliedAtFirst({ ...LEFT, tan: 1 }, EVENTS.slice(0, 4));
    expect(early).toEqual(supply);
  });

  it('can be walked by auctions', () => {
    expect(nextAuction(found, 0)).toBe(2);
    expect(nextAuction(found, 2)).toBe(null);
    expect(previousAuction(found, 5)).toBe(2);
    expect(previousAuction(found, 2)).toBe(null);
  });

  it('do not count what comes back to the supply', () => {
    const back = [...EVENTS.slice(0, 3), step(3), move(3, 'blue factory', 'supply')];
    expect(landmarksOf(back, outlineOf(back), { ...LEFT, tan: 2 })).toEqual([]);
    expect(suppliedAtFirst({ ...LEFT, tan: 2 }, back).tan).toBe(2);
  });
});
