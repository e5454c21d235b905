/**
 * What can be pointed at, found in the list of legal steps that the server sent. No rule is
 * known here: a step is offered if and only if it is in that list.
 */
import type { Blocked, Draft } from '../api/messages';
import type { Open, View } from './view';
import { COLOURS, SEATS, type Colour, type Seat, type StoreName } from './words';

type Legal = ReadonlySet<string>;

export const legalSet = (steps: readonly string[]): Legal => new Set(steps);

/** The actions of a turn, as they are grouped on the buttons. */
export interface Actions {
  produce: boolean;
  restock: Seat[];
  reprice: boolean;
  sail: string[];
  load: boolean;
  warehouse: boolean;
  machines: Colour[];
  calls: string[];
  outbid: boolean;
}

export function actionsOf(legal: Legal): Actions {
  const named = (verb: string) =>
    [...legal]
      .filter((step) => step.startsWith(`${verb} `))
      .map((step) => step.slice(verb.length + 1));
  return {
    produce: legal.has('produce'),
    restock: SEATS.filter((seat) => legal.has(`restock ${seat}`)),
    reprice: legal.has('reprice'),
    sail: named('sail'),
    load: legal.has('load'),
    warehouse: legal.has('warehouse'),
    machines: COLOURS.filter((colour) => legal.has(`machine ${colour}`)),
    calls: named('call'),
    outbid: legal.has('outbid'),
  };
}

/** What is in the way of steps. */
export type Reasons = Readonly<Record<string, Blocked>>;

/** The step whose reason says best why nothing can be built: the cheaper one. */
export function reasonToBuild(blocked: Reasons): string | undefined {
  const machines = Object.keys(blocked).filter((step) => step.startsWith('machine '));
  const steps = ['warehouse', ...machines].filter((step) => blocked[step] !== undefined);
  const dear = steps.filter((step) => blocked[step]?.code.endsWith('_cash'));
  const cost = (step: string) => blocked[step]?.need ?? 0;
  return dear.sort((one, two) => cost(one) - cost(two))[0] ?? steps[0];
}

/** The step whose reason says best why no broker can be called: an open auction counts first. */
export function reasonToCall(blocked: Reasons): string | undefined {
  const calls = Object.keys(blocked).filter((step) => step.startsWith('call '));
  const full = calls.find((step) => blocked[step]?.code !== 'empty_broker_space');
  const inUse = full !== undefined && blocked[full]?.code === 'card_in_use';
  return inUse && blocked['outbid'] !== undefined ? 'outbid' : (full ?? calls[0]);
}

/** Whether a step spends money on a thing. */
export const isPurchase = (step: string): boolean =>
  /^(take \w+@\d|machine \w+|warehouse)$/.test(step);

/** The step for clicking a container in a store, if any. */
export function storeStep(
  legal: Legal,
  open: Open | undefined,
  me: Seat | null,
  owner: Seat,
  store: StoreName,
  container: string,
): string | null {
  const candidates: string[] = [];
  if (owner === me) {
    if (open?.store === store) candidates.push(`lift ${container}`);
    candidates.push(`sell ${container}`, `offer ${store} ${container}`);
  }
  if (open?.from === owner && open.store === store) candidates.push(`take ${container}`);
  if (open?.debtor === owner) candidates.push(`seize ${container}`);
  return candidates.find((step) => legal.has(step)) ?? null;
}

/** Whether the container in hand may be put at a price of a store. */
export function placeStep(
  legal: Legal,
  open: Open | undefined,
  store: StoreName,
  colour: Colour | null,
  price: number,
): string | null {
  if (colour === null || open?.store !== store) return null;
  const step = `place ${colour}@${price}`;
  return legal.has(step) ? step : null;
}

/** Containers taken in the current purchase, and their total. */
export function purchase(steps: readonly string[]): { taken: Colour[]; sum: number } {
  const start = steps.findLastIndex((step) => /^(restock|sail|load)\b/.test(step));
  const takes = steps.slice(start + 1).filter((step) => step.startsWith('take '));
  const taken = takes.map((step) => step.slice('take '.length));
  return {
    taken: taken.map((one) => one.split('@')[0] as Colour),
    sum: taken.reduce((sum, one) => sum + Number(one.split('@')[1] ?? 0), 0),
  };
}

/** The only container bought for the harbour so far. It can get its price without another press. */
export function pricedAtOnce(view: View, draft: Draft | null): Colour | null {
  if (view.asked?.decision !== 'buy' || view.open?.store !== 'factory') return null;
  const { taken } = purchase(draft?.steps ?? []);
  return taken.length === 1 ? (taken[0] ?? null) : null;
}
