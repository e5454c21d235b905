import { Trouble } from '../../api/http';
import { readMoment, type Moment } from '../../api/games';
import { stepsUntil } from '../../game/history';
import type { ShownTable } from './shown.svelte';

/** Looking back: the table shows an earlier moment of the game. */
export class Past {
  moment = $state.raw<Moment | null>(null);
  /** The entry of the log that was pointed at, to mark it there. */
  seq = $state<number | null>(null);
  private asked = 0;

  constructor(private readonly table: ShownTable) {}

  /** Show the table as it was after an entry of the log. */
  async show(seq: number): Promise<void> {
    await this.go(stepsUntil(this.table.events, seq));
    if (this.moment !== null) this.seq = seq;
  }

  async go(steps: number): Promise<void> {
    this.asked += 1;
    const { asked } = this;
    const { id, seat } = this.table;
    try {
      const moment = await readMoment(id, Math.max(0, steps), seat ?? 'spectator', false);
      // Another moment has been requested since.
      if (asked !== this.asked) return;
      this.moment = moment;
      this.seq = null;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.table.problem = trouble.message;
    }
  }

  leave(): void {
    this.asked += 1;
    this.moment = null;
    this.seq = null;
  }
}
