import type { Clocks } from '../../api/messages';
import type { Seat } from '../../game/words';

const TICK_MS = 250;

/** The clocks of a table, running on from what the server sent. */
export class TableClock {
  private told = $state.raw<Clocks | null>(null);
  /** Our own time when they arrived, and now, because the server's clock may differ. */
  private toldAt = 0;
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  set(clocks: Clocks | null): void {
    this.told = clocks;
    this.toldAt = performance.now();
    this.now = this.toldAt;
    const runs = Object.values(clocks?.seats ?? {}).some((clock) => clock.running);
    clearInterval(this.timer);
    if (runs) this.timer = setInterval(() => (this.now = performance.now()), TICK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  get clocks(): Clocks | null {
    return this.told;
  }

  /** What a seat has left, in milliseconds. */
  left(seat: Seat): number | null {
    const clock = this.told?.seats[seat];
    if (clock === undefined) return null;
    return Math.max(0, clock.remaining_ms - (clock.running ? this.now - this.toldAt : 0));
  }

  runs(seat: Seat): boolean {
    return this.told?.seats[seat]?.running ?? false;
  }
}
