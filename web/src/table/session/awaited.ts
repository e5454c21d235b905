/** What I am asked for next, while the board still comes to it. */
import { say } from '../../text/text.svelte';
import type { ShownTable } from './shown.svelte';

type Awaiting = Pick<ShownTable, 'now'>;

/** Whether a first bid is asked for. A second one would tell that the bids being opened are tied. */
function bidding({ now }: Awaiting): NonNullable<Awaiting['now']['auction']> | null {
  const { asked, auction } = now;
  return asked?.decision === 'bid' && auction?.round === 1 ? auction : null;
}

/** What comes up, and that it is for me to answer. */
export function nextOf(table: Awaiting): string {
  const auction = bidding(table);
  if (auction !== null) return say('playback-next-bid', { seat: auction.seller });
  return say(table.now.asked?.decision === 'settle' ? 'playback-next-settle' : 'playback-next');
}

/** The words on the button that goes there at once. */
export const decideOf = (table: Awaiting): string =>
  say(bidding(table) === null ? 'playback-decide' : 'playback-bid');
