import { expect, test } from 'vitest';
import { infoWith, lookWith, seatWith, viewWith } from '../../testing/positions';
import { nextHand, ownSeats, seatOf } from './seating';

const asks = (...seats: ('blue' | 'red' | 'yellow')[]) =>
  viewWith({ asked: { seats, decision: 'bid' } });

test('your seats are those with a colour', () => {
  expect(ownSeats(null)).toEqual([]);
  const open = { ...seatWith('red', { mine: true }), seat: null };
  expect(ownSeats(infoWith({ seats: [seatWith('blue', { mine: true }), open] }))).toEqual(['blue']);
});

test('of several seats somebody has to sit down at one', () => {
  expect(seatOf([], 'blue')).toBeNull();
  expect(seatOf(['red'], null)).toBe('red');
  expect(seatOf(['blue', 'red'], null)).toBeNull();
  expect(seatOf(['blue', 'red'], 'red')).toBe('red');
  expect(seatOf(['blue', 'red'], 'yellow')).toBeNull();
});

test('the device goes to a player who is asked', () => {
  const both = ['blue', 'red'] as const;
  expect(nextHand(['blue'], 'blue', lookWith({ view: asks('blue') }))).toBeNull();
  expect(nextHand(both, null, null)).toBeNull();
  expect(nextHand(both, null, lookWith({ phase: 'finished', view: asks('red') }))).toBeNull();
  expect(nextHand(both, null, lookWith({ view: asks('red') }))).toBe('red');
  expect(nextHand(both, 'blue', lookWith({ view: asks('red') }))).toBe('red');
  expect(nextHand(both, 'blue', lookWith({ view: asks('yellow') }))).toBeNull();
  expect(nextHand(both, 'blue', lookWith({ view: viewWith({ asked: null }) }))).toBeNull();
});

test('whoever is asked and has the device keeps it, once the view is theirs', () => {
  const both = ['blue', 'red'] as const;
  const look = { view: asks('blue', 'red') };
  expect(nextHand(both, 'blue', lookWith({ ...look, seat: 'blue' }))).toBeNull();
  expect(nextHand(both, 'blue', lookWith({ ...look, seat: 'red' }))).toBe('blue');
});
