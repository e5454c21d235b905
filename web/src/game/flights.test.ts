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

it('shows each container on its way once, without the stay in a hand', () => {
  const events = [
    move('red.factory@2', 'yellow.hand'),
    move('yellow.hand', 'yellow.harbour@4'),
    move('yellow.harbour@3', 'yellow.hand'),
    move('yellow.hand', 'yellow.harbour@3'),
  ];
  expect(flightsOf(events)).toEqual([
    { what: 'container', colour: 'tan', from: 'red.factory@2', to: 'yellow.harbour@4' },
  ]);
});

it('shows all that one player pays another as one sum', () => {
  const pay = (amount: number): GameEvent => ({
    event: 'pay',
    seq: 1,
    at: 0,
    from: 'red',
    to: 'blue',
    amount,
    for: 'restock',
  });
  expect(flightsOf([pay(2), pay(3)])).toEqual([
    { what: 'money', from: 'red', to: 'blue', amount: 5 },
  ]);
});

it('shows a step of your own draft', () => {
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
