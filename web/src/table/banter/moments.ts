/** The moments at which a bot may say something, read from public events alone. */
import type { BidsEvent, GameEvent, SettledEvent } from '../../api/messages';
import { isSeat, SEATS, type Seat } from '../../game/words';

export type Moment =
  | 'bought' // somebody has bought from it
  | 'sold' // its cargo fetched a good price
  | 'kept' // it has declined the bids
  | 'close' // it has won an auction by a dollar
  | 'missed' // it has lost one by a dollar
  | 'outbid' // it has made the second-highest bid, and lost by more
  | 'bargain' // it has won a cargo for little
  | 'built'
  | 'loan'
  | 'ending' // the end of the game has been triggered
  | 'victory'
  | 'beaten';

/** A moment of the game, and all who could say something about it. */
export interface Occasion {
  moment: Moment;
  seats: Seat[];
  /** Whom they could name. */
  other?: Seat;
}

/** A good price is this much for each container. */
const GOOD_PRICE = 4;
/** And this much at most is little. */
const LOW_PRICE = 1;

/**
 * What an event gives cause for. An auction gives none before it is settled, so nothing that is said can be
 * taken for a hint. `bids` is the last round of bids.
 */
export function occasionsOf(event: GameEvent, bids: BidsEvent | null): Occasion[] {
  switch (event.event) {
    case 'pay':
      return (event.for === 'restock' || event.for === 'load') && isSeat(event.to)
        ? [{ moment: 'bought', seats: [event.to] }]
        : [];
    case 'settled':
      return afterAuction(event, bids);
    case 'build':
      return [{ moment: 'built', seats: [event.seat] }];
    case 'loan':
      // Nobody jokes about a loan that had to be taken (R-INT-5).
      return event.forced ? [] : [{ moment: 'loan', seats: [event.seat] }];
    case 'ending':
      return [{ moment: 'ending', seats: [...SEATS] }];
    case 'scored':
      return [
        { moment: 'victory', seats: event.winners },
        { moment: 'beaten', seats: SEATS.filter((seat) => !event.winners.includes(seat)) },
      ];
    default:
      return [];
  }
}

function afterAuction(settled: SettledEvent, bids: BidsEvent | null): Occasion[] {
  const { seller, buyer, accepted, amount, lot } = settled;
  if (!accepted) return [{ moment: 'kept', seats: [seller] }];
  const good: Occasion[] =
    amount >= lot.length * GOOD_PRICE ? [{ moment: 'sold', seats: [seller] }] : [];
  const low: Occasion[] =
    amount <= lot.length * LOW_PRICE ? [{ moment: 'bargain', seats: [buyer], other: seller }] : [];
  const { seats, gap } = bids === null ? NOBODY : secondIn(bids, buyer);
  if (gap === 1) {
    return [{ moment: 'missed', seats }, { moment: 'close', seats: [buyer] }, ...low, ...good];
  }
  const beaten: Occasion[] =
    gap > 1 && seats.length > 0 ? [{ moment: 'outbid', seats, other: buyer }] : [];
  return [...low, ...beaten, ...good];
}

interface Second {
  seats: Seat[];
  gap: number;
}
const NOBODY: Second = { seats: [], gap: 0 };

/** Who has bid most after the buyer, if anything, and by how much less. */
function secondIn({ counted }: BidsEvent, buyer: Seat): Second {
  const others = SEATS.filter((seat) => seat !== buyer && counted[seat] !== undefined);
  const next = Math.max(0, ...others.map((seat) => counted[seat] ?? 0));
  const gap = (counted[buyer] ?? 0) - next;
  return { seats: others.filter((seat) => counted[seat] === next && (next > 0 || gap === 1)), gap };
}
