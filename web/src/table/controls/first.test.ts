import { beforeAll, expect, test } from 'vitest';
import type { Decision } from '../../api/messages';
import { viewWith } from '../../testing/positions';
import { loadTranslator } from '../../text/bundle';
import { text } from '../../text/text.svelte';
import { firstOf } from './first';

beforeAll(async () => {
  text.translator = await loadTranslator('en');
});

const draftOf = (...steps: string[]) => ({
  steps,
  redo: [],
  changes: 1,
  complete: false,
  final: [],
});

test.each<[Decision, string[], string[], string]>([
  ['stock', ['tan'], ['produce'], 'Price your container first.'],
  ['stock', ['tan', 'tan'], ['produce'], 'Price your 2 containers first.'],
  ['stock', [], ['reprice'], 'Finish pricing first, or go back.'],
  ['buy', [], ['restock red'], 'Take a container first, or go back.'],
  ['buy', ['tan'], ['restock red', 'take tan@2'], 'Finish your purchase first.'],
  ['make', [], ['produce'], 'First choose what your machines make.'],
  ['offer', [], ['call I money'], 'Finish your offer first, or undo it.'],
  ['broker_bid', [], ['call I goods'], 'Make your bid first, or undo the call.'],
  ['pay', [], [], 'Pay the brokers first.'],
  ['domestic', [], [], 'Sell a container or skip the sale first.'],
  ['interest', [], [], 'First choose between a loan and default.'],
])('%s with %j after %j: what comes first', (decision, hand, steps, sentence) => {
  const open = { decision, hand } as never;
  const now = viewWith({ asked: { seats: ['blue'], decision }, open });
  expect(firstOf({ now, draft: draftOf(...steps) })).toBe(sentence);
});

test('nothing comes first where an action is chosen, or nothing is asked', () => {
  expect(firstOf({ now: viewWith(), draft: draftOf() })).toBeNull();
  expect(firstOf({ now: viewWith({ asked: null }), draft: null })).toBeNull();
});
