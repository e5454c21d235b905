import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Passing, PASSING_MS } from './passing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a message passes, and the last one counts', () => {
  const passing = new Passing();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  passing.restart(first);
  vi.advanceTimersByTime(PASSING_MS - 1);
  passing.restart(second);
  vi.advanceTimersByTime(PASSING_MS);
  passing.restart(third);
  passing.restart(null);
  vi.advanceTimersByTime(PASSING_MS);
  expect([first, second, third].map((over) => over.mock.calls.length)).toEqual([0, 1, 0]);
});
