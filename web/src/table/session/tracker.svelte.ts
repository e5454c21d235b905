import { Trouble } from '../../api/http';
import { readLedger } from '../../api/tables';
import type { Ledger } from '../../api/messages';
import type { Seat } from '../../game/words';
import { remember, remembered } from '../../browser/remember';
import { dollars } from '../../text/money';
import type { ShownTable } from './shown.svelte';

/** A personal setting: show what the public record proves about everyone's cash (R-INFO-2). */
export class Tracker {
  on = $state(remembered('tracker') === 'on');
  private seats = $state.raw<Ledger['ledger']['seats']>({});
  /** What was known when the board last showed the newest position. */
  private kept = $state.raw<Ledger['ledger']['seats']>({});
  private asking = false;
  private again = false;

  constructor(private readonly table: ShownTable) {}

  /** Available unless the host turned it off. Pointless if all cash is open. */
  get offered(): boolean {
    const { info } = this.table;
    return info !== null && info.tracker && info.options['show_cash'] !== 'on';
  }

  turn(on: boolean): void {
    this.on = on;
    remember('tracker', on ? 'on' : 'off');
    this.seats = {};
    void this.follow();
  }

  /** Ask again if something happens while a request is pending. */
  async follow(): Promise<void> {
    if (!this.on || !this.offered || this.table.look === null) return;
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    try {
      do {
        this.again = false;
        this.seats = (await readLedger(this.table.id)).ledger.seats;
      } while (this.again);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
    } finally {
      this.asking = false;
    }
  }

  /** The board may fall behind now, and what is proven then is told when it has caught up. */
  keep(): void {
    this.kept = this.seats;
  }

  /** `$12`, or `≥ $5` if only that much is proven. */
  of(seat: Seat): string | null {
    const seats = this.table.behind ? this.kept : this.seats;
    const known = this.on ? seats[seat] : undefined;
    if (known === undefined) return null;
    return known.cash === 'unknown' ? `≥ ${dollars(known.at_least)}` : dollars(known.cash);
  }
}
