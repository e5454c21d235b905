import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../../game/words';
import { loadTranslator } from '../../../text/bundle';
import { text } from '../../../text/text.svelte';
import type { Moment } from './show';
import { titleOf } from './titles';

beforeAll(async () => {
  text.translator = await loadTranslator('en', []);
});

const OPEN: Moment = { kind: 'open', seat: 'blue', ms: 1 };
const CALLED: Moment = { kind: 'called', ms: 1 };

/** The title over the cargo of Red while the envelopes of these rounds open. */
function title(me: Seat, moment: Moment, ...rounds: Partial<Record<Seat, number>>[]): string {
  const told = {
    seller: 'red' as const,
    lot: [],
    settled: null,
    rounds: rounds.map((bids, index) => ({
      event: 'bids' as const,
      seq: index,
      at: 0,
      round: index === 0 ? (1 as const) : (2 as const),
      bids,
      counted: bids,
      highest: Math.max(...Object.values(bids)),
    })),
  };
  return titleOf({ seller: 'red', me, told, moment, tieBreak: false, highest: null });
}

test('once the highest bid stands, the title says whose choice it is', () => {
  expect(title('blue', OPEN, { blue: 5, yellow: 3 })).toBe('The bids are revealed');
  expect(title('blue', CALLED, { blue: 5, yellow: 3 })).toBe('Red decides');
  expect(title('yellow', CALLED, { blue: 5, yellow: 3 })).toBe('Red decides');
});

test('a tie has another round before the seller decides', () => {
  expect(title('blue', CALLED, { blue: 4, yellow: 4 })).toBe('The bids are revealed');
  expect(title('blue', CALLED, { blue: 4, yellow: 4 }, { blue: 1, yellow: 1 })).toBe('Red decides');
});

test('nobody tells the seller who decides', () => {
  expect(title('red', CALLED, { blue: 5, yellow: 3 })).toBe('The bids are revealed');
});
