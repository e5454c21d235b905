/** What the server sends about a game: the view of docs/scenarios.md and what goes with it. */
import type { Board, GameView as View } from '../api/messages';
import { MACHINE_SIGNS, WAREHOUSE_SIGNS, type Colour, type Seat } from './words';

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

/** Which of the warehouse spaces are built on. */
export function warehouseSpaces(board: Board): boolean[] {
  const { warehouses } = board;
  return typeof warehouses === 'number'
    ? WAREHOUSE_SIGNS.map((_, space) => space < warehouses)
    : warehouses;
}

/** What stands on the machine spaces. */
export function machineSpaces(board: Board): (Colour | null)[] {
  return MACHINE_SIGNS.map((_, space) => board.machines[space] ?? null);
}
