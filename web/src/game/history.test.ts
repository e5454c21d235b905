import { describe, expect, it } from 'vitest';
import { lastAuction, sinceOwnTurn, turnsOf } from './history';
import type { GameEvent } from './view';

const turn = (seq: number, seat: 'blue' | 'red'): GameEvent => ({ event: 'turn', seq, seat });

describe('the log', () => {
  it('is grouped by turn and tells nothing twice', () => {
    const turns = turnsOf([
      turn(1, 'blue'),
      { event: 'step', seq: 2, seat: 'blue', step: 'warehouse' },
      { event: 'build', seq: 2, seat: 'blue', what: 'warehouse', space: 1, cost: 4 },
      { event: 'pay', seq: 2, from: 'blue', to: 'bank', amount: 4, for: 'warehouse' },
      { event: 'move', seq: 3, container: 'tan', from: 'blue.factory@2', to: 'blue.hand' },
      turn(4, 'red'),
    ]);
    expect(turns.map((one) => one.seat)).toEqual(['blue', 'red']);
    expect(turns[0]?.events.map((one) => one.event)).toEqual(['build']);
  });

  it('knows the last auction with all its rounds', () => {
    const bids = (seq: number, round: number): GameEvent => ({
      event: 'bids',
      seq,
      round,
      bids: { red: 1 },
    });
    const events = [
      bids(1, 1),
      turn(2, 'blue'),
      bids(3, 1),
      bids(4, 2),
      { event: 'settled', seq: 5 },
    ];
    expect(lastAuction(events)?.bids.map((one) => one.seq)).toEqual([3, 4]);
    expect(lastAuction([turn(1, 'red')])).toBeNull();
  });

  it('says what happened since the own turn', () => {
    const events = [turn(1, 'blue'), turn(2, 'red'), { event: 'sail', seq: 3 }, turn(4, 'blue')];
    expect(sinceOwnTurn(events, 'blue').map((one) => one.seq)).toEqual([2, 3, 4]);
  });
});
