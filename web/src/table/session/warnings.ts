/** What needs a confirmation: what cannot be undone, and what the player wants to confirm. */
import type { Draft } from '../../api/messages';
import { choices } from '../../browser/choices.svelte';
import { isPurchase } from '../../game/acting';

export type Warning = 'final' | 'auction' | 'bid' | 'loan' | 'first-loan' | 'buy' | 'turn';

/** A step, or (without one) the end of the turn. */
export interface Pending {
  step: string | null;
  /** Steps that go with it. */
  then?: readonly string[];
  commit: boolean;
  warning: Warning;
}

/** The server says which steps end a draft. Without a draft, every step is final. */
export const isFinal = (step: string, draft: Draft | null): boolean =>
  draft === null || draft.final.includes(step);

/** What has to be confirmed before a step is sent with those that go with it, if anything. */
export function pendingOf(
  step: string,
  draft: Draft | null,
  loans: number,
  then: readonly string[] = [],
): Pending | null {
  const bought = then.find(isPurchase);
  if (bought !== undefined && choices.confirms('buy')) {
    return { step, then, commit: false, warning: 'buy' };
  }
  const commit = isFinal(step, draft);
  const warning = step === 'loan' && loans > 0 ? 'loan' : commit ? finalWarning(step) : wish(step);
  return warning === null ? null : { step, commit, warning };
}

export const pendingTurn = (): Pending | null =>
  choices.confirms('turn') ? { step: null, commit: true, warning: 'turn' } : null;

/** The buttons for a bid and for the seller's choice name what they do, so one press is enough for most players. */
function finalWarning(step: string): Warning | null {
  if (step === 'loan') return 'first-loan';
  if (step.startsWith('bid')) return choices.confirms('bid') ? 'bid' : null;
  if (/^(accept|decline)/.test(step)) return choices.confirms('accept') ? 'final' : null;
  return step === 'sail island' ? 'auction' : 'final';
}

function wish(step: string): Warning | null {
  if (step === 'loan' && choices.confirms('loan')) return 'first-loan';
  return isPurchase(step) && choices.confirms('buy') ? 'buy' : null;
}
