/**
 * Where a turn goes on by itself, because nothing is left to choose. The steps stay in the draft, so everything
 * can be undone, and the list of legal steps from the server decides what is possible.
 */
import type { Draft, Look } from '../api/messages';
import type { View } from './view';
import type { StoreName } from './words';

type Now = Pick<Look, 'legal' | 'draft' | 'view' | 'insight'>;

/** Steps that begin an action. What follows belongs to it. */
const ACTION = /^(produce|restock|reprice|sail|load|call|outbid|warehouse|machine)\b/;
const isA = (verb: string) => (step: string) => step.split(' ')[0] === verb;

/** The step that follows by itself, if any. */
export function onward(look: Now): string | null {
  const { draft } = look;
  if (draft === null || draft.complete) return null;
  const open = look.legal.filter((step) => step !== 'loan' && step !== 'repay');
  const next = FOLLOWING[look.view.asked?.decision ?? 'nothing']?.(open, look, draft) ?? null;
  // What asks another player is never sent unasked.
  return next === null || !open.includes(next) || draft.final.includes(next) ? null : next;
}

const FOLLOWING: Record<
  string,
  (open: readonly string[], look: Now, draft: Draft) => string | null | undefined
> = {
  /** A sale to the bank is offered beside the actions instead of being asked for (R-DOM). */
  domestic: () => 'skip',
  /**
   * The room is full, or the shelf empty. With a loan, one could go on buying. A ship that has sailed for
   * nothing has sailed all the same; any other purchase of nothing is asked about.
   */
  buy: (open, look, draft) => {
    if (open.some(isA('take')) || isTooDear(look)) return null;
    return isEmptyHanded(draft, look.view) && !isOfVoyage(draft) ? null : 'done';
  },
  make: (open) => (open.length === 1 ? open[0] : null),
  offer: (open) => (open.some(isA('offer')) ? null : 'done'),
  stock: (open, { view }, draft) =>
    (open.some(isA('lift')) && !isPriced(draft)) || isEmptyHanded(draft, view) ? null : 'done',
};

/** Whether there is something to take that only lacks the money, which a loan would bring. */
function isTooDear({ legal, insight }: Now): boolean {
  const reasons = Object.values(insight?.blocked ?? {});
  return legal.includes('loan') && reasons.some(({ code }) => code.endsWith('_cash'));
}

/** Where the current action begins in the draft; -1 where it was begun before the draft. */
export const startOfAction = ({ steps }: Draft): number =>
  steps.findLastIndex((step) => ACTION.test(step));

/** The step that began the current action. */
export const actionOf = (draft: Draft): string | undefined => draft.steps[startOfAction(draft)];

/** Whether the current action is a voyage, which has brought the ship here even if nothing is loaded. */
export const isOfVoyage = (draft: Draft): boolean => actionOf(draft)?.startsWith('sail ') === true;

/** The steps of the current action. */
function stepsOfAction(draft: Draft): string[] {
  return draft.steps.slice(startOfAction(draft) + 1);
}

/** Whether the current action has brought nothing so far: nothing taken, made or offered, every price as before. */
export function isEmptyHanded(draft: Draft, { open }: View): boolean {
  const steps = stepsOfAction(draft);
  if ((open?.hand?.length ?? 0) > 0 || steps.some((step) => /^(take|make|offer) /.test(step))) {
    return false;
  }
  const moved = (verb: string) =>
    steps
      .filter(isA(verb))
      .map((step) => step.slice(verb.length))
      .sort()
      .join();
  return moved('lift') === moved('place');
}

/**
 * Whether everything new has its price, and the player has not begun to price the old stock again. That stays
 * possible: before the last price, and after it with `changeable`.
 */
function isPriced(draft: Draft): boolean {
  const steps = stepsOfAction(draft);
  return isA('place')(steps.at(-1) ?? '') && !steps.some(isA('lift'));
}

/** The store whose prices were just set, if there is old stock in it that could still get another price. */
export function changeable({ draft, view }: Now): StoreName | null {
  const steps = draft === null ? [] : stepsOfAction(draft);
  if (draft === null || steps.at(-1) !== 'done' || view.asked?.decision === 'stock') return null;
  const action = draft.steps.findLast((step) => ACTION.test(step)) ?? '';
  const store = isA('produce')(action) ? 'factory' : 'harbour';
  if (!/^(produce|restock|reprice)\b/.test(action)) return null;
  const stock = view.seats[view.turn]?.[store].length ?? 0;
  return stock > steps.filter(isA('place')).length ? store : null;
}

/** Whether there is something to undo: the `skip` at the start of a turn was nobody's choice. */
export const isUndoable = ({ steps }: Draft): boolean => steps.some((step) => step !== 'skip');

/** The draft with a sale in place of its `skip`. */
export function withSale({ steps }: Draft, sale: string): string[] {
  return steps.map((step) => (step === 'skip' ? sale : step));
}
