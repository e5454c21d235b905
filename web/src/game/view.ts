/** What the server sends about a game: the view of docs/scenarios.md and what goes with it. */
import type { Board, GameView as View } from '../api/messages';
import type { Colour, Seat } from './words';

export type {
  Asked,
  Auction,
  Board,
  Buyer,
  Decision,
  GameEvent,
  GameView as View,
  Insight,
  LotWorth,
  OpenDecision as Open,
  Payment,
  SheetLine,
  ShipPlace,
} from '../api/messages';

export function boardOf(view: View, seat: Seat): Board {
  const board = view.seats[seat];
  if (board === undefined) throw new Error(`no board of ${seat}`);
  return board;
}

/** Which of the five warehouse spaces are built on. */
export function warehouseSpaces(board: Board): boolean[] {
  const { warehouses } = board;
  return typeof warehouses === 'number'
    ? [0, 1, 2, 3, 4].map((space) => space < warehouses)
    : warehouses;
}

/** The four machine spaces. */
export function machineSpaces(board: Board): (Colour | null)[] {
  return [0, 1, 2, 3].map((space) => board.machines[space] ?? null);
}
