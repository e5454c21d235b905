import { beforeEach, expect, test } from 'vitest';
import { Trouble } from '../../api/http';
import type { ChatMessage } from '../../api/messages';
import { openBrowser } from '../../testing/browser';
import { Refusal, Server } from '../../testing/server';
import { Talk } from './talk.svelte';

const AT = '/api/tables/harbour';
let server: Server;
let talk: Talk;
beforeEach(() => {
  openBrowser();
  server = new Server();
  talk = new Talk('harbour', { command: (_, otherwise) => otherwise() });
});
const message = (number: number, more: Partial<ChatMessage> = {}) =>
  ({
    number,
    seq: number,
    mine: false,
    place: 1,
    name: 'Red',
    text: 'Ahoy',
    ...more,
  }) as ChatMessage;

test('messages stand in order, and one that has changed replaces the old', () => {
  expect(talk.seq).toBeNull();
  talk.hear([message(2), message(1)]);
  talk.hear([message(1, { seq: 3, text: '' })]);
  expect(talk.messages.map(({ number, text }) => `${number} ${text}`)).toEqual(['1 ', '2 Ahoy']);
  expect(talk.seq).toBe(3);
});

test('unread is what others wrote since the last look', () => {
  talk.hear([message(1), message(2, { mine: true }), message(3)]);
  expect(talk.unread).toBe(2);
  talk.read = 3;
  expect(talk.unread).toBe(0);
});

test('what is said and noted goes to the server', async () => {
  server.on(`GET ${AT}/note`, () => ({ text: 'kept' }));
  await talk.openNote();
  expect(talk.note).toBe('kept');
  expect(await talk.say('Ahoy')).toBe(true);
  expect(await talk.keep('Red likes tan.')).toBe(true);
  expect(talk.note).toBe('Red likes tan.');
  expect(server.heard).toEqual([`GET ${AT}/note`, `POST ${AT}/chat`, `PUT ${AT}/note`]);
});

test('whoever is silenced is not read any more, here either', async () => {
  talk.hear([message(1), message(2, { mine: true }), message(3, { place: 2, name: 'Ann' })]);
  expect(await talk.silence(message(1), 'mute')).toBe(true);
  expect(talk.messages.map((one) => one.number)).toEqual([2, 3]);
  expect(await talk.report(message(3), 'rude')).toBe(true);
});

test('what did not go is said, until the next try', async () => {
  server.on(`POST ${AT}/chat`, () => new Refusal('muted', 'The host has muted you.'));
  expect(await talk.say('Ahoy')).toBe(false);
  expect(talk.problem).toBe('The host has muted you.');
  await talk.keep('');
  expect(talk.problem).toBeNull();
  const broken = new Talk('harbour', {
    command: () => Promise.reject(new TypeError('a mistake of ours')),
  });
  await expect(broken.say('Ahoy')).rejects.not.toBeInstanceOf(Trouble);
});
