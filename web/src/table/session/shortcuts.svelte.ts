import { remember, remembered } from '../../browser/remember';
import type { Session, Tray } from './session.svelte';

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
  ['I', 'foreign-island'],
  ['G', 'page-log'],
  ['/', 'table-command'],
  ['?', 'table-keys'],
] as const;

const TRAYS: Record<string, Tray> = { r: 'restock', s: 'sail', b: 'build', k: 'broker' };
const STEPS: Record<string, string> = { p: 'produce', l: 'load', d: 'done' };

/** Single keys act at once, so they can be turned off (WCAG 2.1.4). */
export class Shortcuts {
  on = $state(remembered('keys') !== 'off');
  command = $state(false);

  constructor(private readonly session: Session) {}

  turn(on: boolean): void {
    this.on = on;
    remember('keys', on ? 'on' : 'off');
  }

  readonly press = (event: KeyboardEvent): void => {
    const { session } = this;
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if (isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (session.look === null) return;
    if (this.act(event.key.toLowerCase())) event.preventDefault();
  };

  /** Whether the key means something right now. */
  private act(key: string): boolean {
    const { session } = this;
    const tray = TRAYS[key];
    const step = STEPS[key];
    if (tray !== undefined) return this.openTray(tray);
    if (step !== undefined) return session.legal.has(step) && done(session.take(step));
    if (/^[1-5]$/.test(key)) return focus(`#quay-${session.seats[Number(key) - 1]}`);
    switch (key) {
      case '/':
        this.command = true;
        return true;
      case '?':
        session.window = 'keys';
        return true;
      case 'escape':
        return this.leave();
      case 'u':
        return session.look?.draft?.steps.length ? done(session.draft('undo')) : false;
      case 'y':
        return session.look?.draft?.redo.length ? done(session.draft('redo')) : false;
      case 'e':
        return this.endTurn();
      case 'h':
        return session.advice.offered && done(session.advice.ask());
      case 'c':
        return focus('#asked');
      case 'i':
        return focus('#island');
      case 'g':
        return focus('#side-log');
      default:
        return false;
    }
  }

  private openTray(tray: Tray): boolean {
    const { session } = this;
    if (!session.asked || session.view.asked?.decision !== 'action') return false;
    session.tray = session.tray === tray ? null : tray;
    requestAnimationFrame(() => focus('.tray [data-step]:not([disabled])'));
    return true;
  }

  private endTurn(): boolean {
    const { session } = this;
    const can = session.look?.draft?.complete === true || session.legal.has('pass');
    return can && done(session.endTurn());
  }

  private leave(): boolean {
    const { session } = this;
    if (session.past.moment !== null) session.past.leave();
    else if (session.tray !== null) session.tray = null;
    else return false;
    return true;
  }
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

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
