import { readResults, readStatistics } from '../api/figures';
import { Trouble } from '../api/http';
import { me } from '../parts/me.svelte';

/** Whether the player in this browser has finished a game. Asking makes nobody a player. */
export async function hasFinished(): Promise<boolean> {
  try {
    if (me.player === null) await me.look();
    return me.player !== null && (await readResults(null)).results.length > 0;
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    return false;
  }
}

/** The level of bots that play about as well as the player in this browser, if that is known. */
export async function ownLevel(): Promise<string | null> {
  try {
    return (await readStatistics()).level;
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    return null;
  }
}
