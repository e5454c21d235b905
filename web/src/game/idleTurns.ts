/** Turns that end without having been used. Nothing else tells of them, so their pass does. */
import type { GameEvent } from '../api/messages';
import type { Seat } from './words';

/** Follows a game event by event. A turn whose beginning it has not seen counts as used. */
export class IdleTurns {
  /** Whose turn it is, as long as nothing has been done in it. */
  private idle: Seat | null = null;

  /** Whether this event, the next one of the game, ends a turn in which nothing was done. */
  passes(event: GameEvent): boolean {
    if (event.event === 'turn') {
      this.idle = event.seat;
      return false;
    }
    // Others may have to decide something at its beginning (R-INT-5), and no sale to the bank is no deed.
    if (event.event !== 'step' || event.seat !== this.idle || event.step === 'skip') return false;
    this.idle = null;
    return event.step === 'pass';
  }
}
