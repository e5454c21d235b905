import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SheetLine } from '../../../game/view';
import { COLOURS, type Seat } from '../../../game/words';
import { Telling } from './telling.svelte';
import { byPlace, momentsOf, rowsOf, shownAfter, type Moment, type ScoreSheet } from './timeline';

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
  moments
    .filter(({ ms }) => ms > 0)
    .map((moment) =>
      Object.entries(moment)
        .filter(([name]) => name !== 'ms')
        .map(([, value]) => String(value))
        .join(' '),
    );

describe('the end in moments', () => {
  it('opens the cards, then counts row by row, first who is last so far', () => {
    expect(told(momentsOf(SHEET, SEATS, false))).toEqual([
      'card red',
      'card blue',
      'card yellow',
      'five blue',
      'discard red brown 4',
      'discard blue orange 3',
      'count black blue',
      'count brown blue',
      // Red has nothing yet, Blue has 16.
      'count tan red',
      'count tan blue',
      'count white blue',
      'count harbour red',
      'count ship blue',
      'count cash yellow',
      'count cash red',
      'count cash blue',
      'count loans blue',
      'place 3 red',
      'place 2 blue',
      'winner yellow',
    ]);
  });

  it('counts the bank harbour where there is one', () => {
    expect(rowsOf(true)).toContain('bank_harbour');
    expect(rowsOf(false)).not.toContain('bank_harbour');
  });

  it('reaches the total of every player, and tells no winner before', () => {
    const moments = momentsOf(SHEET, SEATS, true);
    const { totals, ...shown } = shownAfter(moments, SHEET);
    for (const seat of SEATS) expect(totals.get(seat)).toBe(SHEET[seat].total);
    expect(shown.winner).toBe(true);
    expect(shown.places.size).toBe(3);
    const tan = moments.findIndex((one) => one.kind === 'count' && one.row === 'tan');
    const half = shownAfter(moments.slice(0, tan + 2), SHEET);
    expect([...half.totals]).toEqual([
      ['blue', 16],
      ['red', 4],
      ['yellow', 0],
    ]);
    expect([...half.cards]).toEqual(SEATS);
    expect([...(half.counted.get('tan') ?? [])]).toEqual(['red', 'yellow']);
    expect(shownAfter(moments.slice(0, -1), SHEET).winner).toBe(false);
  });

  it('says nothing about discards when nobody has collected anything', () => {
    const bare = { yellow: SHEET.yellow };
    const kinds = momentsOf(bare, ['yellow'], false).map(({ kind }) => kind);
    expect(kinds).not.toContain('five');
    expect(kinds).not.toContain('discard');
    const first: Moment[] = [{ kind: 'count', row: 'black', seat: 'yellow', ms: 0 }];
    expect(shownAfter(first, bare).five).toBe(true);
  });

  it('tells a shared victory in one moment', () => {
    const tied: ScoreSheet = { blue: SHEET.yellow, red: SHEET.yellow };
    expect(told(momentsOf(tied, ['blue', 'red'], false)).at(-1)).toBe('winner blue,red');
    expect(byPlace(SHEET, SEATS)).toEqual(['yellow', 'blue', 'red']);
  });

  it('takes no time for what is nothing', () => {
    const still = momentsOf(SHEET, SEATS, true).filter(({ ms }) => ms === 0);
    // Orange is only in a discard, and nobody has anything at the bank.
    for (const row of ['orange', 'bank_harbour']) {
      expect(still.filter((one) => one.kind === 'count' && one.row === row)).toHaveLength(3);
    }
  });

  it.each([3, 4, 5])('is over in 12 seconds with %i players and the bank', (players) => {
    const all = (['blue', 'red', 'yellow', 'green', 'purple'] as const).slice(0, players);
    const full = line('2*6 1*4 3*2x 1*10 2*10', {
      ...{ cash: 12, ship: 6, harbour: 4, bank_harbour: 3, loans: -11, total: 60 },
    });
    const sheet: ScoreSheet = Object.fromEntries(
      all.map((seat: Seat, index) => [seat, { ...full, place: index + 1 }]),
    );
    const moments = momentsOf(sheet, all, true);
    const length = moments.reduce((time, { ms }) => time + ms, 0);
    expect(length).toBeLessThan(11_500);
    expect(length).toBeGreaterThan(5_000);
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
      expect(telling.moment).toMatchObject({ kind: 'card', seat: 'red' });
      while (telling.running) vi.advanceTimersToNextTimer();
      expect(heard).toEqual(moments.filter(({ ms }) => ms > 0).map(({ kind }) => kind));
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
