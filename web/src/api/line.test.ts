import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, openSockets, Socket, type Browser } from '../testing/browser';
import { Line } from './line';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser('https://127.0.0.1/table/harbour');
  openSockets();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function open() {
  const heard = { opened: vi.fn(), broken: vi.fn(), heard: vi.fn(), strangerNow: vi.fn() };
  const line = new Line(heard);
  line.open();
  return { line, heard };
}
const say = (id: string) => ({ type: 'say', id, table: 'harbour', text: 'Ahoy' }) as const;

test('a page that came safely speaks safely', () => {
  const { line, heard } = open();
  expect(Socket.last().address.href).toBe('wss://127.0.0.1/api/live');
  expect(line.live).toBe(false);
  Socket.last().accept();
  expect([line.live, heard.opened.mock.calls.length]).toEqual([true, 1]);
});

test('a command is done when the server has stored it', async () => {
  const { line } = open();
  Socket.last().accept();
  const done = line.request(say('one'));
  Socket.last().tell({ type: 'ok', id: 'one' });
  await expect(done).resolves.toBeUndefined();
});

test('a refusal belongs to its command; one of nobody’s is heard', async () => {
  const { line, heard } = open();
  Socket.last().accept();
  const refused = line.request(say('one'));
  const error = { code: 'stale', text: 'Too late.' };
  Socket.last().tell({ type: 'error', id: 'one', error, fresh: null });
  await expect(refused).rejects.toMatchObject({ code: 'stale', message: 'Too late.' });
  expect(heard.heard).not.toHaveBeenCalled();
  Socket.last().tell({ type: 'error', id: null, error });
  expect(heard.heard).toHaveBeenCalledWith({ type: 'error', id: null, error });
});

test('a command without an answer, or without a line, is offline', async () => {
  const { line, heard } = open();
  await expect(line.request(say('early'))).rejects.toMatchObject({ code: 'offline' });
  Socket.last().accept();
  const late = expect(line.request(say('late'))).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(5000);
  await late;
  const error = { code: 'stale', text: 'Too late.' };
  Socket.last().tell({ type: 'error', id: 'late', error, fresh: null });
  expect(heard.heard).not.toHaveBeenCalled();
  const broken = expect(line.request(say('cut'))).rejects.toMatchObject({ code: 'offline' });
  Socket.last().break();
  await broken;
});

test('after a break it comes back, later each time', async () => {
  const { heard } = open();
  for (const wait of [200, 500, 1000, 2000, 4000, 8000, 8000]) {
    const before = Socket.all.length;
    Socket.last().break();
    await vi.advanceTimersByTimeAsync(wait * 0.74);
    expect(Socket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(wait * 0.52);
    expect(Socket.all).toHaveLength(before + 1);
  }
  expect(heard.broken).toHaveBeenLastCalledWith(7);
  Socket.last().accept();
  Socket.last().tell({ type: 'pong' });
  Socket.last().break();
  expect(heard.broken).toHaveBeenLastCalledWith(1);
});

test('a server that closes says when to come back', async () => {
  open();
  Socket.last().accept();
  Socket.last().tell({ type: 'closing', retry_ms: 10_000 });
  Socket.last().break();
  await vi.advanceTimersByTimeAsync(7000);
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(Socket.all).toHaveLength(2);
});

test('a cookie that is not valid any more makes a stranger', () => {
  const { heard } = open();
  Socket.last().break(4401);
  expect(heard.strangerNow).toHaveBeenCalledOnce();
});

test('silence is asked about, and broken off when nobody answers', async () => {
  const { heard } = open();
  Socket.last().accept();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Socket.last().said).toEqual(['ping']);
  Socket.last().tell({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard.broken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard.broken).toHaveBeenCalledWith(1);
});

test('a page that is looked at again makes sure of its line', async () => {
  open();
  Socket.last().accept();
  browser.document.dispatchEvent(new Event('visibilitychange'));
  expect(Socket.last().said).toEqual([]);
  await vi.advanceTimersByTimeAsync(6000);
  browser.document.visibilityState = 'hidden';
  browser.page.dispatchEvent(new Event('online'));
  expect(Socket.last().said).toEqual([]);
  browser.document.visibilityState = 'visible';
  browser.page.dispatchEvent(new Event('online'));
  expect(Socket.last().said).toEqual(['ping']);
  Socket.last().break();
  browser.page.dispatchEvent(new Event('pageshow'));
  expect(Socket.all).toHaveLength(2);
  browser.page.dispatchEvent(new Event('pageshow'));
  expect(Socket.all).toHaveLength(2);
});

test('somebody else comes by a new socket, and the old one is not heard', () => {
  const { line, heard } = open();
  const [old] = Socket.all;
  old?.accept();
  line.reopen();
  old?.tell({ type: 'presence', seats: [], spectators: 0 });
  expect(heard.heard).not.toHaveBeenCalled();
  expect(Socket.all).toHaveLength(2);
});

test('a closed line stays closed', async () => {
  const { line, heard } = open();
  const [socket] = Socket.all;
  line.close();
  socket?.break();
  browser.page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Socket.all.length, heard.broken.mock.calls.length]).toEqual([1, 0]);
  expect(line.send({ type: 'ping' })).toBe(false);
});
