import { render } from 'svelte/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { NO_LOOK } from '../table/session/look';
import { loadTranslator } from '../text/bundle';
import { text } from '../text/text.svelte';
import { openBrowser } from '../testing/browser';
import { boardWith, infoWith, viewWith } from '../testing/positions';
import { Replay } from './replay.svelte';
import Scene from './Scene.svelte';

let replay: Replay;
vi.mock(import('../table/session/shown.svelte'), async (original) => ({
  ...(await original()),
  useTable: () => replay,
}));
beforeEach(async () => {
  openBrowser();
  text.translator = await loadTranslator('en');
  replay = new Replay('harbour', { step: null, seat: null });
  replay.info = infoWith();
});
afterAll(() => {
  text.translator = null;
});

test('every quay shows the cash and the loans that are known, my own, too', () => {
  const blue = boardWith({ cash: 27, card: 'tan', loans: 1 });
  const seats = { blue, red: boardWith({ cash: 31 }), yellow: boardWith() };
  replay.look = { ...NO_LOOK, table: 'harbour', phase: 'study', view: viewWith({ seats }) };
  vi.spyOn(replay, 'seat', 'get').mockReturnValue('blue');
  expect(replay.isMe('blue')).toBe(true);
  const { body } = render(Scene, { props: { phone: false, below: (() => {}) as never } });
  const quays = body
    .replace(/<!--.*?-->/g, '')
    .split('<section class="quay')
    .slice(1);
  const cash = quays.map((quay) => /class="cash[^>]*>([^<]*)</.exec(quay)?.[1] ?? null);
  expect(cash).toEqual(['$27', '$31', null]);
  expect(quays.map((quay) => quay.includes('tag loans'))).toEqual([true, false, false]);
});
