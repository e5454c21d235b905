/** How long a game takes: what a table says before anybody sits down. */
import type { Edition } from './options';

export interface Game {
  edition: Edition;
  seats: number;
  /** Whether containers can be sold to the bank: they go back into the supply, and the end waits. */
  domesticSale: boolean;
}

/**
 * Rounds with three, four and five players, as traders, and traders with deckhands, play them: the
 * mean of 120 games each, `longshore arena --seats trader,deckhand,trader --edition 2007
 * --option domestic_sale=on --own-deals`.
 */
const ROUNDS: Record<Edition, Record<'without' | 'with', readonly number[]>> = {
  '2007': { without: [25, 23, 24], with: [26, 26, 25] },
  '2018': { without: [22, 21, 19], with: [21, 22, 23] },
};
const FEWEST = 3;
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

export function roundsOf({ edition, seats, domesticSale }: Game): number {
  const rounds = ROUNDS[edition][domesticSale ? 'with' : 'without'];
  return rounds[Math.max(0, seats - FEWEST)] ?? Math.max(...rounds);
}

/** Minutes, or nothing where people have days for a decision. */
export function minutesOf(game: Game, bots: number, clock: Clock | null): number | null {
  if (clock?.kind === 'days') return null;
  const person = Math.min(PERSON, clock?.turn ?? PERSON);
  const seconds = roundsOf(game) * ((game.seats - bots) * person + bots * BOT);
  return Math.max(STEP, Math.round(seconds / 60 / STEP) * STEP);
}
