import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../../../browser/choices.svelte';
import type { GameEvent } from '../../../api/messages';
import type { Auction } from '../../../game/view';
import { turnEvent } from '../../../testing/positions';
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
const show = () => new Showing({ pace: () => pace, play: (sound) => played.push(sound) });
/** All of these events are news. */
const hear = (showing: Showing, events: GameEvent[], open?: Auction) =>
  showing.hear(events, events, open);

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
    hear(showing, events, OPEN);
    expect(showing.moment?.kind).toBe('roll');
    expect(showing.progress.opened).toEqual([]);
    vi.advanceTimersByTime(800);
    expect(showing.progress.opened).toEqual(['yellow']);
    expect([showing.reached, showing.finished]).toEqual([null, false]);
    vi.advanceTimersByTime(3200);
    expect([showing.reached, showing.finished]).toEqual([events[1], true]);
    // The last moment stays, so that the stage is never empty.
    expect(showing.told).not.toBeNull();
    const end = settled(3);
    showing.hear([end], [...events, end], undefined);
    expect(showing.moment?.kind).toBe('gavel');
    expect(showing.progress.best).toEqual(['blue']);
    expect(showing.reached).toBe(events[1]);
    vi.advanceTimersByTime(30_000);
    expect([showing.reached, showing.finished]).toEqual([end, true]);
    expect(played).toEqual(['roll', 'paper', 'paper', 'gavel', 'coin', 'coin', 'container']);
  });

  it('is told whole when a bot has decided at once', () => {
    const showing = show();
    hear(showing, [start, bids(2, 7, 3), settled(3), turnEvent(4, 'blue')]);
    expect(showing.moment?.kind).toBe('roll');
    vi.advanceTimersByTime(4000);
    expect(showing.moment?.kind).not.toBe('roll');
    expect(showing.told?.settled).not.toBeNull();
  });

  it('tells nothing but what it is given', () => {
    const showing = show();
    const events = [start, bids(2, 7, 3), settled(3)];
    showing.hear(events.slice(0, 2), events, undefined);
    vi.advanceTimersByTime(30_000);
    expect([showing.finished, showing.told?.settled]).toEqual([true, null]);
    expect(showing.passed.map(({ moment }) => moment.kind)).not.toContain('gavel');
  });

  it('keeps the bids of the first round in a tie-break', () => {
    const showing = show();
    const second = bids(3, 0, 1, 2);
    showing.hear([second], [start, bids(2, 7, 7), second], { ...OPEN, round: 2 });
    expect(showing.told?.rounds).toHaveLength(2);
  });

  it('has no time to take when movement is off, but is complete in words and result', () => {
    pace = 'still';
    const showing = show();
    hear(showing, [start, bids(2, 7, 3), settled(3)]);
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
    hear(showing, [start, bids(2, 7, 3), settled(3)]);
    showing.skip();
    expect(showing.moment?.kind).toBe('result');
    showing.skip();
    expect(showing.finished).toBe(true);
  });

  it('starts its words anew with the next auction', () => {
    pace = 'still';
    const showing = show();
    const events = [start, bids(2, 7, 3), settled(3), turnEvent(4, 'blue')];
    hear(showing, events);
    showing.end();
    const next = bids(5, 1, 2);
    showing.hear([next], [...events, next], OPEN);
    expect(showing.passed).toHaveLength(4);
    expect(showing.passed[0]?.told.rounds).toHaveLength(1);
  });

  it('waits for an auction whose seller it does not know', () => {
    const showing = show();
    hear(showing, [start, bids(2, 7, 3)]);
    expect([showing.told, showing.finished]).toEqual([null, true]);
  });
});
