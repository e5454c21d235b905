import { expect, it } from 'vitest';
import { digestOf, soldBy } from './digest';
import type { GameEvent } from '../api/messages';

const events: GameEvent[] = [
  { event: 'turn', seq: 1, at: 0, seat: 'blue' },
  { event: 'sail', seq: 2, at: 0, seat: 'blue', from: 'island', to: 'sea' },
  { event: 'turn', seq: 3, at: 0, seat: 'red' },
  { event: 'pay', seq: 4, at: 0, from: 'red', to: 'blue', amount: 2, for: 'restock' },
  { event: 'move', seq: 4, at: 0, container: 'tan', from: 'blue.factory@2', to: 'red.hand' },
  { event: 'pay', seq: 5, at: 0, from: 'red', to: 'blue', amount: 3, for: 'restock' },
  { event: 'move', seq: 5, at: 0, container: 'black', from: 'blue.factory@3', to: 'red.hand' },
  { event: 'move', seq: 6, at: 0, container: 'tan', from: 'red.hand', to: 'red.harbour@4' },
  { event: 'loan', seq: 7, at: 0, seat: 'red', forced: false },
  { event: 'turn', seq: 8, at: 0, seat: 'yellow' },
  { event: 'pay', seq: 9, at: 0, from: 'yellow', to: 'blue', amount: 1, for: 'produce' },
  { event: 'move', seq: 9, at: 0, container: 'white', from: 'supply', to: 'yellow.hand' },
  { event: 'turn', seq: 10, at: 0, seat: 'blue' },
];

it('draws a purchase together, and what was made', () => {
  const turns = digestOf(events, 'blue');
  expect(turns.map((turn) => turn.seat)).toEqual(['red', 'yellow']);
  expect(turns[0]?.items).toEqual([
    { kind: 'bought', by: 'restock', from: 'blue', lot: ['tan', 'black'], paid: 5 },
    { kind: 'event', event: events[8] },
  ]);
  expect(turns[1]?.items).toEqual([{ kind: 'made', lot: ['white'] }]);
  expect(soldBy(turns, 'blue')).toEqual({ lot: ['tan', 'black'], paid: 5 });
});

it('adds nothing to a price that was paid for something else, nor a ship to a store', () => {
  const pay = (amount: number, purpose: 'restock' | 'load' | 'produce'): GameEvent => ({
    ...{ event: 'pay', seq: 4, at: 0, from: 'red', to: 'blue' },
    ...{ amount, for: purpose },
  });
  const move = (from: string, to: string): GameEvent => ({
    ...{ event: 'move', seq: 4, at: 0, container: 'tan', from, to },
  });
  const [turn] = digestOf(
    [
      ...events.slice(0, 3),
      ...[pay(2, 'restock'), move('blue.factory@2', 'red.hand'), pay(1, 'produce')],
      ...[pay(4, 'load'), move('blue.harbour@4', 'red.ship')],
    ],
    'blue',
  );
  expect(turn?.items).toEqual([
    { kind: 'bought', by: 'restock', from: 'blue', lot: ['tan'], paid: 2 },
    { kind: 'bought', by: 'load', from: 'blue', lot: ['tan'], paid: 4 },
  ]);
});

it('leaves your own turn out', () => {
  expect(digestOf(events.slice(0, 2), 'blue')).toEqual([]);
});

it('tells bids at a broker, of money and of containers', () => {
  const money: GameEvent = {
    ...{ event: 'pay', seq: 4, at: 0, from: 'red', to: 'payment card' },
    ...{ amount: 3, for: 'broker_bid' },
  };
  const goods: GameEvent = {
    ...{ event: 'move', seq: 5, at: 0, container: 'tan' },
    ...{ from: 'red.factory@2', to: 'payment card' },
  };
  const [turn] = digestOf([...events.slice(0, 3), money, goods], 'blue');
  expect(turn?.items).toEqual([
    { kind: 'event', event: money },
    { kind: 'event', event: goods },
  ]);
});
