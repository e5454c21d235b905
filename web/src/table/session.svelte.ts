import { getContext, setContext } from 'svelte';
import { Trouble } from '../api/http';
import * as tables from '../api/tables';
import type { Done, Look, TableInfo } from '../api/types';
import { legalSet } from '../game/acting';
import { boardOf, type Board, type GameEvent, type Insight, type View } from '../game/view';
import { seatsFrom, type Colour, type Seat } from '../game/words';
import { say } from '../text/text.svelte';

const WAIT_SECONDS = 20;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];

export type Tray = 'restock' | 'sail' | 'build' | 'broker';
export type Shown = 'me' | Seat | 'bank' | 'log';

/** A table as this page sees it, kept up to date until it is closed. */
export class Session {
  info = $state.raw<TableInfo | null>(null);
  look = $state.raw<Look | null>(null);
  events = $state.raw<GameEvent[]>([]);
  busy = $state(false);
  problem = $state<string | null>(null);
  missing = $state(false);
  connected = $state(true);
  /** The container in hand that goes to the next price that is pointed at. */
  chosen = $state<Colour | null>(null);
  /** Which group of actions is being chosen from. */
  tray = $state<Tray | null>(null);
  /** What a phone shows below the sea. */
  shown = $state<Shown>('me');
  /** What has to be confirmed before it is sent: it cannot be undone. */
  pending = $state<{ step: string; commit: boolean } | null>(null);

  /** The cash with which the turn that is being composed began. */
  purse = $state<number | null>(null);

  private insight = $state.raw<Insight | null>(null);
  private readonly steps: ReadonlySet<string> = $derived(legalSet(this.look?.legal ?? []));
  private seq = 0;
  private closed = false;

  constructor(readonly id: string) {}

  /** Whether a game is played here; a replay or a lesson only shows one. */
  get live(): boolean {
    return true;
  }

  get seat(): Seat | null {
    return this.info?.seats.find((one) => one.mine)?.seat ?? null;
  }

  get view(): View {
    if (this.look === null) throw new Error('no view yet');
    return this.look.view;
  }

  get mine(): Board | null {
    return this.seat === null ? null : boardOf(this.view, this.seat);
  }

  get insights(): Insight | null {
    return this.insight;
  }

  /** The players clockwise, the own seat first. */
  get seats(): Seat[] {
    return seatsFrom(this.seat ?? 'blue', this.view.players);
  }

  get asked(): boolean {
    return this.seat !== null && (this.view.asked?.seats.includes(this.seat) ?? false);
  }

  get legal(): ReadonlySet<string> {
    return this.steps;
  }

  nameOf(seat: Seat): string {
    const info = this.info?.seats.find((one) => one.seat === seat);
    if (info === undefined) return say(`seat-${seat}`);
    return info.kind === 'bot' ? say('page-bot-name', { bot: botName(info.bot) }) : info.name;
  }

  isBot(seat: Seat): boolean {
    return this.info?.seats.find((one) => one.seat === seat)?.kind === 'bot';
  }

  // ------------------------------------------------------------- staying up to date

  async open(): Promise<void> {
    let failures = 0;
    while (!this.closed) {
      try {
        if (this.info === null) await this.begin();
        await this.follow();
        failures = 0;
        this.connected = true;
      } catch (trouble) {
        if (trouble instanceof Trouble && trouble.code === 'no_such_table') {
          this.missing = true;
          return;
        }
        this.connected = false;
        await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 8000);
        failures += 1;
      }
    }
  }

  close(): void {
    this.closed = true;
  }

  private async begin(): Promise<void> {
    let more = true;
    const events: GameEvent[] = [];
    while (more) {
      const news = await tables.readNews(this.id, this.seq, 0);
      events.push(...news.events);
      this.seq = news.seq;
      more = news.more;
    }
    this.events = events;
    // After the events: a view that is newer than they are is brought up to date by `follow`.
    await this.refresh();
  }

  /** Wait for news once. */
  private async follow(): Promise<void> {
    const news = await tables.readNews(this.id, this.seq, this.connected ? WAIT_SECONDS : 0);
    if (this.closed) return;
    if (news.seq > this.seq) {
      this.seq = news.seq;
      this.events = [...this.events, ...news.events];
      await this.refresh();
    }
  }

  private async refresh(): Promise<void> {
    const info = await tables.readTable(this.id);
    if (info.phase !== 'open' && info.phase !== 'cancelled') {
      const seat = info.seats.find((one) => one.mine)?.seat ?? null;
      this.see(await tables.readLook(this.id, seat));
    }
    this.info = info;
  }

  private see(look: Look): void {
    // Answers may overtake one another; an older view never replaces a newer one.
    if (this.look !== null && look.seq < this.look.seq) return;
    this.look = look;
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
    if (final || !drafting || this.isSecondLoan(step)) {
      this.pending = { step, commit: final || !drafting };
      return;
    }
    await this.send([step], false);
  }

  private isSecondLoan(step: string): boolean {
    return step === 'loan' && (this.mine?.loans ?? 0) > 0;
  }

  async confirm(): Promise<void> {
    const { pending } = this;
    this.pending = null;
    if (pending !== null) await this.send([pending.step], pending.commit);
  }

  async send(steps: string[], commit: boolean): Promise<boolean> {
    this.tray = null;
    const { seat, look } = this;
    if (seat === null || look === null) return false;
    return this.command(() => tables.sendSteps(this.id, seat, look.decision, steps, commit));
  }

  async draft(what: tables.DraftChange): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    return this.command(() => tables.sendDraft(this.id, seat, what));
  }

  /** End the turn, with the step that says so where the turn is not complete by itself. */
  async endTurn(): Promise<void> {
    if (this.look?.draft?.complete) await this.draft('commit');
    else await this.send(['pass'], true);
  }

  private async command(act: () => Promise<Done>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      this.see((await act()).fresh);
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (trouble.fresh !== null) this.see(trouble.fresh);
      this.problem = trouble.code === 'offline' ? say('page-problem-offline') : trouble.message;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `trader:shipper` is a trader. */
function botName(bot: string | null): string {
  const name = (bot ?? '').split(':')[0] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const KEY = Symbol('session');

export const provideSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
