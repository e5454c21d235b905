/** Who has won, by how much, and how far behind the reader is: what the first lines of the end say. */
import type { Seat } from '../../../game/words';
import { seatNames } from '../../../text/log';
import { byPlace, type ScoreSheet } from './timeline';
import type { Arguments } from '../../../text/bundle';

export interface Behind {
  seats: Seat[];
  place: number;
  /** What they lack to the winners. Nothing if a tie-break decided (R-SCORE-14, R-SCORE-15). */
  amount: number;
}

export interface Standing {
  /** Several if neither the money nor the tie-break tells them apart. */
  winners: Seat[];
  /** Everybody on the first place below the winners, if there is anybody. */
  next: Behind | null;
  /** The reader, unless they have won or only watch. */
  me: Behind | null;
}

export function standingOf(sheet: ScoreSheet, seats: readonly Seat[], me: Seat | null): Standing {
  const placeOf = (seat: Seat) => sheet[seat]?.place ?? 1;
  const totalOf = (seat: Seat) => sheet[seat]?.total ?? 0;
  const order = byPlace(sheet, seats);
  const winners = order.filter((seat) => placeOf(seat) === 1);
  const most = Math.max(...winners.map(totalOf));
  const behind = (place: number, who: Seat[]): Behind => ({
    seats: who,
    place,
    amount: most - totalOf(who[0] ?? 'blue'),
  });
  const below = order.find((seat) => placeOf(seat) > 1);
  const next =
    below === undefined
      ? null
      : behind(
          placeOf(below),
          order.filter((seat) => placeOf(seat) === placeOf(below)),
        );
  const lost = me !== null && seats.includes(me) && placeOf(me) > 1;
  return { winners, next, me: lost ? behind(placeOf(me), [me]) : null };
}

type Say = (id: string, args?: Arguments) => string;
type Money = (amount: number) => string;

/** "Red wins by $2". */
export function wonText(say: Say, money: Money, standing: Standing, me: Seat | null): string {
  const { winners, next } = standing;
  const [seat = 'blue'] = winners;
  const mine = me !== null && winners.includes(me);
  if (winners.length > 1) {
    const names = seatNames(
      say,
      winners.filter((one) => one !== me),
    );
    return say(mine ? 'story-wins-shared-you' : 'story-wins-shared', { names });
  }
  if (next === null) {
    return mine
      ? say('page-you-win')
      : say('page-winners', { count: 1, names: seatNames(say, winners) });
  }
  if (next.amount === 0) return say(mine ? 'story-wins-level-you' : 'story-wins-level', { seat });
  const amount = money(next.amount);
  return say(mine ? 'story-wins-by-you' : 'story-wins-by', { seat, amount });
}

/** "You: 2nd, $9 behind", or who comes next where the reader has won or watches. */
export function behindText(say: Say, money: Money, { next, me }: Standing): string {
  const told = me ?? next;
  if (told === null) return '';
  const names = me === null ? seatNames(say, told.seats) : say('page-me');
  const { place, amount } = told;
  return amount > 0
    ? say('story-behind', { names, place, amount: money(amount) })
    : say('story-level', { names, place });
}
