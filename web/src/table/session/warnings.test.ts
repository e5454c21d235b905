import { afterEach, beforeEach, expect, test } from 'vitest';
import { choices, CONFIRMED } from '../../browser/choices.svelte';
import { openBrowser } from '../../testing/browser';
import { isFinal, pendingOf, pendingTurn } from './warnings';

const draft = {
  steps: [],
  redo: [],
  changes: 1,
  complete: false,
  final: ['sail island', 'default'],
};

beforeEach(() => void openBrowser());
afterEach(() => {
  for (const what of CONFIRMED) choices.setConfirm(what, false);
});

test('the server says what is final; without a draft everything is', () => {
  expect(isFinal('produce', draft)).toBe(false);
  expect(isFinal('sail island', draft)).toBe(true);
  expect(isFinal('produce', null)).toBe(true);
});

test('a step that can be undone needs no second yes', () => {
  expect(pendingOf('produce', draft, 0)).toBeNull();
  expect(pendingOf('loan', draft, 0)).toBeNull();
  expect(pendingOf('take tan@3', draft, 0)).toBeNull();
});

test.each([
  ['sail island', draft, 'auction'],
  ['default', draft, 'final'],
  ['loan', null, 'first-loan'],
])('%s is warned of before it is final', (step, when, warning) => {
  expect(pendingOf(step, when, 0)).toEqual({ step, commit: true, warning });
});

test.each([
  ['bid 4', 'bid', 'bid'],
  ['accept red', 'accept', 'final'],
  ['decline', 'accept', 'final'],
] as const)('%s needs one press, or two if the player wants that', (step, what, warning) => {
  expect(pendingOf(step, null, 0)).toBeNull();
  choices.setConfirm(what, true);
  expect(pendingOf(step, null, 0)).toEqual({ step, commit: true, warning });
});

test('a second loan is always asked about, even where it can be undone', () => {
  expect(pendingOf('loan', draft, 1)).toEqual({ step: 'loan', commit: false, warning: 'loan' });
});

test('a player may want to be asked about more', () => {
  expect(pendingTurn()).toBeNull();
  choices.setConfirm('loan', true);
  choices.setConfirm('buy', true);
  choices.setConfirm('turn', true);
  expect(pendingOf('loan', draft, 0)?.warning).toBe('first-loan');
  expect(pendingOf('machine tan', draft, 0)).toMatchObject({ warning: 'buy', commit: false });
  expect(pendingOf('produce', draft, 0)).toBeNull();
  expect(pendingTurn()).toEqual({ step: null, commit: true, warning: 'turn' });
});
