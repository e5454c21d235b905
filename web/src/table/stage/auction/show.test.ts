import { describe, expect, it } from 'vitest';
import type { BidsEvent, SettledEvent } from '../../../api/messages';
import type { Auction } from '../../../game/view';
import type { Seat } from '../../../game/words';
import {
  aheadOf,
  lasting,
  placesNow,
  placesTold,
  revealOf,
  settlingOf,
  totalBid,
  type Moment,
  type Told,
} from './show';

const bidsOf = (bids: Partial<Record<Seat, number>>, more: Partial<BidsEvent> = {}): BidsEvent => ({
  event: 'bids',
  seq: 5,
  at: 0,
  round: 1,
  bids,
  counted: bids,
  highest: Math.max(...Object.values(bids)),
  ...more,
});
const settledOf = (more: Partial<SettledEvent> = {}): SettledEvent => ({
  event: 'settled',
  seq: 6,
  at: 0,
  seller: 'red',
  buyer: 'blue',
  accepted: true,
  amount: 7,
  lot: ['tan'],
  ...more,
});
const kinds = (moments: readonly Moment[]) => moments.map((moment) => moment.kind);
const length = (moments: readonly Moment[]) => moments.reduce((sum, { ms }) => sum + ms, 0);
const openings = (moments: readonly Moment[]) =>
  moments.flatMap((moment) => (moment.kind === 'open' ? [moment.seat] : []));

describe('the envelopes', () => {
  it('open one by one from low to high, between a roll and the call', () => {
    const moments = revealOf(bidsOf({ blue: 7, yellow: 0, green: 3 }));
    expect(kinds(moments)).toEqual(['roll', 'open', 'open', 'open', 'called']);
    expect(openings(moments)).toEqual(['yellow', 'green', 'blue']);
  });

  it('open by what counts: a cancelled bid first, however high it is', () => {
    const bids = { blue: 9, yellow: 2 };
    const moments = revealOf(bidsOf(bids, { counted: { blue: 0, yellow: 2 } }));
    expect(openings(moments)).toEqual(['blue', 'yellow']);
  });

  it.each([
    { blue: 1, yellow: 2 },
    { blue: 1, yellow: 2, green: 3 },
    { blue: 1, yellow: 2, green: 3, purple: 4 },
  ])('are open within four seconds: %o', (bids) => {
    expect(length(revealOf(bidsOf(bids)))).toBeLessThanOrEqual(4000);
  });

  it('are open within four seconds after a tie, too', () => {
    const again = bidsOf({ blue: 1, yellow: 2, green: 0, purple: 4 }, { round: 2 });
    expect(length(revealOf(again))).toBeLessThanOrEqual(4000);
  });
});

describe('after the gavel', () => {
  it('the money moves, the bank doubles it, and the cargo goes', () => {
    expect(kinds(settlingOf(settledOf()))).toEqual([
      'gavel',
      'coins',
      'subsidy',
      'cargo',
      'result',
    ]);
  });

  it('a seller who declines pays, without a subsidy', () => {
    const declined = settledOf({ accepted: false, buyer: 'red' });
    expect(kinds(settlingOf(declined))).toEqual(['gavel', 'coins', 'cargo', 'result']);
  });

  it('no money moves for nothing', () => {
    expect(kinds(settlingOf(settledOf({ amount: 0 })))).toEqual(['gavel', 'cargo', 'result']);
  });
});

it('a quick show takes half the time and a still one none, but a result can be read', () => {
  const [gavel] = settlingOf(settledOf());
  const result = settlingOf(settledOf()).at(-1);
  if (gavel === undefined || result === undefined) throw new Error('no moments');
  expect(lasting(gavel, 'fast')).toBe(lasting(gavel, 'normal') / 2);
  expect(lasting(gavel, 'still')).toBe(0);
  expect(lasting(result, 'still')).toBe(lasting(result, 'normal'));
});

it('those are ahead whose open bids count most', () => {
  const round = bidsOf({ blue: 7, yellow: 3, green: 7 });
  expect(aheadOf(round, ['yellow'])).toEqual(['yellow']);
  expect(aheadOf(round, ['yellow', 'blue', 'green'])).toEqual(['blue', 'green']);
});

describe('the places as they are told', () => {
  const seats: Seat[] = ['blue', 'red', 'yellow'];
  const first = bidsOf({ blue: 7, yellow: 7 });
  const told: Told = { seller: 'red', lot: ['tan'], rounds: [first], settled: null };

  it('show no amount before its envelope is open', () => {
    const places = placesTold(seats, told, { opened: ['yellow'] as Seat[], best: ['yellow'] });
    expect(places).toEqual([
      { seat: 'blue', first: { state: 'sealed' }, second: null, best: false },
      expect.objectContaining({ seat: 'yellow', best: true }),
    ]);
    expect(places[1]?.first).toMatchObject({ state: 'open', amount: 7, cancelled: false });
  });

  it('keep the first bids open in a tie-break', () => {
    const rounds = [
      first,
      bidsOf({ blue: 0, yellow: 2 }, { round: 2, counted: { blue: 7, yellow: 9 } }),
    ];
    const [blue] = placesTold(seats, { ...told, rounds }, { opened: [], best: [] });
    expect(blue?.first).toMatchObject({ state: 'open', amount: 7 });
    expect(blue?.second).toEqual({ state: 'sealed' });
  });

  it('mark a bid that its $0 card has cancelled', () => {
    const round = bidsOf({ blue: 7 }, { counted: { blue: 0 }, zero_cards: { blue: 1 } });
    const progress = { opened: ['blue'] as Seat[], best: [] };
    const [blue] = placesTold(seats, { ...told, rounds: [round] }, progress);
    expect(blue?.first).toMatchObject({ cancelled: true, cards: 1 });
  });

  it('are none without bids', () => {
    expect(placesTold(seats, { ...told, rounds: [] }, { opened: [], best: [] })).toEqual([]);
  });
});

describe('the places as they are now', () => {
  const seats: Seat[] = ['blue', 'red', 'yellow', 'green'];
  const auction: Auction = { seller: 'red', lot: ['tan'], round: 1, committed: [], bids: {} };

  it('are sealed for those who have bid, and I know my own', () => {
    const now = { ...auction, committed: ['blue', 'yellow'] as Seat[], bids: { blue: 4 } };
    expect(placesNow(seats, now, ['green'], []).map(({ first }) => first)).toEqual([
      { state: 'sealed', amount: 4 },
      { state: 'sealed', amount: undefined },
      { state: 'none' },
    ]);
  });

  it('are all open when the seller decides', () => {
    const now = { ...auction, bids: { blue: 4, yellow: 1, green: 0 } };
    const places = placesNow(seats, now, null, ['blue']);
    expect(places.map(({ first }) => first.state)).toEqual(['open', 'open', 'open']);
    expect(places.map(({ best }) => best)).toEqual([true, false, false]);
  });

  it('have a second envelope for those in a tie, and only for them', () => {
    const first = { blue: 4, yellow: 4, green: 1 };
    const now: Auction = { ...auction, round: 2, first, committed: ['yellow'] };
    const asking = placesNow(seats, now, ['blue'], []);
    expect(asking.map(({ second }) => second?.state ?? null)).toEqual(['none', 'sealed', null]);
    expect(asking.map((place) => place.first.state)).toEqual(['open', 'open', 'open']);
    const settling = placesNow(seats, { ...now, bids: { blue: 1, yellow: 0 } }, null, []);
    expect(settling.map(({ second }) => second?.amount ?? null)).toEqual([1, 0, null]);
  });

  describe('with the expert rule', () => {
    const options = { cancel_bid: 'on' };
    const now: Auction = {
      ...auction,
      round: 2,
      first: { blue: 5, yellow: 7, green: 0 },
      first_zero_cards: { blue: 1, yellow: 1, green: 1 },
      bids: { blue: 2, yellow: 1, green: 4 },
      zero_cards: { blue: 0, yellow: 0, green: 1 },
    };
    const totals = (rules: Record<string, string>) =>
      placesNow(seats, now, null, [], rules).map(({ first, second }) =>
        second === null ? null : totalBid(first, second),
      );

    it('count only what was not cancelled', () => {
      expect(totals(options)).toEqual([2, 1, 0]);
      expect(totals({ ...options, cancelled_first_bid: 'stays_zero' })).toEqual([0, 0, 0]);
      expect(totals({})).toEqual([7, 8, 4]);
    });

    it('strike out a first bid with a $0 card', () => {
      const first = { ...auction, bids: { blue: 8, yellow: 6 }, zero_cards: { blue: 1 } };
      const places = placesNow(seats, first, null, ['yellow'], options);
      expect(places.map((place) => place.first.cancelled)).toEqual([true, false, false]);
    });
  });
});
