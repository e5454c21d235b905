/** Rounds are counted from the player who began, whoever that was. */
import { boardOf, type View } from './view';

/**
 * The round of the current turn. A round gives every player one turn, beginning with the first
 * player of the game (R-SETUP-13), so the active player's own turns count the rounds. Anybody
 * else's may be one round behind.
 */
export function roundOf(view: View): number {
  return boardOf(view, view.turn).turns + 1;
}
