/**
 * Where a turn goes on by itself, because nothing is left to choose. The steps stay in the draft, so everything
 * can be undone, and the list of legal steps from the server decides what is possible.
 */
import type { Draft, Look } from '../api/messages';
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
  /** The room is full, or the shelf empty. With a loan, one could go on buying. */
  buy: (open, look) => (open.some(isA('take')) || isTooDear(look) ? null : 'done'),
  make: (open) => (open.length === 1 ? open[0] : null),
  offer: (open) => (open.some(isA('offer')) ? null : 'done'),
  stock: (open, _, draft) => (open.some(isA('lift')) && !isPriced(draft) ? null : 'done'),
};

/** Whether there is something to take that only lacks the money, which a loan would bring. */
function isTooDear({ legal, insight }: Now): boolean {
  const reasons = Object.values(insight?.blocked ?? {});
  return legal.includes('loan') && reasons.some(({ code }) => code.endsWith('_cash'));
}

/** The steps of the current action. */
function stepsOfAction({ steps }: Draft): string[] {
  return steps.slice(steps.findLastIndex((step) => ACTION.test(step)) + 1);
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
