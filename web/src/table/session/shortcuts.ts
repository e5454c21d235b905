import { choices } from '../../browser/choices.svelte';
import { pricedAtOnce } from '../../game/acting';
import { isUndoable } from '../../game/onward';
import { HIGHEST_PRICE, isPriceOf } from '../../game/words';
import { isAboutMoney, refusalText } from '../../text/refusals';
import { say } from '../../text/text.svelte';
import type { LiveTable } from './live.svelte';
import type { Tray } from './pointing.svelte';
import type { ShownTable } from './shown.svelte';

/** A table where keys act. Hints and past moments are only where people play. */
type Keyed = ShownTable & Partial<Pick<LiveTable, 'advice' | 'past'>>;

/** The keys, each with the message that says what it does. */
export const KEYS = [
  ['P', 'page-action-produce'],
  ['R', 'page-action-restock'],
  ['S', 'page-action-sail'],
  ['B', 'page-action-build'],
  ['K', 'page-action-broker'],
  ['L', 'page-action-load'],
  ['D', 'step-done'],
  ['U', 'page-undo'],
  ['Y', 'page-redo'],
  ['E', 'page-end-turn'],
  ['H', 'table-hint'],
  ['C', 'table-key-asked'],
  ['1', 'table-key-quays'],
  [`1–${HIGHEST_PRICE}`, 'trays-key-prices'],
  ['Enter', 'trays-key-enter'],
  ['0–9', 'table-key-amount'],
  ['A', 'table-key-accept'],
  ['K', 'table-key-keep'],
  ['I', 'foreign-island'],
  ['G', 'page-log'],
  ['/', 'table-command'],
  ['?', 'table-keys'],
] as const;

const TRAYS: Record<string, Exclude<Tray, 'sale'>> = {
  r: 'restock',
  s: 'sail',
  b: 'build',
  k: 'broker',
};
const STEPS: Record<string, 'produce' | 'load'> = { p: 'produce', l: 'load' };

/** What a key does at a table, decided when it is pressed. */
export function pressing(table: Keyed): (event: KeyboardEvent) => void {
  return (event) => {
    const { altKey, defaultPrevented, repeat, target } = event;
    // Single keys act at once, so they can be turned off (WCAG 2.1.4).
    if (!choices.keys || altKey || defaultPrevented) return;
    const key = meantBy(event);
    if (key === null) return;
    if (isWriting(target) || document.querySelector('dialog[open]') !== null) return;
    // A key that is held ends no turn, and does not answer what it has just asked.
    if (repeat && /^(enter|e)$/i.test(key)) return;
    // Enter presses what has the focus.
    if (key === 'Enter' && isPressable(target)) return;
    if (table.look !== null && act(table, key.toLowerCase())) event.preventDefault();
  };
}

/** The key of the list that is meant: with Ctrl or Cmd only those that undo and redo anywhere else. */
function meantBy({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  if (!ctrlKey && !metaKey) return key;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'y' : 'u';
  return letter === 'y' && !shiftKey ? 'y' : null;
}

/** Whether the key does something right now. */
function act(table: Keyed, key: string): boolean {
  const tray = TRAYS[key];
  const step = STEPS[key];
  if (!/^(enter|e|escape)$/.test(key)) table.pointing.ending = false;
  if (table.now.asked?.decision === 'settle' && (key === 'a' || key === 'k')) {
    return settle(table, key === 'a' ? 'accept ' : 'decline');
  }
  if (tray !== undefined) return openTray(table, tray);
  if (step !== undefined) return takeAction(table, step);
  const number = Number(key);
  if (number >= 1 && number <= HIGHEST_PRICE)
    return price(table, number) || goToQuay(table, number);
  return OTHERS[key]?.(table) ?? false;
}

const OTHERS: Record<string, (table: Keyed) => boolean> = {
  '/': ({ live, pointing }) => live && (pointing.commandLine = true),
  '?': ({ pointing }) => {
    pointing.window = 'keys';
    return true;
  },
  escape: leave,
  enter: (table) => (table.turnFinished || table.pointing.ending) && done(table.endTurn()),
  d: finishAction,
  u: (table) => table.draft !== null && isUndoable(table.draft) && done(table.changeDraft('undo')),
  y: (table) => (table.draft?.redo.length ? done(table.changeDraft('redo')) : false),
  e: (table) =>
    table.draft?.complete === true || table.legal.has('pass')
      ? done(endTurn(table))
      : table.guided && explained(table, 'pass'),
  h: ({ advice }) => advice?.offered === true && done(advice.ask()),
  c: () => focus('#asked'),
  i: () => focus('#island'),
  g: () => focus('#side-log'),
};

/** An action that is not open says why. */
function takeAction(table: Keyed, step: 'produce' | 'load'): boolean {
  return table.lit(step) ? done(table.take(step)) : explained(table, step);
}

/** Whether there is a reason why a step is not possible. It is told. */
function explained(table: Keyed, step: string): boolean {
  table.explain(step);
  return table.whyNot(step) !== null;
}

/** What the button of the tray does: an action that has brought nothing is left, not spent. */
function finishAction(table: Keyed): boolean {
  if (table.leavable) return done(table.leaveAction());
  return table.legal.has('done') && done(table.take('done'));
}

/**
 * Press the button of the seller's choice. It is there once the bids have been seen, so that nobody decides before.
 * Among equal bids the seller chooses a bidder (R-AUCT-9), so the first of them gets the focus.
 */
function settle({ legal }: Keyed, step: string): boolean {
  const where = `.choices [data-step^="${step}"]`;
  if ([...legal].filter((one) => one.startsWith(step)).length > 1) return focus(where);
  const button = document.querySelector<HTMLElement>(where);
  button?.click();
  return button !== null;
}

/** The button has the focus while it asks, so that Enter answers too. */
async function endTurn(table: Keyed): Promise<void> {
  await table.endTurn();
  if (table.pointing.ending) focus('[data-end-turn]');
}

/** In a pricing tray a digit sets the price of the chosen container. */
function price(table: Keyed, amount: number): boolean {
  const { asked, legal, now, draft, pointing } = table;
  if (!asked) return false;
  const bought = pricedAtOnce(now, draft);
  if (bought !== null && isPriceOf('harbour', amount)) {
    return done(table.take('done', `place ${bought}@${amount}`));
  }
  const step = `place ${pointing.chosen}@${amount}`;
  if (legal.has(step)) return done(table.take(step));
  return table.guided && now.asked?.decision === 'stock' && explained(table, step);
}

function goToQuay({ seats }: Keyed, number: number): boolean {
  return focus(`#quay-${seats[number - 1]}`);
}

function openTray(table: Keyed, tray: Exclude<Tray, 'sale'>): boolean {
  const { asked, now, pointing } = table;
  if (!asked || now.asked?.decision !== 'action') return false;
  const { on, why } = table.openings[tray];
  if (!on && why !== null) {
    pointing.why = { words: refusalText(say, why), money: isAboutMoney(why) };
    return true;
  }
  if (!on && table.guided) return explained(table, tray);
  pointing.tray = pointing.tray === tray ? null : tray;
  requestAnimationFrame(() => focus('[data-tray] [data-step]:not([disabled])'));
  return true;
}

/** Back to the present, out of the question, or out of the tray. */
function leave({ past, pointing }: Keyed): boolean {
  if (past !== undefined && past.moment !== null) past.leave();
  else if (pointing.ending) pointing.ending = false;
  else if (pointing.tray !== null) {
    const { tray } = pointing;
    pointing.tray = null;
    requestAnimationFrame(() => focus(`[data-action=${tray}]`));
  } else return false;
  return true;
}

function done(deed: Promise<unknown>): true {
  void deed;
  return true;
}

function focus(where: string): boolean {
  const found = document.querySelector<HTMLElement>(where);
  if (found === null) return false;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
  found.scrollIntoView({ block: 'nearest' });
  return true;
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(button|a|summary)$/i.test(target.tagName);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
