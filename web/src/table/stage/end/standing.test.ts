import { describe, expect, it } from 'vitest';
import type { SheetLine } from '../../../game/view';
import type { Seat } from '../../../game/words';
import { behindText, standingOf, wonText } from './standing';
import type { ScoreSheet } from './timeline';

/** Totals and places; nothing else matters here. */
const sheetOf = (lines: Partial<Record<Seat, [total: number, place: number]>>): ScoreSheet =>
  Object.fromEntries(
    Object.entries(lines).map(([seat, [total, place]]) => [seat, { total, place } as SheetLine]),
  );
const SEATS = ['red', 'blue', 'yellow'] as const;
const say = (id: string, args: Record<string, unknown> = {}) =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}:${String(value)}`)].join(' ');
const money = (amount: number) => `$${amount}`;
const said = (sheet: ScoreSheet, me: Seat | null, seats: readonly Seat[] = SEATS) => {
  const standing = standingOf(sheet, seats, me);
  return [wonText(say, money, standing, me), behindText(say, money, standing)];
};

describe('the winner and the distance', () => {
  const close = sheetOf({ red: [116, 1], blue: [58, 3], yellow: [114, 2] });

  it('tells those who watch who won by how much, and who comes next', () => {
    expect(said(close, null)).toEqual([
      'story-wins-by seat:red amount:$2',
      'story-behind names:seat-yellow place:2 amount:$2',
    ]);
  });

  it('tells the loser how far behind, and the winner how far ahead', () => {
    expect(said(close, 'blue')[1]).toBe('story-behind names:page-me place:3 amount:$58');
    expect(said(close, 'red')).toEqual([
      'story-wins-by-you seat:red amount:$2',
      'story-behind names:seat-yellow place:2 amount:$2',
    ]);
  });

  it('knows that a tie-break decided (R-SCORE-14)', () => {
    const level = sheetOf({ red: [60, 2], blue: [60, 1], yellow: [40, 3] });
    expect(said(level, null)).toEqual([
      'story-wins-level seat:blue',
      'story-level names:seat-red place:2',
    ]);
    expect(said(level, 'blue')[0]).toBe('story-wins-level-you seat:blue');
    expect(said(level, 'red')[1]).toBe('story-level names:page-me place:2');
  });

  it('knows a shared victory, and shared places', () => {
    const shared = sheetOf({ red: [60, 1], blue: [60, 1], yellow: [40, 3] });
    expect(said(shared, 'yellow')[0]).toMatch(/^story-wins-shared names:/);
    expect(said(shared, 'yellow')[1]).toBe('story-behind names:page-me place:3 amount:$20');
    expect(said(shared, 'red')).toEqual([
      'story-wins-shared-you names:seat-blue',
      'story-behind names:seat-yellow place:3 amount:$20',
    ]);
    const second = sheetOf({ red: [60, 1], blue: [40, 2], yellow: [40, 2] });
    expect(standingOf(second, SEATS, null).next?.seats).toEqual(['blue', 'yellow']);
  });

  it('has nobody behind where all share the victory', () => {
    const all = sheetOf({ red: [20, 1], blue: [20, 1], yellow: [20, 1] });
    expect(said(all, 'red')[1]).toBe('');
    expect(said(sheetOf({ red: [20, 1] }), null, ['red'])).toEqual([
      'page-winners count:1 names:seat-red',
      '',
    ]);
  });

  it('counts debts: the winner may have less than nothing', () => {
    const poor = sheetOf({ red: [-4, 1], blue: [-15, 2], yellow: [-20, 3] });
    expect(said(poor, 'yellow')).toEqual([
      'story-wins-by seat:red amount:$11',
      'story-behind names:page-me place:3 amount:$16',
    ]);
  });
});
