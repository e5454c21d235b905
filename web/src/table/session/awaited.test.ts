import { beforeAll, expect, it } from 'vitest';
import { viewWith } from '../../testing/positions';
import type { View } from '../../game/view';
import { loadTranslator } from '../../text/bundle';
import { text } from '../../text/text.svelte';
import { decideOf, nextOf } from './awaited';

beforeAll(async () => {
  text.translator = await loadTranslator('en', ['playback']);
});

const asked = (decision: 'bid' | 'settle', round: number) => ({
  now: viewWith({
    asked: { seats: ['blue'], decision },
    auction: { seller: 'yellow', lot: ['tan'], round, committed: [] } as unknown as NonNullable<
      View['auction']
    >,
  }),
});

it('says what comes up and what I do about it', () => {
  expect(nextOf(asked('bid', 1))).toBe('Yellow’s cargo is up for auction. You bid next');
  expect(decideOf(asked('bid', 1))).toBe('Bid now');
  expect(nextOf(asked('settle', 1))).toContain('The bids for your cargo are in');
});

it('does not tell of a tie before the envelopes do', () => {
  expect(nextOf(asked('bid', 2))).toBe('You decide next');
  expect(decideOf(asked('bid', 2))).toBe('Decide now');
});
