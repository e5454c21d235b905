import { expect, test, vi } from 'vitest';
import { Trouble } from '../../api/http';
import type { Look } from '../../api/messages';
import { lookWith } from '../../testing/positions';
import { settled } from '../../testing/server';
import { Commands, type Command } from './commands.svelte';

const fresh = lookWith({ seq: 9 });
const command = (step: string): Command => ({
  message: { type: 'steps', id: step, seat: 'blue', decision: 1, steps: [step], commit: false },
  asRequest: async () => ({ fresh }) as never,
});

function commands(carry: (name: string, otherwise: () => Promise<void>) => Promise<void>) {
  const seen: Look[] = [];
  const problems: (string | null)[] = [];
  const queue = new Commands(
    { command: (message, otherwise) => carry(message.id, otherwise) },
    { fresh: (look) => seen.push(look), problem: (words) => problems.push(words) },
  );
  return { queue, seen, problems };
}

test('one command waits for the other', async () => {
  const order: string[] = [];
  let answer = () => {};
  const { queue } = commands(async (name) => {
    order.push(`${name} sent`);
    await new Promise<void>((resolve) => (answer = resolve));
    order.push(`${name} done`);
  });
  const first = queue.send('a', () => command('a'));
  const second = queue.send('b', () => command('b'));
  await settled();
  expect([order, queue.busy]).toEqual([['a sent'], true]);
  answer();
  expect(await first).toBe(true);
  await settled();
  expect(queue.busy).toBe(true);
  answer();
  expect(await second).toBe(true);
  expect(order).toEqual(['a sent', 'a done', 'b sent', 'b done']);
  expect(queue.busy).toBe(false);
});

test('the same command twice in a row is a hasty finger; undo twice is meant', async () => {
  const sent = vi.fn(async () => undefined);
  const { queue } = commands(sent);
  const both = [queue.send('a', () => command('a')), queue.send('a', () => command('a'))];
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(await queue.send('a', () => command('a'))).toBe(true);
  await Promise.all([queue.send(null, () => command('u')), queue.send(null, () => command('u'))]);
  expect(sent).toHaveBeenCalledTimes(4);
});

test('a command that has become needless is not sent', async () => {
  const sent = vi.fn(async () => undefined);
  const { queue, problems } = commands(sent);
  expect(await queue.send('a', () => null)).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  expect(problems).toEqual([]);
});

test('without a socket the answer of the request is seen', async () => {
  const { queue, seen } = commands((_, otherwise) => otherwise());
  await queue.send('a', () => command('a'));
  expect(seen).toEqual([fresh]);
});

test('a refusal is told, and what it says about the table is seen', async () => {
  let trouble: Error = new Trouble('stale', 'Too late.', fresh);
  const { queue, seen, problems } = commands(async () => {
    throw trouble;
  });
  expect(await queue.send('a', () => command('a'))).toBe(false);
  expect([seen, problems]).toEqual([[fresh], [null, 'Too late.']]);
  trouble = new Trouble('offline', '');
  await queue.send('b', () => command('b'));
  expect(seen).toHaveLength(1);
  trouble = new TypeError('a mistake of ours');
  await expect(queue.send('c', () => command('c'))).rejects.toThrow('a mistake of ours');
  expect(queue.busy).toBe(false);
});
