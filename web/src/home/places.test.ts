import { expect, test } from 'vitest';
import { firstAmong, newSeat } from './places';

test('a bot has its style, if its level knows any', () => {
  expect(newSeat({ kind: 'captain', style: 'banker' })).toEqual({
    kind: 'bot',
    bot: 'captain:banker',
  });
  expect(newSeat({ kind: 'trader', style: null })).toEqual({ kind: 'bot', bot: 'trader' });
  expect(newSeat({ kind: 'deckhand', style: 'banker' })).toEqual({ kind: 'bot', bot: 'deckhand' });
});

test('people and nobody', () => {
  expect(newSeat({ kind: 'me', style: 'banker' })).toEqual({ kind: 'me' });
  expect(newSeat({ kind: 'open', style: null })).toEqual({ kind: 'open' });
  expect(newSeat({ kind: 'none', style: null })).toBeNull();
});

test('the first player has a seat', () => {
  expect(firstAmong('green', 4)).toBe('green');
  expect(firstAmong('green', 3)).toBeNull();
  expect(firstAmong('blue', 3)).toBe('blue');
  expect(firstAmong(null, 5)).toBeNull();
});
