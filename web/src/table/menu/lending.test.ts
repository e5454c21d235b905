import { expect, it } from 'vitest';
import { turnMeant } from './lending';
import { viewWith } from '../../testing/positions';

it('is my own turn, also while others bid for my cargo', () => {
  const view = viewWith({ turn: 'red', asked: { decision: 'bid', seats: ['blue', 'yellow'] } });
  expect(turnMeant(view, 'red')).toBe('own');
});

it('is the turn of another in which I am asked for a bid', () => {
  const view = viewWith({ turn: 'red', asked: { decision: 'bid', seats: ['blue', 'yellow'] } });
  expect(turnMeant(view, 'blue')).toBe('asked');
});

it('is my next turn while nothing is asked of me', () => {
  const view = viewWith({ turn: 'red', asked: { decision: 'action', seats: ['red'] } });
  expect(turnMeant(view, 'blue')).toBe('next');
});
