import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { infoWith, seatWith, stepEvent, turnEvent, viewWith } from '../testing/positions';
import { Refusal, Server, settled } from '../testing/server';
import { Replay } from './replay.svelte';
import { walking } from './walking';

const AT = '/api/tables/harbour';
const LOG = [
  turnEvent(1, 'blue'),
  stepEvent(2, 'blue', 'produce'),
  stepEvent(3, 'blue', 'pass'),
  turnEvent(3, 'red'),
  stepEvent(4, 'red', 'pass'),
];
let server: Server;
beforeEach(() => {
  openBrowser();
  vi.useFakeTimers();
  server = new Server({
    [`GET ${AT}/events`]: ({ path }) => {
      const after = Number(/after=(\d+)/.exec(path)?.[1]);
      // Never more than two entries at once.
      const events = LOG.filter(({ seq }) => seq > after && seq <= after + 2);
      return { events, seq: events.at(-1)?.seq ?? after, more: events.at(-1)?.seq !== 4 };
    },
    [`GET ${AT}/replay`]: ({ path }) => {
      const to = Number(/to=(\d+)/.exec(path)?.[1]);
      const seat = /seat=(\w+)/.exec(path)?.[1] ?? null;
      return {
        view: viewWith({ actions: to }),
        to,
        steps: 3,
        seat,
        events: LOG.slice(0, to),
        insight: {},
      };
    },
    [`GET ${AT}`]: () => ({ table: infoWith({ phase: 'finished' }) }),
  });
});
afterEach(() => void vi.useRealTimers());

async function open(step: number | null = null, seat: string | null = null): Promise<Replay> {
  const replay = new Replay('harbour', { step, seat });
  await replay.open();
  return replay;
}
const running = () => server.on(`GET ${AT}`, () => ({ table: infoWith() }));

test('a finished game of mine is told from its beginning, as I saw it', async () => {
  const replay = await open();
  expect([replay.step, replay.eyes, replay.seat]).toEqual([0, 'blue', 'blue']);
});

test('a finished game of others is told from its beginning, with everything open', async () => {
  const seats = [seatWith('blue'), seatWith('red'), seatWith('yellow')];
  server.on(`GET ${AT}`, () => ({ table: infoWith({ phase: 'finished', seats }) }));
  const replay = await open();
  expect([replay.step, replay.last, replay.eyes, replay.turn]).toEqual([0, 3, 'all', 0]);
  expect([replay.seat, replay.legal.size, replay.insights]).toEqual([null, 0, {}]);
  expect([replay.live, replay.busy, replay.purse, replay.marked]).toEqual([
    false,
    false,
    null,
    null,
  ]);
});

test('a running one from where it is, as its player sees it', async () => {
  running();
  const replay = await open();
  expect([replay.step, replay.eyes, replay.seat]).toEqual([3, 'blue', 'blue']);
  expect(replay.isMe('blue')).toBe(true);
});

test('the address says where and through whose eyes', async () => {
  const replay = await open(2, 'red');
  expect([replay.step, replay.eyes, replay.view.actions]).toEqual([2, 'red', 2]);
  // Seeing a player's view does not make the viewer that player.
  expect([replay.isMe('red'), replay.isMe('blue')]).toEqual([false, false]);
  expect((await open(99, 'nobody')).step).toBe(3);
  expect((await open(null, 'spectator')).eyes).toBe('spectator');
});

test('it walks by steps and by turns, and shows the log so far', async () => {
  const replay = await open();
  await replay.forward();
  await replay.forward();
  expect([replay.step, replay.turn, replay.events.length]).toEqual([2, 1, 4]);
  await replay.back();
  expect(replay.happened).toEqual(LOG.slice(0, 1));
  await replay.toNextTurn();
  expect(replay.step).toBe(2);
  await replay.toPreviousTurn();
  expect(replay.step).toBe(0);
  await replay.lookAt(3);
  expect(replay.step).toBe(2);
});

test('nothing can be done', async () => {
  const replay = await open(1);
  await replay.take();
  await replay.changeDraft();
  await replay.endTurn();
  expect(server.asked.every(({ method }) => method === 'GET')).toBe(true);
});

test('a moment is asked for once', async () => {
  const replay = await open();
  await replay.forward();
  await replay.back();
  await replay.forward();
  const asked = server.heard.filter((one) => one.includes('to=1&'));
  expect(asked).toHaveLength(1);
  await replay.lookThrough('red');
  expect(server.heard.at(-2)).toContain('to=1&seat=red');
});

test('somebody who has scrubbed on sees the last place only', async () => {
  const replay = await open();
  const slow = replay.show(1);
  const fast = replay.show(3);
  await Promise.all([slow, fast]);
  expect([replay.step, replay.view.actions]).toEqual([3, 3]);
});

test('at the end of a running game it sees whether the game has gone on', async () => {
  running();
  const replay = await open();
  const before = server.asked.length;
  await replay.forward();
  expect(server.heard.slice(before)).toEqual([`GET ${AT}`, `GET ${AT}/events?after=4&wait=0`]);
  expect(replay.step).toBe(3);
});

test('it plays to the end, and from the beginning again', async () => {
  const replay = await open(2);
  await replay.play();
  replay.speed = 'fast';
  await vi.advanceTimersByTimeAsync(1200);
  expect([replay.step, replay.playing]).toEqual([3, false]);
  await replay.play();
  expect([replay.step, replay.playing]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(450);
  expect([replay.step, replay.playing]).toEqual([1, true]);
  replay.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.step, replay.playing]).toEqual([1, false]);
});

test('trouble stops it, and is told', async () => {
  const replay = await open();
  await replay.play();
  server.on(`GET ${AT}/replay`, () => new Refusal('hidden', 'You may not look there.'));
  await vi.advanceTimersByTimeAsync(1200);
  await vi.advanceTimersByTimeAsync(1200);
  expect([replay.problem, replay.playing]).toEqual(['You may not look there.', false]);
});

test('a table that is not there is missing; another trouble is told', async () => {
  server.on(
    `GET ${AT}`,
    () => new Refusal('no_such_table', 'This table does not exist. Please check the link.'),
  );
  expect((await open()).missing).toBe(true);
  server.on(`GET ${AT}`, () => new Refusal('busy', 'Later.'));
  expect(await open()).toMatchObject({ missing: false, problem: 'Later.' });
});

test('keys walk, unless they are somebody else’s', async () => {
  server.on(`GET ${AT}`, () => ({
    table: infoWith({ phase: 'study', seats: [seatWith('blue')] }),
  }));
  const replay = await open();
  const press = async (key: string, more: object = {}) => {
    const target = { closest: () => null };
    walking(replay)({ key, target, preventDefault: () => undefined, ...more } as never);
    await settled();
    return replay.step;
  };
  expect(await press('ArrowRight')).toBe(1);
  expect(await press('ArrowLeft')).toBe(0);
  expect(await press('End')).toBe(3);
  expect(await press('Home')).toBe(0);
  expect(await press('ArrowRight', { shiftKey: true })).toBe(2);
  expect(await press('PageUp')).toBe(0);
  expect(await press('x')).toBe(0);
  expect(await press('ArrowRight', { ctrlKey: true })).toBe(0);
  expect(await press('ArrowRight', { target: { closest: () => ({}) } })).toBe(0);
  await press(' ');
  expect(replay.playing).toBe(true);
  await press(' ');
  expect(replay.playing).toBe(false);
});
