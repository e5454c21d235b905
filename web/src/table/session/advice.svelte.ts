import { getContext, setContext } from 'svelte';
import { askHint } from '../../api/seats';
import type { Hint } from '../../api/messages';
import { Doing } from '../../parts/doing.svelte';
import { Passing } from './passing';
import { reasonOf, type Reason } from './reasons';
import type { ShownTable } from './shown.svelte';

const SHOWN = 3;

interface Advised {
  step: string;
  worth: number | null;
  /** By how much the first is better than the second. */
  better: number | null;
  /** How the game is likely to end, if the bot says so: the chance in per cent, and my score. */
  outlook: { chance: number; score: number } | null;
  reason: Reason;
}

/** A requested hint, dropped at the next decision. */
export class Advice {
  readonly doing = new Doing();
  private hint = $state.raw<Hint | null>(null);
  private askedAt = $state('');
  private readonly passing = new Passing();

  constructor(private readonly table: ShownTable) {}

  /** There are no hints at rated tables. */
  get offered(): boolean {
    const { info, look, asked } = this.table;
    return asked && info?.rated === false && look?.draft?.complete !== true;
  }

  get candidates(): Advised[] {
    const { hint } = this;
    const { seat, now, insights: insight } = this.table;
    if (hint === null || seat === null || this.askedAt !== this.here) return [];
    const only = [{ step: hint.step, worth: null, chance: null, score: null }];
    const all = hint.candidates.length > 0 ? hint.candidates : only;
    // A bot loses nothing by an idle step, a person an action.
    const best = all.filter(({ step }) => step.startsWith('sail ') || !this.table.isIdle(step));
    // An estimate is no truer for its cents.
    const whole = (worth: number | null | undefined) => Math.round(worth ?? 0);
    const lead = whole(best[0]?.worth) - whole(best[1]?.worth);
    return best.slice(0, SHOWN).map(({ step, worth, chance, score }, index) => ({
      step,
      worth: worth === null ? null : whole(worth),
      better: index === 0 && best.length > 1 && lead > 0 ? lead : null,
      outlook:
        typeof chance !== 'number' || typeof score !== 'number'
          ? null
          : { chance: Math.round(100 * chance), score: Math.round(score) },
      reason: reasonOf(step, { view: now, insight, seat }),
    }));
  }

  /** Why there is no hint, for a while and for this decision. */
  get problem(): string | null {
    return this.askedAt === this.here ? this.doing.problem : null;
  }

  async ask(): Promise<void> {
    const { seat, id } = this.table;
    if (seat === null) return;
    this.askedAt = this.here;
    this.hint = await this.doing.run(() => askHint(id, seat));
    this.passing.restart(() => (this.doing.problem = null));
  }

  putAway(): void {
    this.hint = null;
  }

  /** Identifies the open decision. */
  private get here(): string {
    const { look } = this.table;
    return `${look?.seq} ${look?.decision} ${look?.draft?.steps.length}`;
  }
}

const KEY = Symbol('advice');

/** Hints are available where this context is set, at live tables. */
export const provideAdvice = (advice: Advice) => setContext(KEY, advice);
export const useAdvice = () => getContext<Advice | undefined>(KEY);
