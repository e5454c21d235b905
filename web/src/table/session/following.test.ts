import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Update } from '../../api/messages';
import { passing } from '../../game/rules.json';
import { openBrowser, openSockets, Socket } from '../../testing/browser';
import { infoWith, lookWith, seatWith, stepEvent } from '../../testing/positions';
import { Refusal, Server } from '../../testing/server';
import { Following, type Wish } from './following';

const AT = '/api/tables/harbour';
let server: Server;
let wish: Wish;
beforeEach(() => {
  openBrowser();
  openSockets();
  vi.useFakeTimers();
  wish = { seat: null, after: 0, chatAfter: null };
  server = new Server({
    [`GET ${AT}/events?after=0`]: () => ({
      events: [stepEvent(1, 'blue', 'produce')],
      seq: 1,
      more: false,
    }),
    [`GET ${AT}/events`]: () => ({ events: [], seq: 1, more: false }),
    [`GET ${AT}/view`]: () => lookWith(),
    [`GET ${AT}`]: () => ({ table: infoWith() }),
  });
});
afterEach(() => void vi.useRealTimers());

function follow() {
  const follower = {
    wish: () => wish,
    heard: vi.fn(),
    connection: vi.fn(),
    missing: vi.fn(),
    seatGone: vi.fn(() => void (wish = { ...wish, seat: 'spectator' })),
  };
  const following = new Following('harbour', follower);
  following.open();
  return { following, follower };
}
/** Two breaks in a row: a socket may be impossible here. */
async function noSocket(): Promise<void> {
  Socket.last().break();
  await vi.advanceTimersByTimeAsync(300);
  Socket.last().break();
  await vi.advanceTimersByTimeAsync(10);
}

test('an open line watches from the last entry that is known', () => {
  const { follower } = follow();
  wish = { seat: 'spectator', after: 4, chatAfter: 2 };
  Socket.last().accept();
  expect(Socket.last().sent[0]).toMatchObject({
    type: 'watch',
    table: 'harbour',
    seat: 'spectator',
    after: 4,
    chat_after: 2,
  });
  const update = { ...lookWith(), type: 'update', events: [] };
  Socket.last().tell(update);
  expect(follower.connection).toHaveBeenLastCalledWith('live');
  expect(follower.heard).toHaveBeenCalledWith(update);
});

test('a table that is not there is missed once, and not asked for again', () => {
  const { follower } = follow();
  Socket.last().accept();
  Socket.last().tell({ type: 'error', id: null, error: { code: 'no_such_table', text: '' } });
  expect(follower.missing).toHaveBeenCalledOnce();
  expect(follower.heard).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

const watches = () => Socket.last().said.filter((one) => one === 'watch').length;
const refuse = (code: string) =>
  Socket.last().tell({ type: 'error', id: null, error: { code, text: `No: ${code}.` } });

test.each(['not_your_seat', 'which_seat'])('%s makes a spectator', (code) => {
  const { follower } = follow();
  wish = { ...wish, seat: 'blue' };
  Socket.last().accept();
  refuse(code);
  expect(follower.seatGone).toHaveBeenCalledOnce();
  expect(Socket.last().said).toEqual(['watch', 'unwatch', 'watch']);
  expect(Socket.last().sent.at(-1)).toMatchObject({ seat: 'spectator' });
});

test.each(passing)('after %s it watches again, later each time', async (code) => {
  const { follower } = follow();
  wish = { ...wish, seat: 'blue' };
  Socket.last().accept();
  for (const [before, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    refuse(code);
    refuse(code);
    expect(follower.connection).toHaveBeenLastCalledWith('lost');
    await vi.advanceTimersByTimeAsync(wait * 0.74);
    expect(watches()).toBe(before + 1);
    Socket.last().tell({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(wait * 0.52);
    expect(watches()).toBe(before + 2);
  }
  Socket.last().tell({ ...lookWith(), type: 'update', events: [] });
  refuse(code);
  await vi.advanceTimersByTimeAsync(1300);
  expect(Socket.last().sent.at(-1)).toMatchObject({ type: 'watch', seat: 'blue' });
  expect(follower.seatGone).not.toHaveBeenCalled();
});

test.each(['internal', 'rules_unknown'])('%s is shown, and not asked about', async (code) => {
  const { follower } = follow();
  Socket.last().accept();
  for (let time = 0; time < 5; time += 1) refuse(code);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(follower.connection).toHaveBeenLastCalledWith('lost', `No: ${code}.`);
  expect(Socket.last().said).toEqual(['watch']);
});

test('a table that is left is not watched again', async () => {
  const { following } = follow();
  Socket.last().accept();
  refuse('storage');
  following.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a first break is only told, after the second we ask', async () => {
  const { follower } = follow();
  Socket.last().break();
  expect(follower.connection).toHaveBeenLastCalledWith('lost');
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  Socket.last().break();
  await vi.advanceTimersByTimeAsync(10);
  expect(follower.connection).toHaveBeenLastCalledWith('asking');
  const [update] = follower.heard.mock.calls[0] as [Update];
  expect(update).toMatchObject({ type: 'update', seq: 1, info: { id: 'harbour' } });
  expect(update.events).toEqual([stepEvent(1, 'blue', 'produce')]);
  expect(server.heard).toContain(`GET ${AT}/view?insight=true&seat=blue`);
});

test('before the start there is nothing to look at yet', async () => {
  server.on(`GET ${AT}`, () => ({ table: infoWith({ phase: 'open', seq: 1 }) }));
  const { follower } = follow();
  await noSocket();
  expect(follower.heard.mock.calls[0]?.[0]).toMatchObject({ phase: 'open', view: null, legal: [] });
});

test.each<[string, Wish['seat'], string[], string]>([
  ['the seat that was sat down at', 'red', ['blue', 'red'], 'red'],
  ['nobody’s, of several own seats', null, ['blue', 'red'], 'spectator'],
  ['a spectator’s, on request', 'spectator', ['blue'], 'spectator'],
  ['a spectator’s, without a seat', null, [], 'spectator'],
])('eyes: %s', async (_, seat, own, eyes) => {
  const seats = (['blue', 'red'] as const).map((one) => seatWith(one, { mine: own.includes(one) }));
  server.on(`GET ${AT}`, () => ({ table: infoWith({ seats }) }));
  wish = { ...wish, seat };
  follow();
  await noSocket();
  expect(server.heard).toContain(`GET ${AT}/view?insight=true&seat=${eyes}`);
});

test('view and events are brought to the same entry', async () => {
  server.on(`GET ${AT}/view`, () => lookWith({ seq: 2 }));
  server.on(`GET ${AT}/events?after=1&wait=0`, () => ({ events: [], seq: 1, more: false }));
  let rest = [2, 3].map((seq) => stepEvent(seq, 'red', 'produce'));
  server.on(`GET ${AT}/events`, () => {
    const [next, ...more] = rest;
    rest = more;
    return { events: next ? [next] : [], seq: next?.seq ?? 3, more: more.length > 0 };
  });
  wish = { ...wish, after: 5 };
  const { follower } = follow();
  await noSocket();
  const [update] = follower.heard.mock.calls[0] as [Update];
  // Entry 3 is newer than the view, and comes with the next one.
  expect(update.events.map((event) => event.seq)).toEqual([2]);
});

test('trouble while asking is lost, and a table that is gone is missed', async () => {
  let refusal = new Refusal('busy');
  server.on(`GET ${AT}/events`, () => refusal);
  server.on(`GET ${AT}/events?after=0`, () => refusal);
  const { follower } = follow();
  await noSocket();
  expect(follower.connection).toHaveBeenLastCalledWith('lost');
  refusal = new Refusal('no_such_table');
  await vi.advanceTimersByTimeAsync(1600);
  expect(follower.missing).toHaveBeenCalledOnce();
  const asked = server.asked.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.asked).toHaveLength(asked);
});

test('a seat that has gone meanwhile is not asked for again', async () => {
  wish = { ...wish, seat: 'blue' };
  server.on(`GET ${AT}/view`, ({ path }) =>
    path.endsWith('blue') ? new Refusal('not_your_seat') : lookWith(),
  );
  const { follower } = follow();
  await noSocket();
  await vi.advanceTimersByTimeAsync(1600);
  expect(follower.seatGone).toHaveBeenCalledOnce();
  expect(follower.connection).toHaveBeenLastCalledWith('asking');
});

test('an answer for the seat before is thrown away', async () => {
  const { following, follower } = follow();
  wish = { ...wish, seat: 'blue' };
  following.change();
  wish = { ...wish, seat: 'red' };
  following.change();
  await vi.advanceTimersByTimeAsync(10);
  expect(follower.heard).toHaveBeenCalledOnce();
  Socket.last().accept();
  following.change();
  expect(Socket.last().said).toEqual(['watch', 'unwatch', 'watch']);
});

test('a command goes over the line, and as a request where that breaks', async () => {
  const { following } = follow();
  const message = { type: 'say', id: 'one', table: 'harbour', text: 'Ahoy' } as const;
  const request = vi.fn(async () => undefined);
  await following.command(message, request);
  expect(request).toHaveBeenCalledOnce();
  Socket.last().accept();
  const said = following.command(message, request);
  Socket.last().tell({ type: 'ok', id: 'one' });
  await said;
  expect(request).toHaveBeenCalledOnce();
  const cut = following.command(message, request);
  Socket.last().break();
  await cut;
  expect(request).toHaveBeenCalledTimes(2);
});

test('a refusal over the line is not asked for again', async () => {
  const { following } = follow();
  Socket.last().accept();
  const request = vi.fn(async () => undefined);
  const refused = following.command(
    { type: 'say', id: 'one', table: 'harbour', text: '' },
    request,
  );
  Socket.last().tell({ type: 'error', id: 'one', error: { code: 'muted', text: 'No.' } });
  await expect(refused).rejects.toMatchObject({ code: 'muted' });
  expect(request).not.toHaveBeenCalled();
});

test('a stranger looks who they are, and another player comes anew', async () => {
  const { following } = follow();
  Socket.last().break(4401);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.heard).toEqual(['GET /api/visitor']);
  following.reopen();
  expect(Socket.all).toHaveLength(2);
});
