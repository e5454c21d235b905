import { describe, expect, it } from 'vitest';
import type { BidsEvent, SettledEvent } from '../../api/messages';
import type { GameEvent } from '../../game/view';
import type { Seat } from '../../game/words';
import { occasionsOf } from './moments';

const AT = { seq: 5, at: 0 };
const pay = (more: object) =>
  ({ ...AT, event: 'pay', from: 'blue', to: 'red', amount: 2, for: 'load', ...more }) as GameEvent;
const bids = (counted: Partial<Record<Seat, number>>): BidsEvent => ({
  ...AT,
  event: 'bids',
  round: 1,
  bids: counted,
  counted,
  highest: Math.max(...Object.values(counted)),
});
const settled = (more: Partial<SettledEvent> = {}): SettledEvent => ({
  ...AT,
  event: 'settled',
  seller: 'blue',
  buyer: 'red',
  accepted: true,
  amount: 5,
  lot: ['tan', 'tan'],
  ...more,
});
const told = (event: GameEvent, last: BidsEvent | null = null) =>
  occasionsOf(event, last).map(({ moment, seats }) => `${moment} ${seats.join(' ')}`);

describe('an occasion', () => {
  it('is a purchase, for whoever sells', () => {
    expect(told(pay({ for: 'load' }))).toEqual(['bought red']);
    expect(told(pay({ for: 'restock' }))).toEqual(['bought red']);
    expect(told(pay({ for: 'produce' }))).toEqual([]);
    expect(told(pay({ to: 'bank' }))).toEqual([]);
  });

  it('is something that was built or borrowed, unless it was borrowed by force', () => {
    const build = { ...AT, event: 'build', seat: 'red', what: 'warehouse', space: 1, cost: 4 };
    expect(told(build as GameEvent)).toEqual(['built red']);
    expect(told({ ...AT, event: 'loan', seat: 'red', forced: false })).toEqual(['loan red']);
    expect(told({ ...AT, event: 'loan', seat: 'red', forced: true })).toEqual([]);
  });

  it('is a cargo that was kept, or sold well', () => {
    const last = bids({ red: 8, yellow: 2 });
    expect(told(settled({ accepted: false, buyer: 'blue' }), last)).toEqual(['kept blue']);
    expect(told(settled({ amount: 8 }), last)).toEqual(['outbid yellow', 'sold blue']);
    expect(told(settled({ amount: 7 }), last)).toEqual(['outbid yellow']);
    expect(told(settled({ amount: 8 }))).toEqual(['sold blue']);
  });

  it('is an auction that one dollar has decided', () => {
    expect(told(settled(), bids({ red: 5, yellow: 4, green: 1 }))).toEqual([
      'missed yellow',
      'close red',
    ]);
    expect(told(settled(), bids({ red: 5, yellow: 4, green: 4 }))[0]).toBe('missed yellow green');
    expect(told(settled(), bids({ red: 5, yellow: 5 }))).toEqual([]);
    // A tie that the seller decides.
    expect(told(settled(), bids({ red: 5, yellow: 5, green: 4 }))).toEqual([]);
  });

  it('is a bid that was beaten by more, or a cargo that nobody else wanted', () => {
    const beaten = occasionsOf(settled({ amount: 5 }), bids({ red: 5, yellow: 3, green: 1 }));
    expect(beaten).toEqual([{ moment: 'outbid', seats: ['yellow'], other: 'red' }]);
    expect(told(settled({ amount: 2 }), bids({ red: 2, yellow: 0 }))).toEqual(['bargain red']);
    expect(told(settled({ amount: 3 }), bids({ red: 3, yellow: 0 }))).toEqual([]);
    expect(told(settled({ amount: 2 }), bids({ red: 2, yellow: 1 }))).toEqual([
      'missed yellow',
      'close red',
      'bargain red',
    ]);
  });

  it('is never an auction that is still open', () => {
    expect(told({ ...AT, event: 'committed', seat: 'red', round: 1 })).toEqual([]);
    expect(told(bids({ red: 5, yellow: 4 }), bids({ red: 5, yellow: 4 }))).toEqual([]);
  });

  it('is the end, for all of them', () => {
    expect(told({ ...AT, event: 'ending', seat: 'red' })).toEqual([
      'ending blue red yellow green purple',
    ]);
    const scored = { ...AT, event: 'scored' as const, scores: { blue: 1, red: 9 } };
    expect(told({ ...scored, winners: ['red'] })).toEqual([
      'victory red',
      'beaten blue yellow green purple',
    ]);
  });
});
