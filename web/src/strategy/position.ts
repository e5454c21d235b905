/** The position of an idea, as the seat that the reader takes over sees it. */
import type { IdeaPosition } from '../api/messages';
import { boardOf, type Board, type LotWorth } from '../game/view';
import { isSeat, SEATS, type Colour, type Seat } from '../game/words';

export type Position = Pick<IdeaPosition, 'view' | 'insight'>;

export function ownSeat({ view }: Position): Seat {
  if (!isSeat(view.seat)) throw new Error(`${view.seat} has no seat`);
  return view.seat;
}

export const ownBoard = (position: Position): Board => boardOf(position.view, ownSeat(position));

/** The others, in turn order. */
export function others(position: Position): { seat: Seat; board: Board }[] {
  const seats = SEATS.slice(0, position.view.players);
  const own = seats.indexOf(ownSeat(position));
  return [...seats.slice(own + 1), ...seats.slice(0, own)].map((seat) => ({
    seat,
    board: boardOf(position.view, seat),
  }));
}

/** The cargo that the position is about, and whose it is: the lot at auction, or what my own ship carries. */
export function cargoOf(position: Position): { seat: Seat; cargo: readonly Colour[] } {
  const auction = position.view.auction;
  return auction === undefined
    ? { seat: ownSeat(position), cargo: ownBoard(position).ship.cargo }
    : { seat: auction.seller, cargo: auction.lot };
}

/** What that cargo would bring me on my own island section. */
export const worthOf = (position: Position): LotWorth | undefined =>
  position.insight.lots?.[cargoOf(position).seat];
