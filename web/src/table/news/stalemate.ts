/** The offer to end the game: when the page shows it. */
import type { Decision, Offer } from '../../api/messages';
import type { ShownTable } from '../session/shown.svelte';

type Offered = Pick<ShownTable, 'look' | 'behind'>;

/** What is asked in an auction. */
const AUCTION: ReadonlySet<Decision> = new Set<Decision>([
  'bid',
  'settle',
  'broker_bid',
  'offer',
  'pay',
]);

/** The offer to show now. That of the server waits until the board is up to date and no auction is open. */
export function offerNow({ look, behind }: Offered): Offer | null {
  const offer = look?.offer ?? null;
  if (offer === null || offer.by !== null) return offer;
  const { auction, asked } = look?.view ?? {};
  const bidding = asked !== undefined && asked !== null && AUCTION.has(asked.decision);
  return behind || auction !== undefined || bidding ? null : offer;
}
