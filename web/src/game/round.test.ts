import { describe, expect, it } from 'vitest';
import { boardWith, viewWith } from '../testing/positions';
import { roundOf } from './round';
import { SEATS, seatsFrom, type Seat } from './words';

/** The position at the start of each turn, when `first` begins. */
function* turns(players: number, first: Seat, rounds: number) {
  const seats = Object.fromEntries(
    SEATS.slice(0, players).map((seat) => [seat, boardWith({ turns: 0 })]),
  ) as Record<Seat, ReturnType<typeof boardWith>>;
  for (let round = 1; round <= rounds; round += 1) {
    for (const turn of seatsFrom(first, players)) {
      yield { round, view: viewWith({ players, turn, seats }) };
      seats[turn] = { ...seats[turn], turns: seats[turn].turns + 1 };
    }
  }
}

describe('the round', () => {
  for (const players of [3, 4, 5]) {
    it.each(SEATS.slice(0, players))(`counts from %s, the first of ${players} players`, (first) => {
      for (const { round, view } of turns(players, first, 3)) expect(roundOf(view)).toBe(round);
    });
  }
});
