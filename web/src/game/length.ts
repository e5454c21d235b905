/** How long a game takes: what a table says before anybody sits down. */

/** Rounds of a game: 20 to 30 where bots play, whatever the edition and the number of seats. */
export const ROUNDS = 25;
/** How long the turn of a person takes, with its auctions, and that of a bot as it is shown, in seconds. */
const PERSON = 45;
const BOT = 6;
/** Nobody counts on less than this, in minutes. */
const STEP = 5;

interface Clock {
  kind: 'free' | 'live' | 'days';
  /** Seconds for a decision. */
  turn?: number;
}

/** Minutes, or nothing where people have days for a decision. */
export function minutesOf(people: number, bots: number, clock: Clock | null): number | null {
  if (clock?.kind === 'days') return null;
  const person = Math.min(PERSON, clock?.turn ?? PERSON);
  const seconds = ROUNDS * (people * person + bots * BOT);
  return Math.max(STEP, Math.round(seconds / 60 / STEP) * STEP);
}
