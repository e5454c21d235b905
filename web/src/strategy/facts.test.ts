import { expect, test } from 'vitest';
import type { Insight, LotWorth, View } from '../game/view';
import { boardWith, viewWith } from '../testing/positions';
import { loadTranslator } from '../text/bundle';
import { FACTS } from './facts';
import { cargoOf, others, ownBoard, worthOf, type Position } from './position';

const LOT: LotWorth = {
  lot: ['tan', 'white'],
  before: 10,
  after: 31,
  difference: 21,
  discarded_before: 'black',
  discarded_after: 'black',
  five_colours_before: false,
  five_colours_after: true,
  at_best: 21,
};

/** Red is asked about the cargo of blue. */
const position = (insight: Partial<Insight> = {}, view: Partial<View> = {}): Position => ({
  view: viewWith({
    seat: 'red',
    seats: {
      blue: boardWith({ cash: 30, harbour: ['tan@2', 'black@5'] }),
      red: boardWith({ cash: 4, card: 'tan', machines: ['tan', 'black'], factory: ['tan@1'] }),
      yellow: boardWith({ cash: 12, harbour: ['white@3'] }),
    },
    ...view,
  }),
  insight: {
    end: {
      ending: false,
      gone: ['tan'],
      left: { black: 2, brown: 9, orange: 9, tan: 0, white: 9 },
      productions_at_least: 2,
    },
    ...insight,
  },
});
const AUCTION = {
  seller: 'blue',
  lot: ['tan', 'white'],
  round: 1,
  committed: [],
  bids: {},
} as unknown as NonNullable<View['auction']>;

test('a position is seen from the seat of the reader', () => {
  expect(others(position()).map(({ seat }) => seat)).toEqual(['yellow', 'blue']);
  expect(ownBoard(position()).cash).toBe(4);
  expect(() => ownBoard(position({}, { seat: 'spectator' }))).toThrow('spectator');
});

test('the cargo is the lot at auction, or else that of my own ship', () => {
  const bidding = position({ lots: { blue: LOT } }, { auction: AUCTION });
  expect(cargoOf(bidding)).toEqual({ seat: 'blue', cargo: ['tan', 'white'] });
  expect(worthOf(bidding)).toBe(LOT);
  expect(cargoOf(position())).toEqual({ seat: 'red', cargo: [] });
  expect(worthOf(position())).toBeUndefined();
});

test.each<[string, Position, object]>([
  [
    'worth',
    position({ lots: { blue: LOT } }, { auction: AUCTION }),
    { worth: 21, cash: 4, rival: 12 }, // the seller does not bid
  ],
  [
    'price',
    position({
      buyers: {
        factory: { blue: { room: 1, containers: [] }, yellow: { room: 2, containers: [] } },
        harbour: {},
      },
    }),
    { count: 2, room: 3 },
  ],
  [
    'build',
    position({
      building: {
        machine: { space: 1, cost: 6, colours: [] },
        warehouse: { space: 1, cost: 4 },
      },
    }),
    { cash: 4, machine: 6, warehouse: 4 },
  ],
  ['sail', position(), { count: 3, lowest: 2, highest: 5 }],
  ['subsidy', position(), { count: 0, cash: 30 }],
  [
    'keep',
    position({
      settle: {
        highest: 6,
        bidders: ['red'],
        accept: 12,
        decline: { cash: -6, worth: 20, total: 14, short: 0 },
      },
    }),
    { bid: 6, sold: 12, worth: 20, kept: 14 },
  ],
  ['card', position({ lots: { blue: LOT } }, { auction: AUCTION }), { before: 10, after: 31 }],
  ['loan', position({ lots: { blue: LOT } }, { auction: AUCTION }), { cash: 4, worth: 21 }],
  ['supply', position(), { count: 1, productions: 2 }],
  ['end', position({ score: { total: 77 } as Insight['score'] }), { score: 77 }],
])('the sentence of %s says what the position shows', async (idea, at, facts) => {
  expect(FACTS[idea]?.(at)).toEqual(facts);
  const english = await loadTranslator('en', ['strategy']);
  const said = english.say(`strategy-here-${idea}`, FACTS[idea]?.(at));
  expect(said).not.toMatch(/[{}]|\$[a-z]/);
});
