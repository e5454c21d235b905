/** Why containers count nothing on the island although the card gives them a value (R-SCORE-3 to R-SCORE-6). */
import type { LotWorth, SheetLine } from '../api/messages';
import { COLOURS } from '../game/words';
import { signed } from './money';
import { say } from './text.svelte';

/** The discard of a lot in a sentence, where it leaves nothing of the lot's worth. */
export function discardOf(worth: LotWorth): string | null {
  const { discard, discarded_after: gone, discarded_before: before } = worth;
  if (discard === undefined || gone === null || worth.difference > 0) return null;
  return say(`warnings-discard-${discard.replace('_', '-')}`, {
    what: say(`colour-${gone}`),
    other: before === null ? '' : say(`colour-${before}`),
    now: signed(worth.difference),
    later: signed(worth.at_best),
  });
}

/** The colour that a lot would leave to be discarded, with the reason where it leaves nothing of the lot's worth. */
export function discardWith(worth: LotWorth): string | null {
  const { discarded_after: gone } = worth;
  const note = () =>
    gone === null ? null : say('page-worth-discard', { what: say(`colour-${gone}`) });
  return discardOf(worth) ?? note();
}

/** The colour that would be discarded if the game ended now, in a sentence. */
export function discardNow({ colours }: SheetLine): string | null {
  const gone = COLOURS.find((colour) => colours[colour].discarded && colours[colour].count > 0);
  return gone === undefined ? null : say('warnings-discard-now', { what: say(`colour-${gone}`) });
}
