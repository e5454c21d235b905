/** What the server tells about a game: the view of docs/scenarios.md and what goes with it. */
import type { Broker, Colour, Seat, StoreName } from './words';

export interface Board {
  loans: number;
  turns: number;
  machines: (Colour | null)[];
  warehouses: number | boolean[];
  factory: string[];
  harbour: string[];
  ship: { at: ShipPlace; cargo: Colour[] };
  island: Colour[];
  bank_harbour?: Colour[];
  cash?: number;
  card?: Colour;
}

export type ShipPlace = 'sea' | 'island' | 'bank' | Seat;

export type Decision =
  | 'interest'
  | 'seize'
  | 'pay'
  | 'domestic'
  | 'action'
  | 'make'
  | 'buy'
  | 'stock'
  | 'bid'
  | 'settle'
  | 'broker_bid'
  | 'offer'
  | 'restore';

export interface Asked {
  decision: Decision;
  seats: Seat[];
}

/** What an open decision needs; which keys are there depends on the decision. */
export interface Open {
  decision: Decision;
  room?: number;
  hand?: Colour[];
  from?: Seat;
  store?: StoreName | 'bank';
  placed?: string[];
  debtor?: Seat;
  loans?: number;
  due?: number;
  left?: Colour[];
  next?: number;
  space?: string;
  offered?: string[];
  seat?: Seat;
  later?: { harbour?: Colour[] };
}

export interface Auction {
  seller: Seat;
  lot: Colour[];
  round: 1 | 2;
  committed: Seat[];
  bids: Partial<Record<Seat, number>>;
  first?: Partial<Record<Seat, number>>;
  zero_cards?: Partial<Record<Seat, number>>;
  first_zero_cards?: Partial<Record<Seat, number>>;
}

export interface Payment {
  holder: Seat;
  space: string;
  money?: number;
  containers?: string[];
}

export interface SheetLine {
  cash: number;
  colours: Record<Colour, { count: number; value: number; discarded: boolean }>;
  island: number;
  harbour: number;
  ship: number;
  bank_harbour: number;
  loans: number;
  total: number;
  place?: number;
}

export interface View {
  edition: '2007' | '2018';
  options: Record<string, string | number>;
  players: number;
  seat: Seat | 'spectator';
  asked: Asked | null;
  turn: Seat;
  phase: 'actions' | 'start' | 'before';
  actions: number;
  ending: boolean;
  over: boolean;
  supply: {
    containers: Record<Colour, number>;
    machines: Record<Colour, number>;
    warehouses: number;
  };
  seats: Partial<Record<Seat, Board>>;
  open?: Open;
  auction?: Auction;
  brokers?: { goods: Colour[]; money: number }[];
  payment?: Payment | null;
  scores?: Partial<Record<Seat, number>>;
  winners?: Seat[];
  score_sheet?: Partial<Record<Seat, SheetLine>>;
}

export interface LotWorth {
  lot: Colour[];
  before: number;
  after: number;
  difference: number;
  discarded_before: Colour | null;
  discarded_after: Colour | null;
  five_colours_before: boolean;
  five_colours_after: boolean;
}

export interface Buyer {
  room: number;
  cash?: number;
  containers: string[];
  at?: ShipPlace;
}

/** What a player would work out in the head; the server says it, the page works out nothing. */
export interface Insight {
  end: {
    ending: boolean;
    gone: Colour[];
    left: Record<Colour, number>;
    productions_at_least: number;
  };
  score?: SheetLine;
  building?: {
    machine?: { space: number; cost: number; colours: Colour[] };
    warehouse?: { space: number; cost: number };
  };
  room?: { factory: number; harbour: number; ship: number };
  interest?: { due: number; short: number };
  buyers?: Record<StoreName, Partial<Record<Seat, Buyer>>>;
  lots?: Partial<Record<Seat, LotWorth>>;
  settle?: {
    highest: number;
    bidders: Seat[];
    accept?: number;
    decline?: { cash: number; worth: number; total: number; short: number };
  };
}

/** An event of docs/interfaces.md, with its number and time. */
export interface GameEvent {
  event: string;
  seq: number;
  at?: number;
  seat?: Seat;
  from?: string;
  to?: string;
  amount?: number;
  for?: string;
  container?: Colour;
  step?: string;
  what?: 'warehouse' | 'machine';
  colour?: Colour | null;
  space?: number | string;
  cost?: number;
  forced?: boolean;
  round?: number;
  bids?: Partial<Record<Seat, number>>;
  zero_cards?: Partial<Record<Seat, number>>;
  counted?: Partial<Record<Seat, number>>;
  highest?: number;
  seller?: Seat;
  accepted?: boolean;
  buyer?: Seat;
  lot?: Colour[];
  loans?: number;
  scores?: Partial<Record<Seat, number>>;
  winners?: Seat[];
  table?: string;
}

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

export type { Broker };
