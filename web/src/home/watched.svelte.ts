import type { Insight, View } from '../game/view';
import type { Seat } from '../game/words';
import { ShownTable } from '../table/session/shown.svelte';

const NOTHING: ReadonlySet<string> = new Set();

/** A board that is only looked at: what its drawing needs to know, and nothing that could be done there. */
export class Watched extends ShownTable {
  readonly legal = NOTHING;
  readonly insights: Insight | null = null;
  readonly seat: Seat | null = null;

  constructor(private readonly position: () => View) {
    super('');
  }

  override get now(): View {
    return this.position();
  }

  take(): Promise<void> {
    return Promise.resolve();
  }

  changeDraft(): Promise<void> {
    return Promise.resolve();
  }

  lookAt(): Promise<void> {
    return Promise.resolve();
  }
}
