import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../../browser/choices.svelte';
import type { GameEvent } from '../../api/messages';
import type { Auction } from '../../game/view';
import { turnEvent } from '../../testing/positions';
import { Showing } from './showing.svelte';

const OPEN: Auction = { seller: 'red', lot: ['tan'], round: 1, committed: [], bids: {} };
const bids = (seq: number, blue: number, yellow: number, round: 1 | 2 = 1): GameEvent => ({
  event: 'bids',
  seq,
  at: 0,
  round,
  bids: { blue, yellow },
  counted: { blue, yellow },
  highest: Math.max(blue, yellow),
});
const settled = (seq: number): GameEvent => ({
  event: 'settled',
  seq,
  at: 0,
  seller: 'red',
  buyer: 'blue',
  accepted: true,
  amount: 7,
  lot: ['tan'],
});
const start = turnEvent(1, 'red');

let pace: Pace = 'normal';
const played: string[] = [];
const show = (seq = 1) =>
  new Showing({ pace: () => pace, play: (sound) => played.push(sound) }, seq);

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  played.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe('a show', () => {
  it('opens the envelopes, lets the seller decide, and goes on when that has happened', () => {
    const showing = show();
    const events = [start, bids(2, 7, 3)];
    showing.hear(events, OPEN);
    expect(showing.moment?.kind).toBe('roll');
    expect(showing.progress.opened).toEqual([]);
    vi.advanceTimersByTime(800);
    expect(showing.progress.opened).toEqual(['yellow']);
    vi.advanceTimersByTime(3200);
    expect([showing.told, showing.over]).toEqual([null, true]);
    showing.hear([...events, settled(3)], undefined);
    expect(showing.moment?.kind).toBe('gavel');
    expect(showing.progress.best).toEqual(['blue']);
    vi.advanceTimersByTime(30_000);
    expect(showing.over).toBe(true);
    expect(played).toEqual(['roll', 'paper', 'paper', 'gavel', 'coin', 'coin', 'container']);
  });

  it('is told whole when a bot has decided at once', () => {
    const showing = show();
    showing.hear([start, bids(2, 7, 3), settled(3), turnEvent(4, 'blue')], undefined);
    expect(showing.moment?.kind).toBe('roll');
    vi.advanceTimersByTime(4000);
    expect(showing.moment?.kind).not.toBe('roll');
    expect(showing.told?.settled).not.toBeNull();
  });

  it('does not tell the past', () => {
    const showing = show(3);
    showing.hear([start, bids(2, 7, 3), settled(3)], undefined);
    expect(showing.over).toBe(true);
    expect(showing.passed).toEqual([]);
  });

  it('keeps the bids of the first round in a tie-break', () => {
    const showing = show(2);
    showing.hear([start, bids(2, 7, 7), bids(3, 0, 1, 2)], { ...OPEN, round: 2 });
    expect(showing.told?.rounds).toHaveLength(2);
  });

  it('has no time to take when movement is off, but is complete in words and result', () => {
    pace = 'still';
    const showing = show();
    showing.hear([start, bids(2, 7, 3), settled(3)], undefined);
    expect(showing.moment?.kind).toBe('result');
    expect(showing.passed.map(({ moment }) => moment.kind)).toEqual([
      'roll',
      'open',
      'open',
      'called',
      'gavel',
      'coins',
      'subsidy',
      'cargo',
      'result',
    ]);
    expect(played).toEqual([]);
  });

  it('can be skipped to its result, and the result to the end', () => {
    const showing = show();
    showing.hear([start, bids(2, 7, 3), settled(3)], undefined);
    showing.skip();
    expect(showing.moment?.kind).toBe('result');
    showing.skip();
    expect(showing.over).toBe(true);
  });

  it('starts its words anew with the next auction', () => {
    pace = 'still';
    const showing = show();
    const events = [start, bids(2, 7, 3), settled(3), turnEvent(4, 'blue')];
    showing.hear(events, undefined);
    showing.end();
    showing.hear([...events, bids(5, 1, 2)], OPEN);
    expect(showing.passed).toHaveLength(4);
    expect(showing.passed[0]?.told.rounds).toHaveLength(1);
  });

  it('waits for an auction whose seller it does not know', () => {
    const showing = show();
    showing.hear([start, bids(2, 7, 3)], undefined);
    expect(showing.over).toBe(true);
  });
});
