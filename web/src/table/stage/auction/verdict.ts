/** The auction in sentences, for everybody at the table from where they sit. */
import type { BidsEvent, LotWorth, SettledEvent } from '../../../api/messages';
import type { Seat } from '../../../game/words';
import { discardOf } from '../../../text/discard';
import { dollars } from '../../../text/money';
import { say } from '../../../text/text.svelte';
import { aheadOf } from './show';

/** How an auction ended. `worth` is what the lot would have added to the reader's island. */
export function verdictOf(settled: SettledEvent, me: Seat | null, worth: LotWorth | null): string {
  const { seller, buyer, accepted, amount } = settled;
  const price = { amount: dollars(amount) };
  if (!accepted) {
    return seller === me
      ? say('bidding-kept-you', price)
      : say('bidding-kept', { seat: seller, ...price });
  }
  if (seller === me) {
    return say('bidding-sold-you', { seat: buyer, total: dollars(amount * 2), ...price });
  }
  if (buyer === me) {
    if (worth === null) return say('bidding-won-you', price);
    // Where the discard leaves nothing of it, the words of the bid are said again.
    const discard = discardOf(worth);
    return discard === null
      ? say('bidding-won-you-worth', { worth: dollars(worth.difference), ...price })
      : `${say('bidding-won-you', price)} ${discard}`;
  }
  const won = say('bidding-won', { seat: buyer, ...price });
  return worth === null
    ? won
    : `${won} ${say('bidding-worth-you', { worth: dollars(worth.difference) })}`;
}

/** What the envelopes that are open by now have shown: the highest bid, or a tie. */
export function calledOf(
  round: BidsEvent,
  opened: readonly Seat[] = Object.keys(round.bids) as Seat[],
): string {
  const best = aheadOf(round, opened);
  const id = best.length > 1 ? 'bidding-tie' : 'bidding-highest';
  const highest = Math.max(...opened.map((seat) => round.counted[seat] ?? 0));
  return say(id, { amount: dollars(highest) });
}
