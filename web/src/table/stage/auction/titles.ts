/** What goes on at an auction, in the few words above its lot. */
import type { SettledEvent } from '../../../api/messages';
import type { Seat } from '../../../game/words';
import { dollars } from '../../../text/money';
import { say } from '../../../text/text.svelte';
import { aheadOf, type Moment, type Told } from './show';

interface Staged {
  seller: Seat;
  /** Whose eyes these are. */
  me: Seat | null;
  /** The show, or null while bids are made or the seller decides. */
  told: Told | null;
  /** What is seen of the show. */
  moment: Moment | null;
  /** Whether the bidders in a tie add to their bids. */
  tieBreak: boolean;
  /** The highest bid while the seller decides about it. */
  highest: number | null;
}

export function titleOf({ seller, me, told, moment, tieBreak, highest }: Staged): string {
  if (told?.settled) return titleOfEnd(told.settled, me);
  if (tieBreak) return say('page-auction-tie-break');
  if (told !== null && seller !== me && moment?.kind === 'called' && isUpToSeller(told)) {
    return say('bidding-title-choice', { seat: seller });
  }
  if (told !== null) return say('bidding-title-opening');
  if (highest !== null) return say('bidding-highest', { amount: dollars(highest) });
  return seller === me ? say('bidding-your-cargo') : say('page-auction', { seat: seller });
}

/** A first tie has the bidders add to their bids. After that the seller decides in any case (R-AUCT-9). */
function isUpToSeller({ rounds }: Told): boolean {
  const last = rounds.at(-1);
  if (last === undefined) return false;
  return rounds.length > 1 || aheadOf(last, Object.keys(last.bids) as Seat[]).length === 1;
}

function titleOfEnd({ seller, buyer, accepted, amount }: SettledEvent, me: Seat | null): string {
  if (!accepted) {
    return seller === me
      ? say('bidding-title-kept-you')
      : say('bidding-title-kept', { seat: seller });
  }
  if (buyer === me) return say('bidding-title-won-you');
  return seller === me
    ? say('bidding-title-sold-you', { other: buyer, total: dollars(amount * 2) })
    : say('bidding-title-sold', { other: buyer });
}
