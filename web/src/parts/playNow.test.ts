import { beforeEach, expect, test, vi } from 'vitest';
import { bots, firstBots, usualBot } from '../game/rules.json';
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

test('one click leads somebody new to a table with two bots', async () => {
  const ann = { id: 'ann', name: 'Ann' };
  const server = new Server({
    'GET /api/visitor': () => ({ player: null }),
    'POST /api/players': () => ({ player: ann }),
    'POST /api/tables': () => ({ table: { id: 'harbour' } }),
  });
  await playNow();
  const [easy, rival] = firstBots.map((bot) => ({ kind: 'bot', bot }));
  expect(server.asked.at(-1)?.body).toMatchObject({
    edition: '2007',
    seats: [{ kind: 'me' }, easy, rival],
  });
  expect(router.address.path).toBe('/table/harbour');
});

test('the bots of a first game are weaker than the usual one', () => {
  const levels = Object.keys(bots);
  for (const bot of firstBots) {
    expect(levels).toContain(bot);
    expect(levels.indexOf(bot)).toBeLessThan(levels.indexOf(usualBot));
  }
});
