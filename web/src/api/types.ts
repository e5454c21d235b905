/** The messages of the server by the names that the page has for them. */
export type {
  Done,
  Draft,
  Events as News,
  Ledger,
  NewSeat,
  NewTable,
  Player,
  SeatInfo,
  TableInfo,
  View as Look,
} from './messages';
