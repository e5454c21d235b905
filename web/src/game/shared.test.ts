import { expect, it } from 'vitest';
import { shared } from './shared';

it('what is the same stays the same object', () => {
  const before = { seats: { blue: { cargo: ['tan'] }, red: { cargo: [] } }, turn: 'blue' };
  const after = { seats: { blue: { cargo: ['tan'] }, red: { cargo: ['tan'] } }, turn: 'blue' };
  const next = shared(before, after);
  expect(next).toEqual(after);
  expect(next.seats.blue).toBe(before.seats.blue);
  expect(next.seats.red).not.toBe(before.seats.red);
  expect(shared(before, structuredClone(before))).toBe(before);
});

it.each([
  [null, { one: 1 }],
  [{ one: 1 }, null],
  [{ one: 1, two: 2 }, { one: 1 }],
  [{ one: 1 }, { one: 1, two: undefined }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
])('%j becomes %j', (before, after) => {
  expect(shared(before, after)).toStrictEqual(after);
});
