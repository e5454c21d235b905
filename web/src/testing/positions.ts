/** Tables and positions for tests: whole ones, of which a test names only what it is about. */
import type { Look, SeatInfo, TableInfo } from '../api/messages';
import type { Board, GameEvent, View } from '../game/view';
import type { Seat } from '../game/words';

const NONE = { black: 0, brown: 0, orange: 0, tan: 0, white: 0 };

export const boardWith = (more: Partial<Board> = {}): Board => ({
  loans: 0,
  turns: 1,
  machines: ['tan', null, null, null],
  warehouses: 1,
  factory: [],
  harbour: [],
  ship: { at: 'sea', cargo: [] },
  island: [],
  ...more,
});

export const viewWith = (more: Partial<View> = {}): View => ({
  turn: 'blue',
  phase: 'actions',
  actions: 2,
  produced: false,
  called: false,
  won_broker: false,
  moved: false,
  ending: false,
  over: false,
  quiet_turns: 0,
  supply: { containers: NONE, machines: NONE, warehouses: 10 },
  removed: NONE,
  seats: {
    blue: boardWith({ cash: 20, card: 'tan' }),
    red: boardWith(),
    yellow: boardWith(),
  },
  edition: '2007',
  options: {},
  players: 3,
  seat: 'blue',
  asked: { seats: ['blue'], decision: 'action' },
  ...more,
});

export const lookWith = (more: Partial<Look> = {}): Look => ({
  table: 'harbour',
  seq: 1,
  phase: 'running',
  decision: 1,
  seat: 'blue',
  view: viewWith(),
  legal: ['produce', 'loan', 'pass'],
  bids: null,
  draft: { steps: [], redo: [], changes: 0, complete: false, final: [] },
  clocks: null,
  offer: null,
  ...more,
});

export const seatWith = (seat: Seat, more: Partial<SeatInfo> = {}): SeatInfo => ({
  place: 0,
  seat,
  kind: 'person',
  name: `the player of ${seat}`,
  bot: null,
  left: false,
  mine: false,
  former: false,
  persona: null,
  until: null,
  program: false,
  ...more,
});

export const infoWith = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'harbour',
  phase: 'running',
  seq: 1,
  edition: '2007',
  options: {},
  players: 3,
  visibility: 'private',
  seating: 'random',
  rated: false,
  tracker: true,
  programs: true,
  pace: null,
  host: true,
  seats: [seatWith('blue', { mine: true }), seatWith('red'), seatWith('yellow', { kind: 'bot' })],
  asked: ['blue'],
  created_at: 0,
  changed_at: 0,
  ended: null,
  offer: null,
  rematch: null,
  rematch_of: null,
  idea: null,
  ...more,
});

export const stepEvent = (seq: number, seat: Seat, step: string): GameEvent => ({
  event: 'step',
  seq,
  at: 0,
  seat,
  step,
});

export const turnEvent = (seq: number, seat: Seat): GameEvent => ({
  event: 'turn',
  seq,
  at: 0,
  seat,
});
