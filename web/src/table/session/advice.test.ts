import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../testing/browser';
import { infoWith, lookWith } from '../../testing/positions';
import { Refusal, Server } from '../../testing/server';
import { LiveTable } from './live.svelte';

const HINT = 'POST /api/tables/harbour/hint';
let server: Server;
let table: LiveTable;
beforeEach(() => {
  openBrowser();
  server = new Server();
  table = new LiveTable('harbour');
  table.info = infoWith();
  table.look = lookWith();
});

test('a hint is offered to whoever is asked, but not at rated tables', () => {
  expect(table.advice.offered).toBe(true);
  table.info = infoWith({ rated: true });
  expect(table.advice.offered).toBe(false);
  table.info = infoWith({ seats: [] });
  expect(table.advice.offered).toBe(false);
  table.info = infoWith();
  table.look = lookWith({ draft: { steps: [], redo: [], changes: 1, complete: true, final: [] } });
  expect(table.advice.offered).toBe(false);
});

test('the best three are shown in whole dollars, with the lead of the first', async () => {
  const candidates = [
    { step: 'produce', worth: 3.4 },
    { step: 'loan', worth: 0.8 },
    { step: 'pass', worth: 0 },
    { step: 'sail sea', worth: -1 },
  ];
  server.on(HINT, () => ({ step: 'produce', candidates }));
  await table.advice.ask();
  const shown = table.advice.candidates;
  expect(shown.map(({ step, worth, better }) => [step, worth, better])).toEqual([
    ['produce', 3, 2],
    ['loan', 1, null],
    ['pass', 0, null],
  ]);
  expect(shown[0]?.reason.id).toBe('table-why-produce');
  table.advice.putAway();
  expect(table.advice.candidates).toEqual([]);
});

test('how the game is likely to end is told in whole numbers', async () => {
  const candidates = [
    { step: 'produce', worth: 3, score: 81.6, chance: 0.417 },
    { step: 'pass', worth: 0, score: 60, chance: null },
  ];
  server.on(HINT, () => ({ step: 'produce', candidates }));
  await table.advice.ask();
  expect(table.advice.candidates.map(({ outlook }) => outlook)).toEqual([
    { chance: 42, score: 82 },
    null,
  ]);
});

test('what would bring nothing is not advised, apart from voyages', async () => {
  const lack = { code: 'empty_shelf', need: 1, have: 0 };
  const idle = { 'restock red': lack, 'sail red': lack };
  vi.spyOn(table, 'insights', 'get').mockReturnValue({ idle } as never);
  const candidates = [
    { step: 'restock red', worth: 3 },
    { step: 'sail red', worth: 1 },
    { step: 'pass', worth: 0 },
  ];
  server.on(HINT, () => ({ step: 'restock red', candidates }));
  await table.advice.ask();
  expect(table.advice.candidates.map(({ step }) => step)).toEqual(['sail red', 'pass']);
});

test('a bot that names one step only is heard, too', async () => {
  server.on(HINT, () => ({ step: 'produce', candidates: [] }));
  await table.advice.ask();
  expect(table.advice.candidates).toMatchObject([{ step: 'produce', worth: null, better: null }]);
});

test('a hint is gone as soon as something else is asked', async () => {
  server.on(HINT, () => ({ step: 'produce', candidates: [] }));
  await table.advice.ask();
  table.look = lookWith({ seq: 2 });
  expect(table.advice.candidates).toEqual([]);
});

test('a spectator gets no hint, and a refusal is told', async () => {
  table.info = infoWith({ seats: [] });
  await table.advice.ask();
  expect(server.asked).toEqual([]);
  table.info = infoWith();
  server.on(HINT, () => new Refusal('busy', 'Try again later.'));
  await table.advice.ask();
  expect(table.advice.problem).toBe('Try again later.');
  table.look = lookWith({ seq: 2 });
  expect(table.advice.problem).toBeNull();
});
