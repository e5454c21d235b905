/** How long a game takes, in words. */
import { ROUNDS, minutesOf } from '../game/length';
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

export function lengthOf(say: Say, ...[people, bots, clock]: Parameters<typeof minutesOf>): string {
  const minutes = minutesOf(people, bots, clock);
  return minutes === null
    ? say('table-length-weeks', { rounds: ROUNDS })
    : say('table-length', { rounds: ROUNDS, minutes });
}
