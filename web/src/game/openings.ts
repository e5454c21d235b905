/**
 * What each action of a turn has to offer right now. An action that the rules allow but that would bring nothing
 * is not open, and says what is missing.
 */
import type { Blocked } from '../api/messages';
import { actionsOf, reasonToBuild, reasonToCall, type Reasons } from './acting';

export const ACTION_NAMES = ['produce', 'restock', 'sail', 'build', 'broker', 'load'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export interface Opening {
  on: boolean;
  /** What is in its way, as far as the server has said. */
  why: Blocked | null;
  /** Whether it brings less than its name says: only new prices, only a voyage. */
  little: boolean;
}

export type Openings = Readonly<Record<ActionName, Opening>>;

export function openingsOf(legal: ReadonlySet<string>, blocked: Reasons, idle: Reasons): Openings {
  const actions = actionsOf(legal);
  const brings = (step: string) => idle[step] === undefined;
  const plain = (step: string): Opening => ({
    on: legal.has(step) && brings(step),
    why: blocked[step] ?? idle[step] ?? null,
    little: false,
  });
  const group = (on: boolean, reason: string | undefined): Opening => ({
    on,
    why: reason === undefined ? null : (blocked[reason] ?? null),
    little: false,
  });
  const buys = actions.restock.some((seat) => brings(`restock ${seat}`));
  const prices = actions.reprice && brings('reprice');
  return {
    produce: plain('produce'),
    restock: { on: buys || prices, why: reasonToBuyNothing(idle), little: !buys && prices },
    sail: {
      on: actions.sail.length > 0,
      why: null,
      little: actions.sail.every((place) => !brings(`sail ${place}`)),
    },
    build: group(actions.warehouse || actions.machines.length > 0, reasonToBuild(blocked)),
    broker: group(actions.calls.length > 0 || actions.outbid, reasonToCall(blocked)),
    load: plain('load'),
  };
}

/** No action is open, each for the same reason. */
export function openingsWithout(why: Blocked): Openings {
  const closed: Opening = { on: false, why, little: false };
  return {
    produce: closed,
    restock: closed,
    sail: closed,
    build: closed,
    broker: closed,
    load: closed,
  };
}

/** Why nothing can be bought anywhere: a lack that a loan would mend says most, an empty shelf least. */
function reasonToBuyNothing(idle: Reasons): Blocked | null {
  const reasons = Object.keys(idle)
    .filter((step) => step.startsWith('restock '))
    .map((step) => idle[step])
    .filter((reason) => reason !== undefined);
  const dear = reasons.filter(({ code }) => code === 'restock_cash');
  const cheapest = dear.sort((one, two) => one.need - two.need)[0];
  return cheapest ?? reasons.find(({ code }) => code === 'restock_room') ?? reasons[0] ?? null;
}

/** Whether there is anything to do that is worth an action. */
export const isWorthAnAction = (openings: Openings): boolean =>
  ACTION_NAMES.some((name) => openings[name].on && !(name === 'sail' && openings.sail.little));
