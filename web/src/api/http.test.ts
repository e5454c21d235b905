import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { Refusal, Server } from '../testing/server';
import { change, commandId, post, read, remove, Trouble } from './http';

beforeEach(() => void openBrowser());

test('a request says which language the page speaks', async () => {
  const server = new Server({ 'GET /api/me': () => ({ player: null }) });
  document.documentElement.lang = 'de';
  expect(await read('/api/me')).toEqual({ player: null });
  expect(server.asked[0]?.headers).toEqual({ 'accept-language': 'de' });
});

test('a body is JSON, or a file as it is', async () => {
  const server = new Server();
  await change('/api/me', { name: 'Ann' });
  await post('/api/records', new Blob(['a record']));
  await remove('/api/me/token', { 'x-secret': 'word' });
  const [json, file, none] = server.asked;
  expect(json).toMatchObject({ method: 'PATCH', body: { name: 'Ann' } });
  expect(json?.headers['content-type']).toBe('application/json');
  expect(file?.body).toBeInstanceOf(Blob);
  expect(file?.headers['content-type']).toBeUndefined();
  expect(none).toMatchObject({ method: 'DELETE', body: undefined });
  expect(none?.headers['x-secret']).toBe('word');
});

test('a refusal has its code, its words and the fresh view', async () => {
  new Server({ 'POST /api': () => new Refusal('stale', 'Too late.', { seq: 3 }) });
  const trouble = await post('/api/x').catch((found: unknown) => found);
  expect(trouble).toBeInstanceOf(Trouble);
  expect(trouble).toMatchObject({ code: 'stale', message: 'Too late.', fresh: { seq: 3 } });
});

test('a refusal in words of another server is internal', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: false, json: async () => ({ detail: 'gateway' }) }));
  await expect(read('/api/me')).rejects.toMatchObject({ code: 'internal', fresh: null });
});

test('no network and no sense are both offline', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await expect(read('/api/me')).rejects.toMatchObject({ code: 'offline' });
  vi.stubGlobal('fetch', async () => ({ ok: true, json: () => Promise.reject(new Error('html')) }));
  await expect(read('/api/me')).rejects.toMatchObject({ code: 'offline' });
});

test('every command has a name of its own', () => {
  expect(commandId()).toMatch(/^[0-9a-f]{32}$/);
  expect(commandId()).not.toBe(commandId());
});
