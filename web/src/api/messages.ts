/** The messages of the server. Made by `make types` from src/longshore/server: do not edit. */

/** A new player. The token is for programs. A browser has its cookie. */
export interface Arrived {
  player: Player;
  token: string;
}

/** A player, as seen by that player. */
export interface Player {
  id: string;
  name: string;
  language: string | null;
}

/** Who the caller is. */
export interface Me {
  player: Player;
}

/** Who the caller is, or null for someone who has not played here yet. */
export interface Visitor {
  player: Player | null;
}

/** An access token. It is shown once, and only its hash is stored. */
export interface Token {
  token: string;
}

/** A one-time code to link another device. */
export interface Link {
  code: string;
  url: string;
  expires_at: number;
}

/** All the caller's passkeys. */
export interface PasskeyList {
  passkeys: Passkey[];
}

/** One of the caller's passkeys. */
export interface Passkey {
  id: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A challenge. `options` are for `navigator.credentials`, `id` goes back with the answer. */
export interface PasskeyQuestion {
  id: string;
  options: Record<string, unknown>;
}

export type Empty = Record<string, never>;

/** One table. */
export interface TableAnswer {
  table: TableInfo;
}

/** A table, without its game. `invite` is included for players who sit at it. */
export interface TableInfo {
  id: string;
  phase: 'cancelled' | 'finished' | 'open' | 'running' | 'study';
  seq: number;
  edition: Edition;
  options: Record<string, string | number>;
  players: number;
  visibility: 'listed' | 'private';
  seating: 'chosen' | 'random';
  rated: boolean;
  tracker: boolean;
  programs: boolean;
  pace: Pace | null;
  host: boolean;
  seats: SeatInfo[];
  asked: Seat[];
  created_at: number;
  changed_at: number;
  invite?: string;
  ended: Ended | null;
  offer: Offer | null;
  rematch: string | null;
  rematch_of: string | null;
  idea: string | null;
  view?: GameView;
}

export type Edition = '2007' | '2018';

/** No clock. */
export interface FreePace {
  kind: 'free';
}

/** A live game: `turn` seconds for each decision, then the bank is used. */
export interface LivePace {
  kind: 'live';
  turn: number;
  bank: number;
  increment: number;
  out_of_time: 'bot' | 'least';
  bot: string;
}

/** A game over days. A player's quiet hours and holidays do not count. */
export interface DaysPace {
  kind: 'days';
  days: number;
  out_of_time: 'bot' | 'least';
  bot: string;
}

export type Pace = FreePace | LivePace | DaysPace;

/** A seat at a table. `seat` is null until seats are drawn. */
export interface SeatInfo {
  place: number;
  seat: Seat | null;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  left: boolean;
  mine: boolean;
  former: boolean;
  persona: string | null;
  until: 'back' | 'end' | 'turn' | null;
  program: boolean;
}

export type Seat = 'blue' | 'red' | 'yellow' | 'green' | 'purple';

/** How a game ended. */
export interface Ended {
  by: 'abandoned' | 'agreement' | 'cancelled' | 'stalemate' | 'supply';
  scores: Partial<Record<Seat, number>>;
  winners: Seat[];
}

/** An offer to end or cancel the game. `by` is null if the server makes it. */
export interface Offer {
  by: Seat | null;
  kind: 'cancel' | 'end';
  agreed: Seat[];
}

/** What one seat, or a spectator, may see of a game. */
export interface GameView {
  rules_number?: number;
  turn: Seat;
  phase: 'actions' | 'before' | 'start';
  actions: number;
  produced: boolean;
  called: boolean;
  won_broker: boolean;
  moved: boolean;
  ending: boolean;
  over: boolean;
  quiet_turns: number;
  supply: Supply;
  removed: ColourCounts;
  seats: Partial<Record<Seat, Board>>;
  bought_from?: Seat;
  open?: OpenDecision;
  auction?: Auction;
  brokers?: BrokerGoods[];
  payment?: Payment | null;
  scores?: Partial<Record<Seat, number>>;
  winners?: Seat[];
  score_sheet?: Partial<Record<Seat, SheetLine>>;
  edition: Edition;
  options: Record<string, string | number>;
  players: number;
  seat: Seat | 'all' | 'spectator';
  asked: Asked | null;
}

/** What is still in the supply. */
export interface Supply {
  containers: ColourCounts;
  machines: ColourCounts;
  warehouses: number;
}

/** How many of each colour. */
export interface ColourCounts {
  black: number;
  brown: number;
  orange: number;
  tan: number;
  white: number;
}

/** What a seat has. Cash and value card are included for viewers who may see them. */
export interface Board {
  loans: number;
  turns: number;
  machines: (Colour | null)[];
  warehouses: number | boolean[];
  factory: string[];
  harbour: string[];
  ship: Ship;
  island: Colour[];
  bank_harbour?: Colour[];
  cash?: number;
  card?: Colour;
}

export type Colour = 'black' | 'brown' | 'orange' | 'tan' | 'white';

/** Where a ship is, and what is aboard. */
export interface Ship {
  at: ShipPlace;
  cargo: Colour[];
}

export type ShipPlace = 'blue' | 'red' | 'yellow' | 'green' | 'purple' | 'sea' | 'island' | 'bank';

/** What an open decision needs. Its keys depend on the decision. */
export interface OpenDecision {
  from?: Seat;
  decision: Decision;
  room?: number;
  hand?: Colour[];
  store?: Store;
  placed?: string[];
  debtor?: Seat;
  loans?: number;
  due?: number;
  left?: Colour[];
  next?: number;
  space?: Space;
  offered?: string[];
  seat?: Seat;
  later?: LaidAside;
}

export type Decision =
  | 'nothing'
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

export type Store = 'factory' | 'harbour' | 'bank';

export type Space = 'I goods' | 'I money' | 'II goods' | 'II money' | 'III goods' | 'III money';

/** Containers that return to a store after the ones in hand. */
export interface LaidAside {
  harbour?: Colour[];
}

/** The island auction, with only the bids that the viewer may see. */
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

/** What a broker of the Investment Bank holds. */
export interface BrokerGoods {
  goods: Colour[];
  money: number;
}

/** The Payment Card: money for goods, or containers for money. */
export interface Payment {
  holder: Seat;
  space: Space;
  money?: number;
  containers?: string[];
}

/** A seat on the score sheet. `place` is included once the game is over. */
export interface SheetLine {
  cash: number;
  colours: ColourLines;
  island: number;
  harbour: number;
  ship: number;
  bank_harbour: number;
  loans: number;
  total: number;
  place?: number;
}

/** All colours on the score sheet. */
export interface ColourLines {
  black: ColourLine;
  brown: ColourLine;
  orange: ColourLine;
  tan: ColourLine;
  white: ColourLine;
}

/** A colour on the score sheet. */
export interface ColourLine {
  count: number;
  value: number;
  discarded: boolean;
}

/** What the game waits for. */
export interface Asked {
  decision: Decision;
  seats: Seat[];
}

/** Several tables. */
export interface TableList {
  tables: TableInfo[];
}

/** An invitation link, under an address that others can reach. */
export interface Invitation {
  table: string;
  url: string;
}

/** What a seat or a spectator may see. `view` is that of docs/scenarios.md. */
export interface Look {
  table: string;
  seq: number;
  phase: 'cancelled' | 'finished' | 'open' | 'running' | 'study';
  decision: number | null;
  seat: Seat | null;
  view: GameView;
  legal: string[];
  bids: BidRange | null;
  draft: Draft | null;
  clocks: Clocks | null;
  offer: Offer | null;
  insight?: Insight;
}

/** The range of all bids. `legal` lists only the lowest ones. */
export interface BidRange {
  lowest: number;
  highest: number;
  zero_cards: number;
}

/** A turn in progress. `final` steps are accepted only with `commit`. */
export interface Draft {
  steps: string[];
  redo: string[];
  complete: boolean;
  final: string[];
  changes: number;
  sales?: string[];
}

/** The clocks of a table. `now` is the server's time. */
export interface Clocks {
  now: number;
  kind: 'days' | 'live';
  paused: boolean;
  offer: PauseOffer | null;
  seats: Partial<Record<Seat, SeatClock>>;
}

/** An offer to pause or resume the clocks. */
export interface PauseOffer {
  kind: 'pause' | 'resume';
  agreed: Seat[];
}

/** A seat's time in milliseconds, as of `now`. */
export interface SeatClock {
  turn_ms: number;
  bank_ms: number;
  remaining_ms: number;
  running: boolean;
  ends_at: number | null;
}

/** Everything at once. */
export interface Insight {
  end: DistanceToEnd;
  score?: SheetLine;
  building?: Building;
  room?: Room;
  interest?: Interest;
  buyers?: Buyers;
  lots?: Partial<Record<Seat, LotWorth>>;
  broker_lots?: Partial<Record<Broker, LotWorth>>;
  settle?: Settling;
  blocked?: Record<string, Blocked>;
  idle?: Record<string, Blocked>;
}

/** How far the supply is from the end of the game. */
export interface DistanceToEnd {
  ending: boolean;
  gone: Colour[];
  left: ColourCounts;
  productions_at_least: number;
}

/** What could be built next. What is full or gone is absent. */
export interface Building {
  machine?: NextMachine;
  warehouse?: NextWarehouse;
}

/** The next machine that could be built. */
export interface NextMachine {
  space: number;
  cost: number;
  colours: Colour[];
}

/** The next warehouse that could be built. */
export interface NextWarehouse {
  space: number;
  cost: number;
}

/** Containers that could still be taken. */
export interface Room {
  factory: number;
  harbour: number;
  ship: number;
}

/** What the loans will cost, and how much of it the cash does not cover. */
export interface Interest {
  due: number;
  short: number;
}

/** Who could buy from your stores. */
export interface Buyers {
  factory: Partial<Record<Seat, Buyer>>;
  harbour: Partial<Record<Seat, Buyer>>;
}

/** What another seat could buy. `at` says where its ship is. */
export interface Buyer {
  room: number;
  containers: string[];
  cash?: number;
  at?: ShipPlace;
}

/** What a lot would do to your island section. */
export interface LotWorth {
  lot: Colour[];
  before: number;
  after: number;
  difference: number;
  discarded_before: Colour | null;
  discarded_after: Colour | null;
  five_colours_before: boolean;
  five_colours_after: boolean;
  at_best: number;
  discard?: Discard;
}

export type Discard = 'only' | 'most' | 'instead' | 'two_value';

export type Broker = 'I' | 'II' | 'III';

/** The open bids, and for the seller the result of accepting and declining. */
export interface Settling {
  highest: number;
  bidders: Seat[];
  accept?: number;
  decline?: Decline;
}

/** What the seller gets by keeping the lot. */
export interface Decline {
  cash: number;
  worth: number;
  total: number;
  short: number;
}

/** Why a step cannot be taken, or would bring nothing: what is needed and what there is. */
export interface Blocked {
  code: string;
  need: number;
  have: number;
}

/** A command was carried out. `seq` and `decision` are from then, `fresh` is current. */
export interface Done {
  id: string;
  seq: number;
  decision: number | null;
  fresh: Look;
}

/** What is new at a table. Each event has its `seq` and its time `at`. */
export interface News {
  table: string;
  seq: number;
  events: GameEvent[];
  more: boolean;
}

/** What was decided. Not for sealed bids. */
export interface StepEvent {
  event: 'step';
  seq: number;
  at: number;
  seat: Seat;
  step: string;
}

/** A seat starts a turn. */
export interface TurnEvent {
  event: 'turn';
  seq: number;
  at: number;
  seat: Seat;
}

/** Money changes hands. */
export interface PayEvent {
  event: 'pay';
  seq: number;
  at: number;
  from: string;
  to: string;
  for: Purpose;
  amount: number;
}

export type Purpose =
  | 'interest'
  | 'domestic'
  | 'warehouse'
  | 'machine'
  | 'restock'
  | 'produce'
  | 'load'
  | 'bid'
  | 'subsidy'
  | 'decline'
  | 'broker_bid'
  | 'broker_refund'
  | 'broker_lot'
  | 'broker_payment'
  | 'loan'
  | 'repay';

/** A container changes its place. */
export interface MoveEvent {
  event: 'move';
  seq: number;
  at: number;
  from: string;
  to: string;
  container: Colour;
}

/** A ship changes its place. */
export interface SailEvent {
  event: 'sail';
  seq: number;
  at: number;
  from: ShipPlace;
  to: ShipPlace;
  seat: Seat;
}

/** A new building. Only a machine has a colour. */
export interface BuildEvent {
  event: 'build';
  seq: number;
  at: number;
  seat: Seat;
  what: 'machine' | 'warehouse';
  space: number;
  cost: number;
  colour?: Colour;
}

/** A loan is taken. */
export interface LoanEvent {
  event: 'loan';
  seq: number;
  at: number;
  seat: Seat;
  forced: boolean;
}

/** A loan is paid back. */
export interface RepayEvent {
  event: 'repay';
  seq: number;
  at: number;
  seat: Seat;
}

/** A bid was made. Its amount is still sealed. */
export interface CommittedEvent {
  event: 'committed';
  seq: number;
  at: number;
  seat: Seat;
  round: 1 | 2;
}

/** All bids are revealed. */
export interface BidsEvent {
  event: 'bids';
  seq: number;
  at: number;
  round: 1 | 2;
  bids: Partial<Record<Seat, number>>;
  counted: Partial<Record<Seat, number>>;
  highest: number;
  zero_cards?: Partial<Record<Seat, number>>;
}

/** The seller has decided. `buyer` is who gets the lot. */
export interface SettledEvent {
  event: 'settled';
  seq: number;
  at: number;
  seller: Seat;
  buyer: Seat;
  accepted: boolean;
  amount: number;
  lot: Colour[];
}

/** Interest cannot be paid. */
export interface DefaultEvent {
  event: 'default';
  seq: number;
  at: number;
  seat: Seat;
  loans: number;
}

/** A building is seized. Only a machine has a colour. */
export interface SeizedEvent {
  event: 'seized';
  seq: number;
  at: number;
  seat: Seat;
  what: 'machine' | 'warehouse';
  space: number;
  colour?: Colour;
}

/** A broker auction is won. */
export interface WonEvent {
  event: 'won';
  seq: number;
  at: number;
  seat: Seat;
  space: Space;
}

/** The end is triggered. */
export interface EndingEvent {
  event: 'ending';
  seq: number;
  at: number;
  seat: Seat;
}

/** The game is over. */
export interface ScoredEvent {
  event: 'scored';
  seq: number;
  at: number;
  scores: Partial<Record<Seat, number>>;
  winners: Seat[];
}

/** A table is created. */
export interface CreatedEvent {
  event: 'created';
  seq: number;
  at: number;
}

/** A player sits down. `seat` is null until seats are drawn. */
export interface JoinedEvent {
  event: 'joined';
  seq: number;
  at: number;
  place: number;
  seat: Seat | null;
  name: string;
}

/** A player stands up, or concedes. */
export interface LeftEvent {
  event: 'left';
  seq: number;
  at: number;
  place: number;
  seat: Seat | null;
  name: string;
}

/** The host removes a player before the start. */
export interface RemovedEvent {
  event: 'removed';
  seq: number;
  at: number;
  place: number;
  seat: Seat | null;
  name: string;
}

/** The game starts. Names are by seat. */
export interface StartedEvent {
  event: 'started';
  seq: number;
  at: number;
  seats: Partial<Record<Seat, string>>;
}

/** An offer to end or cancel. `by` is null if the server makes it. */
export interface EndOfferedEvent {
  event: 'end_offered';
  seq: number;
  at: number;
  by: Seat | null;
  kind: 'cancel' | 'end';
}

/** A seat agrees. */
export interface EndAgreedEvent {
  event: 'end_agreed';
  seq: number;
  at: number;
  seat: Seat;
  kind: 'cancel' | 'end';
}

/** A seat declines. */
export interface EndDeclinedEvent {
  event: 'end_declined';
  seq: number;
  at: number;
  seat: Seat;
  kind: 'cancel' | 'end';
}

/** The table is over. A cancelled one has no scores. */
export interface EndedEvent {
  event: 'ended';
  seq: number;
  at: number;
  by: EndedBy;
  scores?: Partial<Record<Seat, number>>;
  winners?: Seat[];
}

export type EndedBy = 'supply' | 'stalemate' | 'agreement' | 'abandoned' | 'cancelled';

/** The same players play again, at that table. */
export interface RematchEvent {
  event: 'rematch';
  seq: number;
  at: number;
  table: string;
}

/** A clock ran out. */
export interface TimeOutEvent {
  event: 'time_out';
  seq: number;
  at: number;
  seat: Seat;
}

/** A bot plays a seat from now on. Older entries do not say for how long. */
export interface BotPlaysEvent {
  event: 'bot_plays';
  seq: number;
  at: number;
  seat: Seat;
  bot: string;
  until?: 'back' | 'end' | 'turn';
}

/** The owner of a seat is back. */
export interface BackEvent {
  event: 'back';
  seq: number;
  at: number;
  seat: Seat;
  name: string;
}

/** A seat has a new owner. */
export interface SeatGivenEvent {
  event: 'seat_given';
  seq: number;
  at: number;
  seat: Seat;
  name: string;
}

/** A player offers to pause or resume the clocks. */
export interface PauseOfferedEvent {
  event: 'pause_offered';
  seq: number;
  at: number;
  by: Seat;
  kind: 'pause' | 'resume';
}

/** A seat agrees. */
export interface PauseAgreedEvent {
  event: 'pause_agreed';
  seq: number;
  at: number;
  seat: Seat;
  kind: 'pause' | 'resume';
}

/** A seat declines. */
export interface PauseDeclinedEvent {
  event: 'pause_declined';
  seq: number;
  at: number;
  seat: Seat;
  kind: 'pause' | 'resume';
}

/** The clocks are paused. */
export interface PausedEvent {
  event: 'paused';
  seq: number;
  at: number;
}

/** The clocks run again. `by` is null if the pause had lasted too long. */
export interface ResumedEvent {
  event: 'resumed';
  seq: number;
  at: number;
  by: Seat | null;
}

export type GameEvent =
  | StepEvent
  | TurnEvent
  | PayEvent
  | MoveEvent
  | SailEvent
  | BuildEvent
  | LoanEvent
  | RepayEvent
  | CommittedEvent
  | BidsEvent
  | SettledEvent
  | DefaultEvent
  | SeizedEvent
  | WonEvent
  | EndingEvent
  | ScoredEvent
  | CreatedEvent
  | JoinedEvent
  | LeftEvent
  | RemovedEvent
  | StartedEvent
  | EndOfferedEvent
  | EndAgreedEvent
  | EndDeclinedEvent
  | EndedEvent
  | RematchEvent
  | TimeOutEvent
  | BotPlaysEvent
  | BackEvent
  | SeatGivenEvent
  | PauseOfferedEvent
  | PauseAgreedEvent
  | PauseDeclinedEvent
  | PausedEvent
  | ResumedEvent;

/** A record in JSON. `start` is a position of docs/scenarios.md. */
export interface GameRecord {
  format: 'longshore-record';
  version: number;
  rules: number;
  edition: Edition;
  options: Record<string, string | number>;
  players: number;
  names: Partial<Record<Seat, string>>;
  deal: DealtCards | null;
  start: Record<string, unknown> | null;
  steps: string[];
  result: GameResult | null;
  partial?: Viewer;
  ended?: TableEnd;
}

/** How a game started. A card is null for viewers who may not see it. */
export interface DealtCards {
  first: Seat;
  machines: Colour[];
  cards: (Colour | null)[];
  brokers: Colour[][];
}

/** How a game ended by the rules. */
export interface GameResult {
  scores: Partial<Record<Seat, number>>;
  winners: Seat[];
}

export type Viewer = 'blue' | 'red' | 'yellow' | 'green' | 'purple' | 'spectator';

/** How a table ended, by the rules or earlier. */
export interface TableEnd {
  by: EndedBy;
  scores: Partial<Record<Seat, number>>;
  winners: Seat[];
}

/** A moment of a game. */
export interface Moment {
  table: string;
  steps: number;
  to: number;
  seat: Seat | 'all' | null;
  view: GameView;
  step: string | null;
  events: GameEvent[];
  insight?: Insight;
}

/** What the public record proves. */
export interface Ledger {
  table: string;
  seq: number;
  ledger: LedgerData;
}

/** What the public record proves. */
export interface LedgerData {
  seats: Partial<Record<Seat, Account>>;
  bank: BankAccount;
  flows: FlowOfMoney[];
}

/** What the public record proves about one seat's money. */
export interface Account {
  cash: number | 'unknown';
  at_least: number;
  change: number;
  received: Partial<Record<Purpose, number>>;
  paid: Partial<Record<Purpose, number>>;
  paid_to: Record<string, number>;
}

/** What went through the bank. `put_in` is what it paid out minus what it received. */
export interface BankAccount {
  received: Partial<Record<Purpose, number>>;
  paid: Partial<Record<Purpose, number>>;
  put_in: number;
}

/** All payments from one holder of money to another for one purpose. */
export interface FlowOfMoney {
  from: string;
  to: string;
  for: Purpose;
  amount: number;
  payments: number;
}

/** The caller's quiet hours and holidays, or null if they have none. */
export interface MySchedule {
  schedule: Schedule | null;
}

/** When a player's clock does not run, in a time zone such as `Europe/Rome`. */
export interface Schedule {
  timezone: string;
  quiet: Quiet | null;
  holidays: Holiday[];
}

/** Every day from one time to another, across midnight if necessary. */
export interface Quiet {
  from: string;
  to: string;
}

/** Whole days, including the first and the last. */
export interface Holiday {
  from: string;
  to: string;
}

/** A one-time code for the caller's seat, or null after it was revoked. */
export interface SeatLink {
  code: string | null;
  url: string | null;
  expires_at: number | null;
}

/** The caller's standing orders for a seat, and what they did, latest first. */
export interface MyOrders {
  seat: Seat;
  orders: Orders | null;
  log: OrderLogEntry[];
}

/** All standing orders of a seat. Without `loan` none of them ever borrows. */
export interface Orders {
  bid: BidOrder | null;
  settle: SettleOrder | null;
  pass_leftover: boolean;
  loan: boolean;
}

/** What to bid for a lot at the island. */
export interface BidOrder {
  per_container: Partial<Record<Colour, number>>;
  cap: number | null;
  keep: number;
  tie: number;
  other: 'ask' | 'zero';
}

/** Which bid to accept for the caller's lot: a minimum in dollars, in total or per container. */
export interface SettleOrder {
  accept_from: number;
  per_container: boolean;
  below: 'ask' | 'decline';
}

/** What a standing order did, or why it stopped. */
export interface OrderLogEntry {
  at: number;
  seat: Seat;
  code: string;
  args: Record<string, string | number>;
  text: string;
}

/** What a bot would do, and the best steps it considered. */
export interface Hint {
  decision: number | null;
  bot: string;
  step: string;
  candidates: Candidate[];
}

/** A step that a bot considers, and its value to the bot in dollars. */
export interface Candidate {
  step: string;
  worth: number;
  score: number | null;
  chance: number | null;
}

/** A recorded game: the table where it can be replayed, and its course as a spectator sees it. */
export interface Example {
  table: string;
  names: Partial<Record<Seat, string>>;
  view: GameView;
  events: GameEvent[];
}

/** A moment of a lesson, as the reader sees it. */
export interface LessonMoment {
  lesson: string;
  steps: number;
  to: number;
  view: GameView;
  bids: BidRange | null;
  insight: Insight;
  events: GameEvent[];
  next: LessonStep | null;
  ahead: string[];
  wanted: string[];
  legal: string[];
  draft: Draft | null;
  message: string;
  messages: string[];
  pause: number;
}

/** Who moves next. The step itself is included only if it is the reader's. */
export interface LessonStep {
  seat: Seat;
  step: string | null;
}

/** All ideas, in the order in which they are meant to be read. */
export interface Strategy {
  games: number;
  ideas: IdeaPosition[];
}

/** An idea of the strategy page, and the position in which it can be tried. */
export interface IdeaPosition {
  idea: string;
  view: GameView;
  insight: Insight;
  figures: Record<string, number>;
}

/** The chat of a table. `seq` is what to ask for next. */
export interface ChatPage {
  table: string;
  seq: number;
  messages: ChatMessage[];
}

/** A chat message. Its `number` never changes. Its `seq` grows when the message changes. */
export interface ChatMessage {
  number: number;
  seq: number;
  at: number;
  name: string;
  place: number | null;
  seat: Seat | null;
  mine: boolean;
  text: string;
  removed: boolean;
}

/** The message that was sent. */
export interface Said {
  id: string;
  message: ChatMessage;
}

/** All players the caller has muted or blocked. */
export interface SilenceList {
  silenced: Silence[];
}

/** A player the caller has muted or blocked, under the name they had then. */
export interface Silence {
  id: string;
  name: string;
  kind: 'block' | 'mute';
  at: number;
}

/** The caller's note about a table. */
export interface NoteAnswer {
  table: string;
  text: string;
  changed_at: number | null;
}

/** All the caller's notes. */
export interface NoteList {
  notes: NoteAnswer[];
}

/** Open reports. */
export interface ReportList {
  reports: Report[];
}

/** A reported message or name, for the server's admin. */
export interface Report {
  id: string;
  table: string;
  number: number;
  name: string;
  text: string;
  by: string;
  reason: string;
  at: number;
  kind: 'chat' | 'name';
  player: string | null;
}

/** Hidden tables. */
export interface HiddenTables {
  hidden: HiddenTable[];
}

/** A table that an admin has taken out of the lists. */
export interface HiddenTable {
  id: string;
  at: number;
}

/** The players with an id or a name. */
export interface KnownPlayers {
  players: KnownPlayer[];
}

/** A player, for the server's admin. */
export interface KnownPlayer {
  id: string;
  name: string;
  created_at: number;
  seen_at: number;
  banned: boolean;
}

/** The bans that hold. */
export interface BanList {
  bans: Ban[];
}

/** A ban. The address itself is not stored. */
export interface Ban {
  id: string;
  player: string | null;
  name: string;
  address: boolean;
  reason: string;
  at: number;
  until: number | null;
}

/** A secret that works like the admin token until it expires. */
export interface AdminSession {
  secret: string;
  expires_at: number;
}

/** The admins. */
export interface AdminList {
  admins: Admin[];
}

/** A player who may sign in as an admin with a passkey. */
export interface Admin {
  id: string;
  name: string;
  at: number;
}

/** What admins did, the latest first. */
export interface ActList {
  acts: Act[];
}

/** Something an admin did. `problem` says why it could not be done. */
export interface Act {
  number: number;
  at: number;
  by: string;
  what: string;
  player: string;
  table: string;
  name: string;
  until: number | null;
  reason: string;
  done_at: number | null;
  problem: string;
}

/** The caller's results and rating. */
export interface MyStatistics {
  statistics: Statistics;
  level: string | null;
}

/** All finished games of a player. `rating` is null until the first rated one. */
export interface Statistics {
  games: number;
  wins: number;
  left: number;
  rating: RatingInfo | null;
  by: FiguresOf[];
}

/** An openskill rating after `games` rated games. */
export interface RatingInfo {
  games: number;
  mu: number;
  sigma: number;
  sure: number;
}

/** Finished games of one edition and number of players. */
export interface FiguresOf {
  edition: string;
  players: number;
  games: number;
  wins: number;
  places: number[];
  left: number;
  score_mean: number;
  score_best: number;
}

/** Results, latest first. `more` says whether there are earlier ones. */
export interface ResultList {
  results: FinishedGame[];
  more: boolean;
}

/** One finished game. `mu` and `sigma` are the rating after it, null if it was not rated. */
export interface FinishedGame {
  table: string;
  at: number;
  edition: string;
  players: number;
  seat: string;
  score: number;
  place: number;
  winners: number;
  left: boolean;
  rated: boolean;
  ended_by: string;
  mu: number | null;
  sigma: number | null;
}

/** Everyone at a table. */
export interface TableStatistics {
  table: string;
  players: PlaceStatistics[];
}

/** A player at a table. Null if the place is empty. A bot has only a rating. */
export interface PlaceStatistics {
  place: number;
  seat: string | null;
  name: string;
  statistics: Statistics | null;
}

/** The strongest first, among those with at least `games` rated games. */
export interface Ranking {
  games: number;
  opponents: number;
  ranking: Ranked[];
}

/** One line of the ranking. `bot` names a bot. */
export interface Ranked {
  name: string;
  bot: string | null;
  mine: boolean;
  rating: RatingInfo;
}

/** The economy of a game, as far as it is public. */
export interface Economy {
  table: string;
  seq: number;
  over: boolean;
  turns: EconomyTurn[];
  sales: EconomySale[];
  flows: EconomyFlow[];
  margins: EconomyMargin[];
}

/** The start of a turn, or the end. `players` is everyone's cash. Null means hidden. */
export interface EconomyTurn {
  turn: number;
  players: number | null;
  brokers: number;
  loans: number;
  cash: Partial<Record<Seat, number>> | null;
  worth: Partial<Record<Seat, number>> | null;
}

/** A container that was sold. Sellers and buyers are seats, brokers or the bank. */
export interface EconomySale {
  turn: number;
  stage: Stage;
  colour: Colour;
  seller: string;
  buyer: string;
  price: number;
}

export type Stage = 'factory' | 'harbour' | 'auction' | 'broker' | 'domestic';

/** All containers of one stage that went from one to another. `kept` ones are declined lots. */
export interface EconomyFlow {
  stage: FlowStage;
  seller: string;
  buyer: string;
  count: number;
  amount: number;
}

export type FlowStage = 'factory' | 'harbour' | 'auction' | 'broker' | 'domestic' | 'kept';

/** What a seat spent and earned on containers in one role. */
export interface EconomyMargin {
  role: Role;
  seat: Seat;
  count: number;
  cost: number;
  income: number;
}

export type Role = 'maker' | 'warehouse' | 'shipper' | 'collector';

/** The story of a finished game. */
export interface Story {
  by: GameEnd;
  turns: number;
  rounds: number;
  auctions: number;
  scores: Partial<Record<Seat, number>>;
  winners: Seat[];
  leads: Lead[];
  lead_changes: number;
  turning: TurningPoint | null;
  best: Trade | null;
  worst: Trade | null;
  bankrupt: Bankruptcy[];
  penniless: Seat[];
  sentences: Sentence[];
}

export type GameEnd = 'supply' | 'stalemate' | 'agreement' | 'abandoned';

/** Who is ahead after a turn, and until the next entry. Several seats if they are level. */
export interface Lead {
  turn: number;
  seats: Seat[];
}

/** The auction that the winner owes the most of the final lead to. */
export interface TurningPoint {
  trade: Trade;
  swing: number;
  took_lead: boolean;
}

/** A lot that came up at the island after `opened` steps, and was paid for after `step`. */
export interface Trade {
  round: number;
  opened: number;
  step: number;
  seller: Seat;
  buyer: Seat;
  accepted: boolean;
  lot: Colour[];
  amount: number;
  worth: number;
}

/** The first time that a player cannot pay the interest, after `step` steps. */
export interface Bankruptcy {
  seat: Seat;
  round: number;
  step: number;
}

/** A message of `story.ftl` and what fills it. `seats` are listed as its `names`. */
export interface Sentence {
  id: string;
  args: Record<string, string | number>;
  seats: Seat[];
}

/** What this server offers besides the game. */
export interface Features {
  mail: Feature;
  push: PushFeature;
  webhook: Feature;
  passkey: Feature;
}

/** A feature that is available, or why it is not, as a code and a sentence. */
export interface Feature {
  on: boolean;
  why: string | null;
  text: string | null;
}

/** `key` is the `applicationServerKey` for browsers. */
export interface PushFeature {
  on: boolean;
  why: string | null;
  text: string | null;
  key: string;
}

/** What I am notified about, and where. */
export interface Notices {
  choices: Choices;
  contacts: Contact[];
}

/** What to notify the caller about on each channel. Everything, unless changed. */
export interface Choices {
  mail: ('bid' | 'end' | 'start' | 'turn')[];
  push: ('bid' | 'end' | 'start' | 'turn')[];
  webhook: ('bid' | 'end' | 'start' | 'turn')[];
}

/** Where I can be reached. The `secret` of a webhook is shown only when it is added. */
export interface Contact {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  address: string;
  confirmed: boolean;
  created_at: number;
  failing_since: number | null;
  endpoint?: string;
  secret?: string;
}

/** What I am notified about at a table: `chosen` for it alone, or the same as for all others. */
export interface TableNotices {
  table: string;
  chosen: boolean;
  choices: Choices;
}

/** One contact. */
export interface ContactAnswer {
  contact: Contact;
}

/** What is served here, and where the API is described. */
export interface Root {
  name: string;
  version: string;
  rules: number;
  api: string;
}

/** Whether the server is working. */
export interface Health {
  status: 'ok' | 'storage';
  version: string;
  rules: number;
  durability: string;
  detail?: string;
}

/** A refusal. `fresh` is the current view, if a command came too late. */
export interface ErrorAnswer {
  error: Error;
  fresh?: Look;
}

/** What went wrong, as data and as a sentence in the reader's language. */
export interface Error {
  code: string;
  rule: string | null;
  args: Record<string, string | number>;
  text: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  player: Player;
  id: string | null;
}

/** A table after a change: the keys of a view, and the events since the last update. */
export interface Update {
  type: 'update';
  table: string;
  seq: number;
  phase: 'cancelled' | 'finished' | 'open' | 'running' | 'study';
  decision: number | null;
  seat: Seat | null;
  view: GameView | null;
  legal: string[];
  bids: BidRange | null;
  draft: Draft | null;
  clocks: Clocks | null;
  offer: Offer | null;
  insight?: Insight;
  events: GameEvent[];
  info?: TableInfo;
}

/** Events from before the next update, when very many were missed. */
export interface EarlierEvents {
  type: 'events';
  table: string;
  seat: Seat | null;
  seq: number;
  events: GameEvent[];
}

/** A command was carried out and stored. The numbers are from right after it. */
export interface Ok {
  type: 'ok';
  id: string;
  table: string;
  seq: number;
  decision?: number | null;
}

/** A message that was refused. `fresh` is the seat's current view, if there is one. */
export interface Refusal {
  type: 'error';
  id: string | null;
  error: Error;
  fresh: Look | null;
  table?: string;
}

/** The chat of a table. A message whose number is already known has changed. */
export interface Chat {
  type: 'chat';
  table: string;
  messages: ChatMessage[];
}

/** The reader's note about a table. */
export interface Note {
  type: 'note';
  table: string;
  text: string;
  changed_at: number | null;
}

/** Who is looking at a table right now: places with their seats, and how many spectators. */
export interface Presence {
  type: 'presence';
  table: string;
  places: number[];
  seats: Seat[];
  spectators: number;
}

/** The lists of tables: complete at first (`whole`), then what changed. */
export interface Lobby {
  type: 'lobby';
  whole: boolean;
  open: TableInfo[];
  running: TableInfo[];
  mine: TableInfo[];
  gone: string[];
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  id: string | null;
}

/** The server is about to restart. Reconnect after this many milliseconds, and resume. */
export interface Closing {
  type: 'closing';
  retry_ms: number;
}

export type ToClient =
  Welcome | Update | EarlierEvents | Ok | Refusal | Chat | Note | Presence | Lobby | Pong | Closing;

/** A new player. A `guest` has not chosen the name, so the server adds a number to it. */
export interface NewPlayer {
  name: string;
  language?: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'ru' | null;
  guest?: boolean;
}

/** What to change. Omitted keys stay as they are. */
export interface ChangePlayer {
  name?: string | null;
  language?: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'ru' | null;
}

/** The code shown on another device. */
export interface UseLink {
  code: string;
}

/** The result of `navigator.credentials.create` as JSON, and a name for the passkey. */
export interface NewPasskey {
  id: string;
  credential: Record<string, unknown>;
  name?: string;
}

/** The result of `navigator.credentials.get`, as JSON. */
export interface UsePasskey {
  id: string;
  credential: Record<string, unknown>;
}

/** The caller's name, to confirm that their data is to be deleted. */
export interface ForgetMe {
  name: string;
}

/** A new table. `options` holds what differs from the edition's defaults. */
export interface NewTable {
  edition?: '2007' | '2018';
  options?: Record<string, string | number>;
  seats?: NewSeat[];
  visibility?: 'listed' | 'private';
  pace?: PaceWish | null;
  rated?: boolean;
  seating?: 'chosen' | 'random';
  tracker?: boolean;
  programs?: boolean;
  first?: Seat | null;
}

/** Who sits there: the caller, anyone, or a bot. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
}

/** A live game: `turn` seconds for each decision, then the bank is used. */
export interface LivePaceWish {
  kind: 'live';
  turn?: number;
  bank?: number;
  increment?: number;
  out_of_time?: 'bot' | 'least';
  bot?: string;
}

/** A game over days. A player's quiet hours and holidays do not count. */
export interface DaysPaceWish {
  kind: 'days';
  days?: number;
  out_of_time?: 'bot' | 'least';
  bot?: string;
}

export type PaceWish = FreePace | LivePaceWish | DaysPaceWish;

/** Which tables. `views` adds what spectators see, for the first few tables of the list. */
export interface ListQuery {
  list?: 'finished' | 'mine' | 'open' | 'running';
  views?: boolean;
}

/** Which seat to take. Without `place` (from 0) or `seat`, the first free one. */
export interface JoinTable {
  invite?: string | null;
  place?: number | null;
  seat?: Seat | null;
  program?: boolean;
}

export type Nothing = Record<string, never>;

/** `first` names the first player, overriding the one chosen when the table was created. */
export interface StartTable {
  first?: Seat | null;
}

/** Empty a place, or with `bot` put a bot there. For the host. */
export interface ChangeSeat {
  place: number;
  bot?: string | null;
}

/** End the game as it stands, cancel it in the first round, agree to either, or decline. */
export interface EndGame {
  do: 'agree' | 'cancel' | 'decline' | 'end';
}

/** Whose view. Without it, the caller's only seat, or else a spectator's. */
export interface ViewQuery {
  seat?: Seat | 'spectator' | null;
  insight?: boolean;
}

/** Steps of one seat, all or nothing. */
export interface TakeSteps {
  id: string;
  seat: Seat;
  steps: string[];
  decision?: number | null;
  commit?: boolean;
  insight?: boolean;
}

/** What to do with the draft. */
export interface ChangeDraft {
  id: string;
  seat: Seat;
  do: 'commit' | 'redo' | 'reset' | 'undo';
  insight?: boolean;
}

/** Events after this one. `wait` is how many seconds to wait if there are none yet. */
export interface EventsQuery {
  after?: number;
  wait?: number;
}

/** In which format, and from whose point of view. */
export interface RecordQuery {
  format?: 'json' | 'text';
  seat?: Seat | 'spectator' | null;
}

/** After how many steps (default: all), and whose view. `all` works once the game is over. */
export interface ReplayQuery {
  to?: number | null;
  seat?: Seat | 'all' | 'spectator' | null;
  insight?: boolean;
}

/** Offer to pause or resume the clocks, agree with the same word, or decline. */
export interface VotePause {
  do: 'decline' | 'pause' | 'resume';
}

/** When a player's clock does not run, in a time zone such as `Europe/Rome`. */
export interface ScheduleWish {
  timezone?: string;
  quiet?: Quiet | null;
  holidays?: Holiday[];
}

/** Let a bot play the caller's seat, or without `bot` take it back. */
export interface HandToBot {
  seat: Seat;
  bot?: string | null;
  until?: 'back' | 'end' | 'turn';
}

/** Create a one-time code with which someone else can take the caller's seat, or revoke it. */
export interface GiveSeat {
  seat: Seat;
  withdraw?: boolean;
}

/** The code for a seat that is being handed over. */
export interface AcceptSeat {
  code: string;
}

/** Which of the caller's seats. */
export interface OrdersQuery {
  seat: Seat;
}

/** All standing orders of the caller's seat. An omitted order is removed. */
export interface ChangeOrders {
  seat: Seat;
  bid?: BidOrderWish | null;
  settle?: SettleOrderWish | null;
  pass_leftover?: boolean;
  loan?: boolean;
}

/** What to bid for a lot at the island. */
export interface BidOrderWish {
  per_container: Partial<Record<Colour, number>>;
  cap?: number | null;
  keep?: number;
  tie?: number;
  other?: 'ask' | 'zero';
}

/** Which bid to accept for the caller's lot: a minimum in dollars, in total or per container. */
export interface SettleOrderWish {
  accept_from: number;
  per_container?: boolean;
  below?: 'ask' | 'decline';
}

/** Ask what a bot would do in the caller's place, after their draft. */
export interface AskHint {
  seat: Seat;
  bot?: string;
}

/** After how many steps, and which ones the reader took since, separated by commas. */
export interface LessonQuery {
  to?: number;
  ahead?: string;
  since?: number | null;
}

/** Messages after this one, or without it the latest messages. */
export interface ChatQuery {
  after?: number | null;
}

/** A chat message to send. */
export interface NewChat {
  id: string;
  text: string;
}

/** What is wrong with a message. */
export interface NewReport {
  reason?: string;
}

/** Whom to mute or block, by place at the table or by a chat message. */
export interface NewSilence {
  kind: 'block' | 'mute';
  place?: number | null;
  message?: number | null;
}

/** The whole note. An empty one is deleted. */
export interface NewNote {
  text: string;
}

/** Why the name of the player at a place is reported. */
export interface ReportName {
  reason?: string;
}

/** A player's new name. Without one, they become a guest with a number. */
export interface Rename {
  name?: string | null;
}

/** Which players to find. */
export interface PlayersQuery {
  name: string;
}

/** A player or an address to ban: for some days, or for good. */
export interface NewBan {
  player?: string | null;
  address?: string | null;
  days?: number | null;
  reason?: string;
  addresses?: boolean;
}

/** The player who becomes an admin. */
export interface Appoint {
  player: string;
}

/** Only games that ended before this time. */
export interface ResultsQuery {
  before?: number | null;
}

/** What to notify the caller about at all tables without their own choice. */
export interface MyChoices {
  choices: ChoicesWish;
}

/** What to notify the caller about on each channel. Everything, unless changed. */
export interface ChoicesWish {
  mail?: ('bid' | 'end' | 'start' | 'turn')[];
  push?: ('bid' | 'end' | 'start' | 'turn')[];
  webhook?: ('bid' | 'end' | 'start' | 'turn')[];
}

/** What to notify the caller about at this table. Null means the same as for all others. */
export interface TableChoices {
  choices?: ChoicesWish | null;
}

/** Where to reach the caller: an email `address`, the `url` of a webhook, or a browser. */
export interface NewContact {
  kind: 'mail' | 'push' | 'webhook';
  address?: string | null;
  url?: string | null;
  subscription?: BrowserSubscription | null;
}

/** `PushSubscription.toJSON()`. */
export interface BrowserSubscription {
  endpoint: string;
  keys: BrowserKeys;
}

/** The keys of a browser, as base64 for URLs. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** Who the client is, for programs that can set neither headers nor cookies. */
export interface Hello {
  type: 'hello';
  token: string;
  id?: string | null;
}

/** Follow a table as a seat. Null means the caller's only seat, or a spectator. */
export interface WatchTable {
  type: 'watch';
  table: string;
  seat?: Seat | 'spectator' | null;
  after?: number | null;
  insight?: boolean;
  also?: ('chat' | 'note' | 'presence')[];
  chat_after?: number | null;
  id?: string | null;
}

/** Stop following a seat of a table, or without `seat` all of them. */
export interface Unwatch {
  type: 'unwatch';
  table: string;
  seat?: Seat | 'spectator' | null;
  id?: string | null;
}

/** Same as `POST /api/tables/{id}/steps`. `table` is optional if you follow only one. */
export interface Steps {
  type: 'steps';
  id: string;
  seat: Seat;
  steps: string[];
  decision?: number | null;
  commit?: boolean;
  insight?: boolean;
  table?: string | null;
}

/** Same as `POST /api/tables/{id}/draft`. */
export interface DraftChange {
  type: 'draft';
  id: string;
  seat: Seat;
  do: 'commit' | 'redo' | 'reset' | 'undo';
  insight?: boolean;
  table?: string | null;
}

/** Same as `POST /api/tables/{id}/chat`. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
  table?: string | null;
}

/** Same as `PUT /api/tables/{id}/note`. */
export interface WriteNote {
  type: 'note';
  text: string;
  id: string;
  table?: string | null;
}

/** Follow the lists of tables, or stop following them if `follow` is false. */
export interface FollowLobby {
  type: 'lobby';
  follow?: boolean;
  id?: string | null;
}

/** For clients that cannot see the protocol's own pings. */
export interface Ping {
  type: 'ping';
  id?: string | null;
}

export type FromClient =
  Hello | WatchTable | Unwatch | Steps | DraftChange | Say | WriteNote | FollowLobby | Ping;
