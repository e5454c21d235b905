import { expect, it } from 'vitest';
import { minutesOf } from './length';

it('takes longer with people than with bots, and weeks with days for a decision', () => {
  expect(minutesOf(1, 2, null)).toBe(25);
  expect(minutesOf(3, 0, { kind: 'free' })).toBe(55);
  expect(minutesOf(5, 0, { kind: 'live', turn: 90 }), 'nobody takes all of it').toBe(95);
  expect(minutesOf(5, 0, { kind: 'live', turn: 30 })).toBe(65);
  expect(minutesOf(0, 1, null)).toBe(5);
  expect(minutesOf(3, 0, { kind: 'days' })).toBeNull();
});
