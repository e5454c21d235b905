import { askHint } from '../api/seats';
import type { Hint } from '../api/types';
import { Doing } from './doing.svelte';
import type { Session } from './session.svelte';

const SHOWN = 3;
const BOT = 'trader';

/** What a step is good for, in a word; the message `table-why-...` says it. */
const REASONS: Record<string, string> = {
  produce: 'goods',
  make: 'goods',
  warehouse: 'build',
  machine: 'build',
  restock: 'buy',
  load: 'buy',
  take: 'buy',
  reprice: 'price',
  lift: 'price',
  place: 'price',
  sail: 'sail',
  bid: 'bid',
  call: 'broker',
  outbid: 'broker',
  offer: 'broker',
  loan: 'loan',
  repay: 'repay',
  sell: 'sell',
  pass: 'enough',
  done: 'enough',
  skip: 'enough',
};

/** A hint that was asked for; it is gone as soon as something else is asked. */
export class Advice {
  readonly doing = new Doing();
  private hint = $state.raw<Hint | null>(null);
  private askedAt = $state('');

  constructor(private readonly session: Session) {}

  /** At rated tables nobody whispers. */
  get offered(): boolean {
    const { info, look, asked } = this.session;
    return asked && info?.rated === false && look?.draft?.complete !== true;
  }

  get candidates(): { step: string; worth: number | null; reason: string }[] {
    const { hint } = this;
    if (hint === null || this.askedAt !== this.here) return [];
    const best = hint.candidates.length > 0 ? hint.candidates : [{ step: hint.step, worth: null }];
    return best.slice(0, SHOWN).map(({ step, worth }) => ({
      step,
      worth,
      reason: REASONS[step.split(' ')[0] ?? ''] ?? 'best',
    }));
  }

  async ask(): Promise<void> {
    const { seat, id } = this.session;
    if (seat === null) return;
    const { here } = this;
    this.hint = await this.doing.run(() => askHint(id, seat, BOT));
    this.askedAt = here;
  }

  putAway(): void {
    this.hint = null;
  }

  /** Names the question that is open right now. */
  private get here(): string {
    const { look } = this.session;
    return `${look?.seq} ${look?.decision} ${look?.draft?.steps.length}`;
  }
}
