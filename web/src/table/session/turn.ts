import { commandId } from '../../api/http';
import type { Draft, Look } from '../../api/messages';
import * as tables from '../../api/tables';
import { isUndoable, onward, startOfAction, withSale } from '../../game/onward';
import type { Seat } from '../../game/words';
import type { Command, Commands, Send } from './commands.svelte';

/** The table as the turn needs it: the newest position, and whose it is. */
export interface Played {
  readonly id: string;
  readonly seat: Seat | null;
  readonly look: Look | null;
}

/**
 * My turn as a draft. What follows a press by itself is sent in the same go, and undo takes back what one press
 * did: it never stops where the page would go on by itself.
 */
export class Turn {
  /** How long the draft was before each press, as far as this page has seen it. */
  private presses: number[] = [];
  /** The draft as it was when a loan had been put before its last step. */
  private borrowed: string | null = null;

  constructor(
    private readonly table: Played,
    private readonly commands: Pick<Commands, 'perform'>,
  ) {}

  /** Take a step and those that go with it. */
  async take(steps: readonly string[], commit: boolean): Promise<void> {
    const { length } = this;
    await this.commands.perform(steps.join(), async (send) => {
      this.presses = [...this.presses.filter((start) => start < this.length), this.length];
      const left = this.withoutTaken(steps, length);
      // A step chosen before the answer to the last one arrived may no longer be legal.
      if (!this.allows(left[0] ?? '') || !(await send(this.steps(left, commit)))) return false;
      return commit || (await this.goOn(send));
    });
  }

  /** A turn may begin with a question that the page does not ask. */
  async begin(): Promise<void> {
    const { draft } = this;
    if (this.next !== 'skip' || draft === null) return;
    // After an undo somebody has something else in mind, perhaps on another device.
    if (draft.steps.length + draft.redo.length > 0) return;
    await this.commands.perform('begin', (send) => this.goOn(send));
  }

  async change(what: tables.DraftWish): Promise<void> {
    await this.commands.perform(null, async (send) => {
      if (what === 'undo') return this.undo(send);
      if (what === 'redo') return this.redo(send);
      if (!(await send(this.wish(what)))) return false;
      return what === 'commit' || (await this.goOn(send));
    });
  }

  /** Open the last step again, though the page would go on from there: to set other prices. */
  async reopen(): Promise<void> {
    await this.commands.perform('reopen', (send) => send(this.wish('undo')));
  }

  /** Sell to the bank after all, in place of the drafted `skip`. */
  async sell(sale: string): Promise<void> {
    const { draft } = this;
    if (draft === null || !draft.steps.includes('skip')) return this.take([sale], false);
    await this.commands.perform(sale, async (send) => {
      const steps = withSale(draft, sale);
      return (await send(this.wish('reset'))) && (await send(this.steps(steps, false)));
    });
  }

  /** Take back the current action as a whole. */
  async leave(): Promise<void> {
    const start = this.draft === null ? -1 : startOfAction(this.draft);
    if (start < 0) return;
    await this.commands.perform('leave', async (send) => {
      return (await this.takeBack(send, this.length - start)) && this.goOn(send);
    });
  }

  /**
   * A loan at the end of a complete turn (R-TURN-7). The draft ends there, but a loan may also be taken in the
   * middle of an action (R-LOAN-1), so it goes before the last step.
   */
  async borrow(): Promise<void> {
    const last = this.draft?.steps.at(-1);
    if (last === undefined) return;
    await this.commands.perform('loan', async (send) => {
      if (!(await this.replace(send, 1, ['loan', last]))) return false;
      this.borrowed = this.whole;
      return true;
    });
  }

  private async undo(send: Send): Promise<boolean> {
    if (this.draft === null || !isUndoable(this.draft)) return false;
    if (this.borrowed === this.whole) return this.replace(send, 2, this.draft.steps.slice(-1));
    const start = this.presses.findLast((press) => press < this.length) ?? this.length;
    do {
      if (!(await send(this.wish('undo')))) return false;
    } while (this.length > start || (this.next !== null && this.length > 0));
    return this.goOn(send);
  }

  private async takeBack(send: Send, count: number): Promise<boolean> {
    for (let left = count; left > 0; left -= 1) {
      if (!(await send(this.wish('undo')))) return false;
    }
    return true;
  }

  /** Put other steps in place of the last ones. */
  private async replace(send: Send, count: number, steps: readonly string[]): Promise<boolean> {
    return (await this.takeBack(send, count)) && (await send(this.steps(steps, false)));
  }

  private async redo(send: Send): Promise<boolean> {
    const { length, presses } = this;
    const whole = length + (this.draft?.redo.length ?? 0);
    const end = presses.includes(length) ? (presses.find((press) => press > length) ?? whole) : 0;
    do {
      if (!(await send(this.wish('redo')))) return false;
    } while (this.length < end || (this.next !== null && this.draft?.redo[0] === this.next));
    return true;
  }

  /** Send what follows by itself. A step that was undone is redone, so that the rest can still be. */
  private async goOn(send: Send): Promise<boolean> {
    let before: Look | null = null;
    for (let { next } = this; next !== null && this.table.look !== before; { next } = this) {
      before = this.table.look;
      const again = this.draft?.redo[0] === next;
      if (!(await send(again ? this.wish('redo') : this.steps([next], false), true))) return false;
    }
    return true;
  }

  private get draft(): Draft | null {
    return this.table.look?.draft ?? null;
  }

  private get whole(): string {
    return this.draft?.steps.join() ?? '';
  }

  private get length(): number {
    return this.draft?.steps.length ?? 0;
  }

  private get next(): string | null {
    return this.table.look === null ? null : onward(this.table.look);
  }

  /**
   * What is left of a press that had to wait since the draft was so long. A price may have been pressed
   * together with `done` just before `done` followed by itself.
   */
  private withoutTaken(steps: readonly string[], length: number): readonly string[] {
    const since = this.draft?.steps.slice(length) ?? [];
    const kept = steps.findIndex((step, at) => step !== since[at]);
    return kept < 0 ? [] : steps.slice(kept);
  }

  /** Of many bids only some are listed. */
  private allows(step: string): boolean {
    return (this.table.look?.legal.includes(step) ?? false) || step.startsWith('bid ');
  }

  private steps(steps: readonly string[], commit: boolean): Command | null {
    const { id, seat, look } = this.table;
    if (seat === null || look === null) return null;
    const body = { id: commandId(), seat, decision: look.decision, steps: [...steps], commit };
    return {
      message: { type: 'steps', table: id, ...body },
      asRequest: () => tables.sendSteps(id, body),
    };
  }

  private wish(what: tables.DraftWish): Command | null {
    const { id, seat } = this.table;
    if (seat === null) return null;
    const body = { id: commandId(), seat, do: what };
    return {
      message: { type: 'draft', table: id, ...body },
      asRequest: () => tables.sendDraft(id, body),
    };
  }
}
