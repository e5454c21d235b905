import { expect, it } from 'vitest';
import type { GameEvent } from '../api/messages';
import { flightOfStep, flightsOf } from './flights';

const move = (from: string, to: string): GameEvent => ({
  event: 'move',
  seq: 1,
  at: 0,
  container: 'tan',
  from,
  to,
});

it('shows what others moved, and what they took from me', () => {
  const events = [
    move('red.factory@2', 'yellow.hand'),
    move('blue.factory@2', 'red.hand'),
    move('supply', 'blue.hand'),
    move('blue.hand', 'blue.factory@2'),
  ];
  const flights = flightsOf(events, 'blue');
  expect(flights.map((flight) => flight.from)).toEqual(['red.factory@2', 'blue.factory@2']);
});

it('shows a step of the own draft', () => {
  const buying = { decision: 'buy', from: 'red', store: 'factory' } as const;
  expect(flightOfStep('take tan@2', buying, 'blue')).toEqual({
    what: 'container',
    colour: 'tan',
    from: 'red.factory@2',
    to: 'blue.hand',
  });
  const pricing = { decision: 'stock', store: 'harbour' } as const;
  expect(flightOfStep('place tan@5', pricing, 'blue')?.to).toBe('blue.harbour@5');
  expect(flightOfStep('produce', undefined, 'blue')).toBeNull();
});
