import { render } from 'svelte/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../testing/browser';
import { infoWith, lookWith, viewWith } from '../../testing/positions';
import { Server } from '../../testing/server';
import { loadTranslator } from '../../text/bundle';
import { text } from '../../text/text.svelte';
import { LiveTable } from '../session/live.svelte';
import Hint from './Hint.svelte';

let table: LiveTable;
vi.mock(import('../session/shown.svelte'), async (original) => ({
  ...(await original()),
  useTable: () => table,
}));
vi.mock(import('../session/advice.svelte'), async (original) => ({
  ...(await original()),
  useAdvice: () => table.advice,
}));
beforeEach(async () => {
  openBrowser();
  text.translator = await loadTranslator('en');
  table = new LiveTable('harbour');
  table.info = infoWith();
});
afterAll(() => {
  text.translator = null;
});

test.each([
  ['sail red', ['Load nothing']],
  ['load', ['Back']],
])('after "%s" the advice to take nothing reads %s', async (action, words) => {
  const view = viewWith({ asked: { seats: ['blue'], decision: 'buy' } });
  const draft = { steps: [action], redo: [], changes: 1, complete: false, final: [] };
  table.look = lookWith({ view, draft, legal: ['take tan@2', 'done'] });
  new Server().on('POST /api/tables/harbour/hint', () => ({ step: 'done', candidates: [] }));
  await table.advice.ask();
  const { body } = render(Hint);
  const list = body.replace(/<!--.*?-->/g, '').split('<ol')[1] ?? '';
  expect([...list.matchAll(/<button[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual(words);
});
