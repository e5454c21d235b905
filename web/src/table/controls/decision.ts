/** What is being asked, as the controls say it. */
import type { Decision } from '../../game/view';
import type { ShownTable } from '../session/shown.svelte';

type Asking = Pick<ShownTable, 'now' | 'busy' | 'draft'>;

/** Which decision is open. */
export function decisionOf({ now, busy }: Asking): Decision | undefined {
  const asked = now.asked?.decision;
  // The page answers this question before the turn by itself, or has it answered anew.
  return busy && asked === 'domestic' ? 'action' : asked;
}

/** The message that asks for it. */
export function questionOf(table: Asking): string {
  const decision = decisionOf(table);
  const tieBreak = decision === 'bid' && table.now.auction?.round === 2;
  return `decision-${(tieBreak ? 'bid-tie-break' : (decision ?? 'over')).replace('_', '-')}`;
}

/**
 * Whether the actions wait for an auction. Not while it asks me for a bid or a choice: then that is said instead.
 * As long as the stage tells something, it is not told what is asked after it.
 */
export function isResting(
  table: Asking & Pick<ShownTable, 'asked' | 'auction' | 'staging'>,
): boolean {
  if (table.staging) return true;
  const decision = decisionOf(table);
  const mine = table.asked && (decision === 'bid' || decision === 'settle');
  return table.auction !== undefined && !mine;
}

/** Whether nothing is left to decide in this turn. */
export const isComplete = ({ draft }: Asking): boolean => draft?.complete ?? false;

/** Whether an open step is explained in a sentence. The tray of a bid at the bank says itself what is bid for. */
export function isExplained(
  table: Asking & Pick<ShownTable, 'asked' | 'awaited' | 'staging'>,
): boolean {
  const decision = decisionOf(table);
  return (
    table.asked &&
    !isComplete(table) &&
    decision !== 'action' &&
    decision !== 'broker_bid' &&
    !table.awaited &&
    !table.staging
  );
}
