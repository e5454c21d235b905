import { expect, it } from 'vitest';
import { minutesOf, roundsOf, type Game } from './length';

const game = (seats: number, more: Partial<Game> = {}): Game => ({
  edition: '2007',
  seats,
  domesticSale: false,
  ...more,
});

it('takes longer with people than with bots, and weeks with days for a decision', () => {
  expect(minutesOf(game(3), 2, null)).toBe(25);
  expect(minutesOf(game(3), 0, { kind: 'free' })).toBe(55);
  expect(minutesOf(game(5), 0, { kind: 'live', turn: 90 }), 'nobody takes all of it').toBe(90);
  expect(minutesOf(game(5), 0, { kind: 'live', turn: 30 })).toBe(60);
  expect(minutesOf(game(1), 1, null)).toBe(5);
  expect(minutesOf(game(3), 0, { kind: 'days' })).toBeNull();
});

it('is shorter with the smaller supply, and longer where containers go back into it', () => {
  const five = roundsOf(game(5));
  expect(roundsOf(game(5, { edition: '2018' }))).toBeLessThan(five);
  expect(roundsOf(game(5, { domesticSale: true }))).toBeGreaterThan(five);
});
