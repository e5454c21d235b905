import { beforeAll, expect, it } from 'vitest';
import { loadTranslator } from '../text/bundle';
import { spokenStep } from '../text/spoken';
import { say, text } from '../text/text.svelte';
import { insteadOf } from './instead';

beforeAll(async () => {
  text.translator = await loadTranslator('en', ['learn']);
});

it.each([
  ['produce', ['machine white'], null, '-action', 'page-action-build', 'machine white'],
  ['warehouse', ['machine white'], 'build', '', null, 'machine white'],
  ['pass', ['load'], null, '-button', 'page-action-load', null],
  ['bid 3', ['bid 9'], null, '-bid', null, 'bid 9'],
  ['place white@4', ['place orange@2', 'place white@3'], null, '-price', null, 'place white@3'],
  ['pass', ['take tan@2'], null, '', null, 'take tan@2'],
  ['bid 3', ['loan'], null, '', null, 'loan'],
  ['produce', ['sell tan@4'], null, '-action', 'trays-sale', 'sell tan@4'],
] as const)('instead of %s comes %j (%s)', (step, wanted, tray, answer, button, meant) => {
  const words = say(`learn-instead${answer}`, {
    ...(button === null ? {} : { action: say(button) }),
    ...(meant === null ? {} : { step: spokenStep(say, meant) }),
  });
  expect(words).not.toContain('{');
  expect(insteadOf(step, wanted, tray)).toBe(words);
});

it('names the button as the screen does', () => {
  expect(insteadOf('pass', ['produce'], null)).toBe('Not yet. First choose “Produce”.');
});
