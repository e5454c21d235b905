import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { TableClock } from './clock.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clocks = (running: boolean) =>
  ({
    seats: { blue: { remaining_ms: 1000, running }, red: { remaining_ms: 500, running: false } },
  }) as never;

test('a running clock counts on from what the server said, and stops at nothing', () => {
  const clock = new TableClock();
  expect([clock.left('blue'), clock.runs('blue')]).toEqual([null, false]);
  clock.set(clocks(true));
  vi.advanceTimersByTime(500);
  expect([clock.left('blue'), clock.left('red')]).toEqual([500, 500]);
  expect([clock.runs('blue'), clock.runs('red')]).toEqual([true, false]);
  vi.advanceTimersByTime(5000);
  expect(clock.left('blue')).toBe(0);
  clock.stop();
});

test('a clock that stands still does not tick', () => {
  const clock = new TableClock();
  clock.set(clocks(false));
  expect(vi.getTimerCount()).toBe(0);
  clock.set(null);
  expect([clock.clocks, clock.left('blue')]).toEqual([null, null]);
});

test('while the connection is lost, what is known grows old', () => {
  const connection = new Connection();
  const opened = connection.upToDate;
  vi.advanceTimersByTime(1000);
  connection.set('lost');
  expect([connection.way, connection.upToDate]).toEqual(['lost', opened]);
  connection.set('asking');
  expect(connection.upToDate).toBe(opened + 1000);
});
