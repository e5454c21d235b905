import { getContext, setContext } from 'svelte';
import { commandId, Trouble } from '../../api/http';
import type { DraftChange, Steps, Update } from '../../api/messages';
import * as tables from '../../api/tables';
import type { Done, Look, TableInfo } from '../../api/types';
import { isPurchase, legalSet } from '../../game/acting';
import { boardOf, type Board, type GameEvent, type Insight, type View } from '../../game/view';
import { seatsFrom, type Colour, type Seat } from '../../game/words';
import { choices } from '../../browser/choices.svelte';
import { playerName } from '../../text/names';
import { say } from '../../text/text.svelte';
import { Advice } from './advice.svelte';
import { TableClock } from './clock.svelte';
import { Following, type Connection, type Follower, type Wish } from './following';
import { Past } from './past.svelte';
import { Shortcuts } from './shortcuts.svelte';
import { Talk } from './talk.svelte';
import { Tracker } from './tracker.svelte';

export type Tray = 'restock' | 'sail' | 'build' | 'broker';
/** A window on top of the table. */
export type Window = 'menu' | 'orders' | 'keys' | 'notices';
export type Shown = 'me' | Seat | 'bank' | 'log';

/** What waits for a second yes: a step, or (without one) the end of the turn. */
export interface Pending {
  step: string | null;
  commit: boolean;
  /** Which warning goes with it. */
  warning: 'final' | 'auction' | 'bid' | 'loan' | 'first-loan' | 'buy' | 'turn';
}

const NOTHING: ReadonlySet<string> = new Set();

interface Command {
  message: Steps | DraftChange;
  asRequest: () => Promise<Done>;
}

/** A table as this page sees it, kept up to date until it is closed. */
export class Session {
  info = $state.raw<TableInfo | null>(null);
  look = $state.raw<Look | null>(null);
  events = $state.raw<GameEvent[]>([]);
  busy = $state(false);
  problem = $state<string | null>(null);
  missing = $state(false);
  /** How news come, and when it was last certain that these are the latest. */
  connection = $state<Connection>('live');
  upToDate = $state(Date.now());
  /** Who is looking at the table right now. */
  present = $state.raw<Seat[]>([]);
  spectators = $state(0);
  /** Of several own seats the one whose player has the device. */
  chair = $state<Seat | null>(null);
  /** The container in hand that goes to the next price that is pointed at. */
  chosen = $state<Colour | null>(null);
  /** Which group of actions is being chosen from. */
  tray = $state<Tray | null>(null);
  /** What a phone shows below the sea. */
  shown = $state<Shown>('me');
  /** What has to be confirmed before it is sent: it cannot be undone, or so it was chosen. */
  pending = $state.raw<Pending | null>(null);

  window = $state<Window | null>(null);

  /** The cash with which the turn that is being composed began. */
  purse = $state<number | null>(null);

  private insight = $state.raw<Insight | null>(null);
  private readonly steps: ReadonlySet<string> = $derived(legalSet(this.look?.legal ?? []));
  private seq = 0;
  private queue: Promise<boolean> = Promise.resolve(true);
  private sending: string | null = null;
  private readonly following: Following;
  readonly talk: Talk;
  readonly past: Past;
  readonly tracker: Tracker;
  readonly advice: Advice;
  readonly shortcuts: Shortcuts;
  readonly clock = new TableClock();

  constructor(readonly id: string) {
    this.following = new Following(id, {
      wish: () => this.wish(),
      heard: (message) => this.heard(message),
      connection: (how) => this.connect(how),
      missing: () => (this.missing = true),
    });
    this.talk = new Talk(id, this.following);
    this.past = new Past(this);
    this.tracker = new Tracker(this);
    this.advice = new Advice(this);
    this.shortcuts = new Shortcuts(this);
  }

  /** Whether a game is played here; a replay or a lesson only shows one. */
  get live(): boolean {
    return true;
  }

  /** The seats of whoever looks at this page, in order of play. */
  get own(): Seat[] {
    return (this.info?.seats ?? []).flatMap((one) => (one.mine && one.seat ? [one.seat] : []));
  }

  /** Whose seat is shown: the only own one, or of several the one that has been sat down at. */
  get seat(): Seat | null {
    const { own } = this;
    if (own.length === 1) return own[0] ?? null;
    return this.chair !== null && own.includes(this.chair) ? this.chair : null;
  }

  /** What the table shows: the position as it is, or a moment of the past. */
  get view(): View {
    if (this.past.moment !== null) return this.past.moment.view;
    if (this.look === null) throw new Error('no view yet');
    return this.look.view;
  }

  get mine(): Board | null {
    return this.seat === null ? null : boardOf(this.view, this.seat);
  }

  get insights(): Insight | null {
    return this.past.moment === null ? this.insight : null;
  }

  /** The players clockwise, the own seat first. */
  get seats(): Seat[] {
    return seatsFrom(this.seat ?? 'blue', this.view.players);
  }

  get asked(): boolean {
    if (this.past.moment !== null) return false;
    return this.seat !== null && (this.view.asked?.seats.includes(this.seat) ?? false);
  }

  get legal(): ReadonlySet<string> {
    return this.past.moment === null ? this.steps : NOTHING;
  }

  /** Several own seats: whose player has to get the device before anything more is shown. */
  get handTo(): Seat | null {
    const { own, look, seat } = this;
    if (own.length < 2 || look === null || look.phase !== 'running') return null;
    const asked = own.filter((one) => look.view.asked?.seats.includes(one));
    if (asked.length === 0 || (seat !== null && asked.includes(seat) && look.seat === seat)) {
      return null;
    }
    return seat !== null && asked.includes(seat) ? seat : (asked[0] ?? null);
  }

  nameOf(seat: Seat): string {
    const info = this.info?.seats.find((one) => one.seat === seat);
    return info === undefined ? say(`seat-${seat}`) : playerName(say, info);
  }

  /** Whether whoever looks at this page plays that seat. */
  isMe(seat: Seat): boolean {
    return seat === this.seat;
  }

  /** Whether a bot plays for the person who sits there. */
  botFor(seat: Seat): boolean {
    const info = this.info?.seats.find((one) => one.seat === seat);
    return info?.kind === 'person' && info.bot !== null;
  }

  /** Whether somebody who is not a bot sits there, and has not left. */
  isPerson(seat: Seat): boolean {
    const info = this.info?.seats.find((one) => one.seat === seat);
    return info?.kind === 'person' && !info.left;
  }

  // ------------------------------------------------------------- staying up to date

  open(): void {
    this.following.open();
  }

  close(): void {
    this.following.close();
    this.clock.stop();
  }

  /** The player or the language is another one now. */
  reopen(): void {
    this.following.reopen();
  }

  /** At a device that goes round: this seat's player has it now. */
  sit(seat: Seat): void {
    this.chair = seat;
    this.pending = null;
    this.shown = 'me';
    this.following.change();
  }

  private wish(): Wish {
    const several = this.own.length > 1;
    return {
      seat: several ? (this.seat ?? 'spectator') : null,
      after: this.seq,
      chatAfter: this.talk.seq,
    };
  }

  private connect(how: Connection): void {
    this.connection = how;
    if (how !== 'lost') this.upToDate = Date.now();
  }

  private heard(message: Parameters<Follower['heard']>[0]): void {
    switch (message.type) {
      case 'update':
        this.update(message);
        break;
      case 'events':
        this.tell(message.seq, message.events);
        break;
      case 'presence':
        this.present = message.seats;
        this.spectators = message.spectators;
        break;
      case 'chat':
        this.talk.hear(message.messages);
        break;
      case 'note':
        this.talk.noted(message.text);
        break;
      case 'error':
        // The seat has gone to somebody else: look on.
        this.chair = null;
        this.following.change();
    }
  }

  private update(update: Update): void {
    const { view } = update;
    if (update.info !== undefined) this.info = update.info;
    this.tell(update.seq, update.events);
    if (view !== null) this.see({ ...update, view });
    void this.tracker.follow();
  }

  private tell(seq: number, events: readonly GameEvent[]): void {
    const fresh = events.filter((event) => event.seq > this.seq);
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
    this.seq = Math.max(this.seq, seq);
  }

  private see(look: Look): void {
    // Answers may overtake one another; an older view never replaces a newer one.
    if (this.look !== null && look.seq < this.look.seq) return;
    this.look = look;
    this.clock.set(look.clocks);
    if (look.insight !== undefined) this.insight = look.insight;
    if (look.draft !== null && look.draft.steps.length === 0) {
      this.purse = look.seat === null ? null : (look.view.seats[look.seat]?.cash ?? null);
    }
    if (look.view.asked?.decision !== 'action') this.tray = null;
    const hand = look.view.open?.hand ?? [];
    if (this.chosen === null || !hand.includes(this.chosen)) this.chosen = hand[0] ?? null;
  }

  // ------------------------------------------------------------- acting

  /** Point at a step: it joins the draft, or, where it cannot be undone, is asked about first. */
  async take(step: string): Promise<void> {
    const final = this.look?.draft?.final.includes(step) ?? false;
    const drafting = this.look?.draft !== null && this.look?.draft !== undefined;
    const commit = final || !drafting;
    const second = step === 'loan' && (this.mine?.loans ?? 0) > 0;
    const warning = second ? 'loan' : commit ? warningOf(step) : wishedWarning(step);
    if (warning === null) await this.send([step], false);
    else this.pending = { step, commit, warning };
  }

  async confirm(): Promise<void> {
    const { pending } = this;
    this.pending = null;
    if (pending === null) return;
    if (pending.step === null) await this.commitTurn();
    else await this.send([pending.step], pending.commit);
  }

  async send(steps: string[], commit: boolean): Promise<boolean> {
    this.tray = null;
    return this.command(steps.join(), () => {
      const { seat, look } = this;
      // What was pointed at before the answer to the last step came may be gone by now.
      if (seat === null || look === null || !steps.every((step) => this.allows(step))) return null;
      const body = { id: commandId(), seat, decision: look.decision, steps, commit };
      return {
        message: { type: 'steps', table: this.id, ...body },
        asRequest: () => tables.sendSteps(this.id, body),
      };
    });
  }

  async draft(what: tables.DraftChange): Promise<boolean> {
    return this.command(null, () => {
      const { seat } = this;
      if (seat === null) return null;
      const body = { id: commandId(), seat, do: what };
      return {
        message: { type: 'draft', table: this.id, ...body },
        asRequest: () => tables.sendDraft(this.id, body),
      };
    });
  }

  /** Of many bids only some are listed. */
  private allows(step: string): boolean {
    return this.steps.has(step) || step.startsWith('bid ');
  }

  /** End the turn, with the step that says so where the turn is not complete by itself. */
  async endTurn(): Promise<void> {
    if (choices.confirms('turn')) this.pending = { step: null, commit: true, warning: 'turn' };
    else await this.commitTurn();
  }

  private async commitTurn(): Promise<void> {
    if (this.look?.draft?.complete) await this.draft('commit');
    else await this.send(['pass'], true);
  }

  /** One command after the other; the same one twice in a row is a hasty finger. */
  private async command(name: string | null, make: () => Command | null): Promise<boolean> {
    if (name !== null && name === this.sending) return false;
    this.sending = name;
    this.busy = true;
    const done = this.queue.then(async () => {
      const command = make();
      return command === null ? false : await this.carryOut(command);
    });
    const settled = done.catch(() => false);
    this.queue = settled;
    await settled;
    if (this.queue === settled) {
      this.busy = false;
      this.sending = null;
    }
    return done;
  }

  private async carryOut({ message, asRequest }: Command): Promise<boolean> {
    this.problem = null;
    try {
      await this.following.command(message, async () => this.see((await asRequest()).fresh));
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (trouble.fresh !== null) this.see(trouble.fresh);
      this.problem = trouble.code === 'offline' ? say('page-problem-offline') : trouble.message;
      return false;
    }
  }
}

/** What goes with a step that cannot be undone. */
function warningOf(step: string): Pending['warning'] {
  if (step === 'loan') return 'first-loan';
  if (step.startsWith('bid')) return 'bid';
  return step === 'sail island' ? 'auction' : 'final';
}

/** What can be undone is asked about only where somebody wants that. */
function wishedWarning(step: string): Pending['warning'] | null {
  if (step === 'loan' && choices.confirms('loan')) return 'first-loan';
  return isPurchase(step) && choices.confirms('buy') ? 'buy' : null;
}

const KEY = Symbol('session');

export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
