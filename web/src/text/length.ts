/** How long a game takes, in words. */
import { minutesOf, roundsOf } from '../game/length';
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

export function lengthOf(say: Say, ...[game, bots, clock]: Parameters<typeof minutesOf>): string {
  const minutes = minutesOf(game, bots, clock);
  const rounds = roundsOf(game);
  return minutes === null
    ? say('table-length-weeks', { rounds })
    : say('table-length', { rounds, minutes });
}
