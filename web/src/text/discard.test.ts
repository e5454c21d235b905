import { beforeAll, describe, expect, it } from 'vitest';
import type { Discard, LotWorth, SheetLine } from '../api/messages';
import { loadTranslator } from './bundle';
import { discardNow, discardOf, discardWith } from './discard';
import { text } from './text.svelte';

beforeAll(async () => {
  text.translator = await loadTranslator('en');
});

const worthOf = (discard: Discard | undefined, more: Partial<LotWorth> = {}): LotWorth => ({
  lot: ['white'],
  before: 0,
  after: 0,
  difference: 0,
  discarded_before: null,
  discarded_after: 'white',
  five_colours_before: false,
  five_colours_after: false,
  at_best: 10,
  ...(discard === undefined ? {} : { discard }),
  ...more,
});

describe('a lot that is worth nothing because of the discard', () => {
  it('says so, and what it may still be worth', () => {
    expect(discardOf(worthOf('only'))).toBe(
      'The colour you have most of is discarded, and this is your only colour. Value to you: +$0 now, up to +$10 later.',
    );
    expect(discardOf(worthOf('most'))).toContain(
      'You have more white than any other colour, so white is discarded',
    );
    const instead = worthOf('instead', { difference: -2, discarded_before: 'tan', at_best: 20 });
    expect(discardOf(instead)).toBe(
      'You would then have more white than any other colour, and would discard it instead of tan. Value to you: −$2 now, up to +$20 later.',
    );
    expect(discardOf(worthOf('two_value'))).toContain('Your 5/10 colour (white)');
  });

  it('is not explained where something is left of it', () => {
    expect(discardOf(worthOf('most', { difference: 4 }))).toBeNull();
    expect(discardOf(worthOf(undefined))).toBeNull();
  });
});

it('whoever keeps a lot is told which colour goes, whatever it is worth', () => {
  expect(discardWith(worthOf('most', { difference: 4 }))).toContain('white');
  expect(discardWith(worthOf('only'))).toBe(discardOf(worthOf('only')));
  expect(discardWith(worthOf(undefined, { discarded_after: null }))).toBeNull();
});

it('a score names the colour it leaves out', () => {
  const none = { count: 0, value: 2, discarded: false };
  const colours = { black: none, brown: none, orange: none, tan: none, white: none };
  const sheet = (white: object) => ({ colours: { ...colours, white } }) as unknown as SheetLine;
  expect(discardNow(sheet({ count: 2, value: 10, discarded: true }))).toContain('(white)');
  expect(discardNow(sheet(none))).toBeNull();
});
