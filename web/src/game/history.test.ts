import { describe, expect, it } from 'vitest';
import { filtered, sinceOwnTurn, stepsUntil, turnsOf } from './history';
import type { GameEvent } from '../api/messages';

const turn = (seq: number, seat: 'blue' | 'red'): GameEvent => ({
  event: 'turn',
  seq,
  at: 0,
  seat,
});

describe('the log', () => {
  it('is grouped by turn and tells nothing twice', () => {
    const turns = turnsOf([
      turn(1, 'blue'),
      { event: 'step', seq: 2, at: 0, seat: 'blue', step: 'warehouse' },
      { event: 'build', seq: 2, at: 0, seat: 'blue', what: 'warehouse', space: 1, cost: 4 },
      { event: 'pay', seq: 2, at: 0, from: 'blue', to: 'bank', amount: 4, for: 'warehouse' },
      { event: 'move', seq: 3, at: 0, container: 'tan', from: 'blue.factory@2', to: 'blue.hand' },
      turn(4, 'red'),
    ]);
    expect(turns.map((one) => one.seat)).toEqual(['blue', 'red']);
    expect(turns[0]?.events.map((one) => one.event)).toEqual(['build']);
  });

  it('tells of a pass only where a turn was not used', () => {
    const step = (seat: 'blue' | 'red', step: string): GameEvent => ({
      event: 'step',
      seq: 2,
      at: 0,
      seat,
      step,
    });
    const turns = turnsOf([
      turn(1, 'blue'),
      step('red', 'seize tan@2'),
      step('blue', 'skip'),
      step('blue', 'pass'),
      turn(3, 'red'),
      step('red', 'produce'),
      step('red', 'pass'),
    ]);
    expect(
      turns.map(({ events }) => events.map((one) => one.event === 'step' && one.step)),
    ).toEqual([['pass'], []]);
    expect(filtered(turns, 'money', 0)).toEqual([]);
  });

  it('says what happened since your own turn', () => {
    const sail: GameEvent = {
      event: 'sail',
      seq: 3,
      at: 0,
      seat: 'red',
      from: 'sea',
      to: 'island',
    };
    const events = [turn(1, 'blue'), turn(2, 'red'), sail, turn(4, 'blue')];
    expect(sinceOwnTurn(events, 'blue').map((one) => one.seq)).toEqual([2, 3, 4]);
  });

  it('can be filtered by player and by kind', () => {
    const turns = turnsOf([
      turn(1, 'blue'),
      { event: 'sail', seq: 2, at: 0, seat: 'blue', from: 'island', to: 'sea' },
      turn(3, 'red'),
      { event: 'loan', seq: 4, at: 0, seat: 'red', forced: false },
    ]);
    expect(filtered(turns, 'red', 0).map((one) => one.seq)).toEqual([3]);
    expect(filtered(turns, 'ships', 0).map((one) => one.seq)).toEqual([1]);
    expect(filtered(turns, 'money', 0).map((one) => one.seq)).toEqual([3]);
    expect(filtered(turns, 'since', 3).map((one) => one.seq)).toEqual([3]);
  });

  it('counts steps, sealed bids among them, once for each entry', () => {
    const events: GameEvent[] = [
      { event: 'started', seq: 1, at: 0, seats: {} },
      { event: 'step', seq: 2, at: 0, seat: 'blue', step: 'sail island' },
      { event: 'sail', seq: 2, at: 0, seat: 'blue', from: 'sea', to: 'island' },
      { event: 'committed', seq: 3, at: 0, seat: 'red', round: 1 },
      { event: 'committed', seq: 4, at: 0, seat: 'yellow', round: 1 },
      { event: 'bids', seq: 4, at: 0, round: 1, bids: {}, counted: {}, highest: 0 },
    ];
    expect([1, 2, 3, 4].map((seq) => stepsUntil(events, seq))).toEqual([0, 1, 2, 3]);
  });
});
