import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SheetLine } from '../../../game/view';
import { COLOURS, type Colour } from '../../../game/words';
import { Telling } from './telling.svelte';
import { byPlace, lengthOf, momentsOf, shownAfter, type Moment, type ScoreSheet } from './timeline';

/** A line of the sheet with what each colour counts: `3*6`, or `3*6x` if it is discarded. */
function line(colours: string, rest: Partial<SheetLine>): SheetLine {
  const cells = colours.split(' ').map((cell) => {
    const [count = 0, value = 0] = cell.replace('x', '').split('*').map(Number);
    return { count, value, discarded: cell.endsWith('x') };
  });
  const found = Object.fromEntries(COLOURS.map((colour, index) => [colour, cells[index]]));
  const none = { island: 0, harbour: 0, ship: 0, bank_harbour: 0, loans: 0, cash: 0, total: 0 };
  return { ...none, colours: found as unknown as SheetLine['colours'], ...rest };
}

const SHEET = {
  blue: line('2*6 1*4 3*2x 1*10 2*10', { cash: 12, ship: 6, loans: -11, total: 53, place: 2 }),
  red: line('0*10 4*5x 0*6 1*4 0*2', { cash: 20, harbour: 4, total: 28, place: 3 }),
  yellow: line('0*4 0*2 0*10 0*5 0*6', { cash: 60, total: 60, place: 1 }),
} satisfies ScoreSheet;
const SEATS = ['red', 'blue', 'yellow'] as const;
const told = (moments: readonly Moment[]) =>
  moments.map(({ kind, ...rest }) => [kind, ...Object.values(rest)].join(' '));

describe('the end in moments', () => {
  it('opens the cards, then follows the order of the rules', () => {
    expect(told(momentsOf(SHEET, SEATS, false))).toEqual([
      'card red',
      'card blue',
      'card yellow',
      'five blue',
      'discard red brown 4',
      'discard blue orange 3',
      ...COLOURS.map((colour) => `colour ${colour}`),
      'part harbour',
      'part ship',
      'part cash',
      'part loans',
      'place 3 red',
      'place 2 blue',
      'winner yellow',
    ]);
  });

  it('counts the bank harbour where there is one', () => {
    expect(told(momentsOf(SHEET, SEATS, true))).toContain('part bank_harbour');
  });

  it('reaches the total of every player', () => {
    const moments = momentsOf(SHEET, SEATS, true);
    const { totals, ...shown } = shownAfter(moments, SHEET);
    for (const seat of SEATS) expect(totals.get(seat)).toBe(SHEET[seat].total);
    expect(shown.winner).toBe(true);
    expect(shown.places.size).toBe(3);
    const half = shownAfter(moments.slice(0, 8), SHEET);
    expect([...half.totals]).toEqual([
      ['blue', 16],
      ['red', 0],
      ['yellow', 0],
    ]);
    expect([...half.cards]).toEqual(SEATS);
    expect(half.winner).toBe(false);
  });

  it('says nothing about discards when nobody has collected anything', () => {
    const bare = { yellow: SHEET.yellow };
    const kinds = momentsOf(bare, ['yellow'], false).map(({ kind }) => kind);
    expect(kinds).not.toContain('five');
    expect(kinds).not.toContain('discard');
    const first: Moment[] = [{ kind: 'colour', colour: 'black' }];
    expect(shownAfter(first, bare).five).toBe(true);
  });

  it('tells a shared victory in one moment', () => {
    const tied: ScoreSheet = { blue: SHEET.yellow, red: SHEET.yellow };
    expect(told(momentsOf(tied, ['blue', 'red'], false)).at(-1)).toBe('winner blue,red');
    expect(byPlace(SHEET, SEATS)).toEqual(['yellow', 'blue', 'red']);
  });

  it('hurries over rows in which nobody has anything', () => {
    const length = (colour: Colour) => lengthOf({ kind: 'colour', colour }, SHEET);
    // Orange is only in a discard.
    expect(length('orange')).toBeLessThan(length('black'));
    expect(lengthOf({ kind: 'part', part: 'bank_harbour' }, SHEET)).toBeLessThan(
      lengthOf({ kind: 'part', part: 'loans' }, SHEET),
    );
  });

  it('is over in 20 seconds with five players and the bank', () => {
    const all = ['blue', 'red', 'yellow', 'green', 'purple'] as const;
    const sheet: ScoreSheet = Object.fromEntries(
      all.map((seat, index) => [seat, { ...SHEET.blue, bank_harbour: 3, place: index + 1 }]),
    );
    const moments = momentsOf(sheet, all, true);
    const length = moments.reduce((time, moment) => time + lengthOf(moment, sheet), 0);
    expect(length).toBeLessThan(20_000);
  });
});

describe('telling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const moments = momentsOf(SHEET, SEATS, false);

  it('shows the finished sheet until it is started', () => {
    const telling = new Telling(moments, SHEET);
    expect(telling.running).toBe(false);
    expect(telling.shown.winner).toBe(true);
    expect(telling.moment).toBeNull();
  });

  it('goes through all moments, twice as fast at half the pace', () => {
    const times = [1, 0.5].map((pace) => {
      const heard: string[] = [];
      const telling = new Telling(moments, SHEET, ({ kind }) => heard.push(kind));
      const start = Date.now();
      telling.start(pace);
      expect(telling.shown.cards.size).toBe(0);
      vi.advanceTimersToNextTimer();
      expect(telling.moment).toEqual({ kind: 'card', seat: 'red' });
      while (telling.running) vi.advanceTimersToNextTimer();
      expect(heard).toEqual(moments.map(({ kind }) => kind));
      expect(telling.shown.winner).toBe(true);
      return Date.now() - start;
    });
    expect(times[0]).toBe((times[1] ?? 0) * 2);
  });

  it('can be skipped, and told again', () => {
    const telling = new Telling(moments, SHEET);
    telling.start(1);
    vi.advanceTimersToNextTimer();
    telling.stop();
    expect(telling.shown.winner).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    telling.start(1);
    expect(telling.shown.winner).toBe(false);
    expect(vi.getTimerCount()).toBe(1);
  });
});
