/**
 * The board after something has happened. Payments and moves are public and complete, so the board between two
 * views of the server needs no rules. What did not change is the same object as before, so that only what changed
 * is drawn again.
 */
import type {
  Board,
  BuildEvent,
  GameEvent,
  Payment,
  PayEvent,
  SeizedEvent,
  Space,
  StepEvent,
} from '../api/messages';
import { boardOf, warehouseSpaces, type View } from './view';
import { BROKERS, COLOURS, isSeat, type Colour, type Seat } from './words';

type After<Event> = (view: View, event: Event) => View;

const AFTER: { [Kind in GameEvent['event']]?: After<Extract<GameEvent, { event: Kind }>> } = {
  turn: (view, { seat }) =>
    seat === view.turn
      ? view
      : { ...withBoard(view, view.turn, ({ turns }) => ({ turns: turns + 1 })), turn: seat },
  pay: paid,
  move: (view, { container, from, to }) =>
    withPlace(departed(view, container, from), to, container, 1),
  sail: (view, { seat, to }) =>
    withBoard(view, seat, ({ ship }) => ({ ship: { ...ship, at: to } })),
  build: built,
  loan: (view, { seat }) => withBoard(view, seat, ({ loans }) => ({ loans: loans + 1 })),
  repay: (view, { seat }) => withBoard(view, seat, ({ loans }) => ({ loans: loans - 1 })),
  seized,
  won: (view) => ({ ...view, payment: null }),
  ending: (view) => ({ ...view, ending: true }),
  step: bidOfBroker,
};

export function after(view: View, event: GameEvent): View {
  const change = AFTER[event.event] as After<GameEvent> | undefined;
  return change === undefined ? view : change(view, event);
}

function withBoard(view: View, seat: Seat, change: (board: Board) => Partial<Board>): View {
  const board = boardOf(view, seat);
  return { ...view, seats: { ...view.seats, [seat]: { ...board, ...change(board) } } };
}

// ------------------------------------------------------------- money

/** Only purses that the viewer may look into have a figure. */
function paid(view: View, { from, to, amount }: PayEvent): View {
  return put(put(view, from, -amount), to, amount);
}

function put(view: View, purse: string, amount: number): View {
  if (isSeat(purse)) {
    const { cash } = boardOf(view, purse);
    return cash === undefined ? view : withBoard(view, purse, () => ({ cash: cash + amount }));
  }
  if (purse === 'payment card') return putOnCard(view, amount);
  const broker = brokerOf(purse);
  if (broker === null || view.brokers === undefined) return view;
  const brokers = view.brokers.map((one, index) =>
    index === broker ? { ...one, money: one.money + amount } : one,
  );
  return { ...view, brokers };
}

function putOnCard(view: View, amount: number): View {
  const { payment } = view;
  if (payment?.money === undefined) return view;
  return { ...view, payment: { ...payment, money: payment.money + amount } };
}

const brokerOf = (place: string): number | null =>
  place.startsWith('broker ') ? BROKERS.indexOf(place.slice('broker '.length)) : null;

// ------------------------------------------------------------- containers

/** The board when a container has left its place. What a player has in hand is on no board. */
export function departed(view: View, container: Colour, from: string): View {
  return withPlace(view, from, container, -1);
}

type Change = 1 | -1;

function withPlace(view: View, place: string, container: Colour, change: Change): View {
  if (place === 'supply') {
    const { supply } = view;
    const containers = { ...supply.containers };
    containers[container] += change;
    return { ...view, supply: { ...supply, containers } };
  }
  if (place === 'removed') {
    return {
      ...view,
      removed: { ...view.removed, [container]: view.removed[container] + change },
    };
  }
  const broker = brokerOf(place);
  if (broker !== null && view.brokers !== undefined) {
    const brokers = view.brokers.map((one, index) =>
      index === broker ? { ...one, goods: changed(one.goods, container, change) } : one,
    );
    return { ...view, brokers };
  }
  const [seat = '', rest = ''] = place.split('.');
  return isSeat(seat) ? withShelf(view, seat, rest, container, change) : view;
}

function withShelf(view: View, seat: Seat, place: string, container: Colour, change: Change): View {
  const [shelf, price] = place.split('@');
  switch (shelf) {
    case 'factory':
    case 'harbour':
      return withBoard(view, seat, (board) => ({
        [shelf]: changed(board[shelf], `${container}@${price}`, change),
      }));
    case 'ship':
      return withBoard(view, seat, ({ ship }) => ({
        ship: { ...ship, cargo: changed(ship.cargo, container, change) },
      }));
    case 'island':
      return withBoard(view, seat, ({ island }) => ({
        island: changed(island, container, change),
      }));
    case 'bank':
      return withBoard(view, seat, ({ bank_harbour: waiting = [] }) => ({
        bank_harbour: changed(waiting, container, change),
      }));
    default:
      return view;
  }
}

/** With one more or one less, in the order of the server: by colour, then by price. */
function changed<Container extends string>(
  all: readonly Container[],
  one: Container,
  change: Change,
): Container[] {
  if (change === 1) return [...all, one].sort((a, b) => rank(a) - rank(b));
  const index = all.indexOf(one);
  return index < 0 ? [...all] : [...all.slice(0, index), ...all.slice(index + 1)];
}

function rank(container: string): number {
  const [colour, price = '0'] = container.split('@');
  return COLOURS.indexOf(colour as Colour) * 10 + Number(price);
}

// ------------------------------------------------------------- buildings

function built(view: View, { seat, what, space, colour }: BuildEvent): View {
  const after = withBuilding(view, seat, space, what === 'machine' ? (colour ?? null) : true);
  return withSupply(after, colour, -1);
}

/** What the bank seizes goes back to the supply (R-DEF-10). */
function seized(view: View, { seat, what, space, colour }: SeizedEvent): View {
  const after = withBuilding(view, seat, space, what === 'machine' ? null : false);
  return withSupply(after, colour, 1);
}

function withBuilding(view: View, seat: Seat, space: number, what: Colour | null | boolean): View {
  return withBoard(view, seat, (board) => {
    if (typeof what === 'boolean') {
      const spaces = warehouseSpaces(board).map((one, index) => (index === space ? what : one));
      const count = spaces.filter(Boolean).length;
      return {
        warehouses: spaces.indexOf(false) >= count || count === spaces.length ? count : spaces,
      };
    }
    const machines = [...board.machines];
    while (machines.length <= space) machines.push(null);
    machines[space] = what;
    return { machines: machines.slice(0, machines.findLastIndex((one) => one !== null) + 1) };
  });
}

function withSupply(view: View, machine: Colour | undefined, change: Change): View {
  const { supply } = view;
  if (machine === undefined) {
    return { ...view, supply: { ...supply, warehouses: supply.warehouses + change } };
  }
  const machines = { ...supply.machines, [machine]: supply.machines[machine] + change };
  return { ...view, supply: { ...supply, machines } };
}

// ------------------------------------------------------------- the Payment Card

/** Which space a bid is for is said by the steps alone (R-IBCALL-4, R-IBCALL-10). */
function bidOfBroker(view: View, { seat, step }: StepEvent): View {
  const [verb, ...words] = step.split(' ');
  const { open, payment } = view;
  switch (verb) {
    case 'call':
      return opened(view, words.join(' ') as Space);
    case 'outbid':
      return payment ? opened(view, payment.space) : view;
    case 'offer':
      return {
        ...view,
        open: { decision: 'offer', ...open, offered: [...(open?.offered ?? []), words.join(' ')] },
      };
    case 'bid': // The money of the last bid is still on the card until it is paid back (R-IBCALL-11).
      return open?.space === undefined
        ? view
        : withCard(view, { holder: seat, space: open.space, money: payment?.money ?? 0 });
    case 'done':
      return open?.space === undefined || open.offered === undefined
        ? view
        : withCard(view, { holder: seat, space: open.space, containers: open.offered });
    default:
      return view;
  }
}

const opened = (view: View, space: Space): View => ({
  ...view,
  open: { decision: space.endsWith('money') ? 'offer' : 'broker_bid', space },
});

function withCard(view: View, payment: Payment): View {
  const next: View = { ...view, payment };
  delete next.open;
  return next;
}
