import { beforeEach, expect, test, vi } from 'vitest';
import { bots, easyBot, usualBot } from '../game/rules.json';
import { openBrowser } from '../testing/browser';
import { Server } from '../testing/server';
import { me } from './me.svelte';
import { playNow } from './playNow';
import { router } from './router.svelte';

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, path: string) => (location.pathname = path),
  });
  vi.stubGlobal('scrollTo', vi.fn());
  me.player = null;
});

test('one click leads somebody new to a table with two easy bots', async () => {
  const ann = { id: 'ann', name: 'Ann' };
  const server = new Server({
    'GET /api/visitor': () => ({ player: null }),
    'POST /api/players': () => ({ player: ann }),
    'POST /api/tables': () => ({ table: { id: 'harbour' } }),
  });
  await playNow();
  const easy = { kind: 'bot', bot: easyBot };
  expect(server.asked.at(-1)?.body).toMatchObject({
    edition: '2007',
    seats: [{ kind: 'me' }, easy, easy],
  });
  expect(router.address.path).toBe('/table/harbour');
});

test('an easy bot is weaker than the usual one', () => {
  const levels = Object.keys(bots);
  expect(levels).toContain(easyBot);
  expect(levels.indexOf(easyBot)).toBeLessThan(levels.indexOf(usualBot));
});
