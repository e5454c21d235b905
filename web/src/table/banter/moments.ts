/** The moments at which a bot may say something, read from public events alone. */
import type { BidsEvent, GameEvent, SettledEvent } from '../../api/messages';
import { isSeat, SEATS, type Seat } from '../../game/words';

export type Moment =
  | 'bought' // somebody has bought from it
  | 'sold' // its cargo fetched a good price
  | 'kept' // it has declined the bids
  | 'close' // it has won an auction by a dollar
  | 'missed' // it has lost one by a dollar
  | 'built'
  | 'loan'
  | 'ending' // the end of the game has been triggered
  | 'victory'
  | 'beaten';

/** A moment of the game, and all who could say something about it. */
export interface Occasion {
  moment: Moment;
  seats: Seat[];
}

/** A good price is this much for each container. */
const GOOD_PRICE = 4;

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
  const second = bids === null ? [] : secondIn(bids, buyer);
  return second.length === 0
    ? good
    : [{ moment: 'missed', seats: second }, { moment: 'close', seats: [buyer] }, ...good];
}

/** Who has bid exactly a dollar less than the buyer, where nobody has bid more than that. */
function secondIn({ counted }: BidsEvent, buyer: Seat): Seat[] {
  const price = counted[buyer] ?? 0;
  const others = SEATS.filter((seat) => seat !== buyer && counted[seat] !== undefined);
  const next = Math.max(...others.map((seat) => counted[seat] ?? 0));
  return next === price - 1 ? others.filter((seat) => counted[seat] === next) : [];
}
