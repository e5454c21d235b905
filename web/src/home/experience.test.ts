import { beforeEach, expect, test } from 'vitest';
import { me } from '../parts/me.svelte';
import { openBrowser } from '../testing/browser';
import { Refusal, Server } from '../testing/server';
import { hasFinished, ownLevel } from './experience';

const ANN = { id: 'ann', name: 'Ann' };
beforeEach(() => {
  openBrowser();
  me.player = null;
});

test.each([
  [[], false],
  [[{ table: 'harbour' }], true],
])('a player with the results %j has finished a game: %j', async (results, finished) => {
  new Server({
    'GET /api/visitor': () => ({ player: ANN }),
    'GET /api/me/results': () => ({ results }),
  });
  expect(await hasFinished()).toBe(finished);
});

test('somebody new is asked for nothing', async () => {
  const server = new Server({ 'GET /api/visitor': () => ({ player: null }) });
  expect(await hasFinished()).toBe(false);
  expect(server.heard).toEqual(['GET /api/visitor']);
});

test('trouble leaves the game as simple as it is', async () => {
  new Server({ 'GET /api/visitor': () => new Refusal('busy') });
  expect(await hasFinished()).toBe(false);
});

test.each([['mate'], [null]])('how strong the player is, the server says: %j', async (level) => {
  new Server({ 'GET /api/me/statistics': () => ({ statistics: {}, level }) });
  expect(await ownLevel()).toBe(level);
});

test('trouble leaves open how strong the player is', async () => {
  new Server({ 'GET /api/me/statistics': () => new Refusal('busy') });
  expect(await ownLevel()).toBeNull();
});
