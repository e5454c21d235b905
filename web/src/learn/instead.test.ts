import { beforeAll, expect, it } from 'vitest';
import { loadTranslator } from '../text/bundle';
import { text } from '../text/text.svelte';
import { insteadOf } from './instead';

beforeAll(async () => {
  text.translator = await loadTranslator('en', ['learn']);
});

it.each([
  ['produce', ['machine white'], null, 'Not yet. Choose “Build” first: Build a white machine.'],
  ['warehouse', ['machine white'], 'build', 'Not yet. This comes first: Build a white machine.'],
  ['pass', ['load'], null, 'Not yet. Choose “Load ship” first.'],
  ['bid 3', ['bid 9'], null, 'Another amount this time: Bid $9.'],
  [
    'place white@4',
    ['place orange@2', 'place white@3'],
    null,
    'Another price this time: Price the white container at $3.',
  ],
  ['pass', ['take tan@2'], null, 'Not yet. This comes first: Take the tan container for $2.'],
  ['bid 3', ['loan'], null, 'Not yet. This comes first: Take a loan.'],
] as const)('instead of %s comes %j', (step, wanted, tray, words) => {
  expect(insteadOf(step, wanted, tray)).toBe(words);
});
