import type { Look } from '../../api/messages';
import type { Colour, Seat } from '../../game/words';
import type { Pending } from './warnings';

export type Tray = 'restock' | 'sail' | 'build' | 'broker' | 'sale';
/** A window on top of the table. */
export type Window = 'menu' | 'lend' | 'orders' | 'keys' | 'notices' | 'chat';
export interface Why {
  words: string;
  /** Whether only the money is missing. */
  money: boolean;
}
export type Shown = 'me' | Seat | 'bank' | 'log';

/** What is selected: state of the page that the server never sees. */
export class Pointing {
  /** Which group of actions is being chosen from. */
  tray = $state<Tray | null>(null);
  /** Why what was pointed at is not possible now. */
  why = $state.raw<Why | null>(null);
  /** The container in hand that goes to the next price that is pointed at. */
  chosen = $state<Colour | null>(null);
  /** What a phone shows below the sea. */
  shown = $state<Shown>('me');
  /** What waits for confirmation: it cannot be undone, or the player wants to confirm it. */
  pending = $state.raw<Pending | null>(null);
  /** Whether the end of the turn waits for a second press, because no action was used. */
  ending = $state(false);
  window = $state<Window | null>(null);
  commandLine = $state(false);
  /** Identifies the position that is pointed at. */
  private moment = '';

  /** Drop selections that a new position no longer offers. */
  follow({ view, seq, decision, draft }: Look): void {
    const moment = [seq, decision, draft?.steps.length].join();
    if (moment !== this.moment) this.ending = false;
    this.moment = moment;
    this.why = null;
    if (view.asked?.decision !== 'action') this.tray = null;
    const hand = view.open?.hand ?? [];
    if (this.chosen === null || !hand.includes(this.chosen)) this.chosen = hand[0] ?? null;
  }

  /** The device goes to the player of another seat. */
  handOver(): void {
    this.pending = null;
    this.ending = false;
    this.shown = 'me';
  }

  /** Take what was waiting and is now confirmed. */
  confirmed(): Pending | null {
    const { pending } = this;
    this.pending = null;
    return pending;
  }
}
