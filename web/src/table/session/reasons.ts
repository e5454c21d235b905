/**
 * The reason for a step that a bot proposes: a message `table-why-...` with what the table shows
 * and what the server has worked out. Only the bot knows whether it is a good step.
 */
import { boardOf, type Insight, type View } from '../../game/view';
import { isColour, isSeat, priced, type Seat } from '../../game/words';
import type { Arguments } from '../../text/bundle';

export interface Reason {
  id: string;
  args: Arguments;
}

interface Sight {
  view: View;
  insight: Insight | null;
  seat: Seat;
}

const reason = (kind: string, args: Arguments = {}): Reason => ({ id: `table-why-${kind}`, args });

export function reasonOf(step: string, sight: Sight): Reason {
  const [verb = '', what = '', ...more] = step.split(' ');
  return REASONS[verb]?.(sight, what, more) ?? reason(PLAIN[verb] ?? 'best');
}

/** Steps that need no explanation. */
const PLAIN: Record<string, string> = {
  sail: 'sail',
  reprice: 'price',
  lift: 'price',
  call: 'broker',
  outbid: 'broker',
  offer: 'broker',
  repay: 'repay',
  sell: 'sell',
  pass: 'enough',
  done: 'enough',
  skip: 'enough',
};

const REASONS: Record<string, (sight: Sight, what: string, more: string[]) => Reason | null> = {
  produce: ({ view, seat }) => {
    const count = boardOf(view, seat).machines.filter((machine) => machine !== null).length;
    return reason('produce', { count });
  },
  make: ({ view }, colour) =>
    isColour(colour) ? reason('make', { left: view.supply.containers[colour] }) : null,
  warehouse: ({ insight }) => costing('warehouse', insight?.building?.warehouse?.cost),
  machine: building,
  restock: ({ view }, seller) => shop('restock', view, seller, 'factory'),
  load: ({ view, seat }) => shop('harbour', view, boardOf(view, seat).ship.at, 'harbour'),
  sail: sailing,
  take: (_, container) =>
    container.includes('@') ? reason('take', { price: priced(container).price }) : reason('free'),
  place: placing,
  bid: bidding,
  loan: ({ view, seat }) => {
    const { cash } = boardOf(view, seat);
    return cash === undefined ? null : reason('loan', { cash });
  },
  accept: ({ insight }) => {
    const total = insight?.settle?.accept;
    return total === undefined ? null : reason('accept', { total });
  },
  decline: ({ insight }) => {
    const worth = insight?.settle?.decline?.worth;
    return worth === undefined ? null : reason('decline', { worth });
  },
};

/** How many others make the same. */
function building({ view, insight, seat }: Sight, colour: string): Reason | null {
  const cost = insight?.building?.machine?.cost;
  if (cost === undefined || !isColour(colour)) return null;
  const boards = Object.entries(view.seats).filter(([other]) => other !== seat);
  const count = boards.filter(([, board]) => board.machines.includes(colour)).length;
  return reason('machine', { cost, count });
}

const costing = (kind: string, cost: number | undefined) =>
  cost === undefined ? null : reason(kind, { cost });

/** How much there is to buy, and from which price on. */
function shop(kind: string, view: View, seller: string, store: 'factory' | 'harbour') {
  if (!isSeat(seller)) return null;
  const prices = boardOf(view, seller)[store].map((text) => priced(text).price);
  return prices.length === 0
    ? null
    : reason(kind, { count: prices.length, price: Math.min(...prices) });
}

function sailing({ view, seat }: Sight, place: string): Reason | null {
  const { ship, bank_harbour: waiting = [] } = boardOf(view, seat);
  if (isSeat(place)) return shop('harbour', view, place, 'harbour');
  if (place === 'sea') return reason('sea');
  const count = place === 'bank' ? waiting.length : ship.cargo.length;
  return count === 0 ? null : reason(place === 'bank' ? 'waiting' : 'island', { count });
}

/** How many could buy at that price right now, as far as their cash is known. */
function placing({ view, insight }: Sight, container: string): Reason | null {
  const { store } = view.open ?? {};
  if (store !== 'factory' && store !== 'harbour') return null;
  const { price } = priced(container);
  const buyers = Object.values(insight?.buyers?.[store] ?? {});
  const count = buyers.filter(({ room, cash }) => room > 0 && (cash ?? price) >= price).length;
  return reason('place', { count, price });
}

/** At a broker's or at the island: what the cargo adds to the player's section, minus the bid. */
function bidding({ view, insight }: Sight, amount: string): Reason | null {
  if (view.auction === undefined) return reason('broker');
  const worth = insight?.lots?.[view.auction.seller]?.difference ?? 0;
  const rest = worth - Number(amount);
  return rest < 0 ? null : reason('bid', { worth, rest });
}
