import { getContext, setContext } from 'svelte';
import type { Look, ToClient, Update } from '../../api/messages';
import type { Until } from '../../api/seats';
import * as tables from '../../api/tables';
import { play } from '../../browser/sounds';
import { legalSet } from '../../game/acting';
import { shared } from '../../game/shared';
import type { GameEvent, Insight, View } from '../../game/view';
import type { Seat } from '../../game/words';
import { Advice } from './advice.svelte';
import { TableClock } from './clock.svelte';
import { Commands } from './commands.svelte';
import { Connection } from './connection.svelte';
import { Following, type Wish } from './following';
import { soundOfStep } from './hearing';
import { isOlder } from './look';
import { Passing } from './passing';
import { Past } from './past.svelte';
import { Playback } from './playback.svelte';
import { nextHand, ownSeats, seatOf } from './seating';
import { provideTable, ShownTable, type Company } from './shown.svelte';
import { Talk } from './talk.svelte';
import { Tracker } from './tracker.svelte';
import { Turn } from './turn';
import { isFinal, pendingOf, pendingTurn } from './warnings';

const NOTHING: ReadonlySet<string> = new Set();

/** A table as this page sees it, kept up to date until it is closed. */
export class LiveTable extends ShownTable implements Company {
  override readonly live = true;
  override readonly clock = new TableClock();
  override readonly company: Company = this;
  missing = $state(false);
  /** Who is looking at the table right now. */
  present = $state.raw<Seat[]>([]);
  spectators = $state(0);
  /** Of several seats on this device, the one whose player has it now. */
  private chair = $state<Seat | null>(null);
  private startCash = $state<number | null>(null);
  private insight = $state.raw<Insight | null>(null);
  /** The insights since the board fell behind, each with the entry it belongs to. */
  private kept = $state.raw<readonly { seq: number; insight: Insight }[]>([]);
  private readonly steps: ReadonlySet<string> = $derived(
    legalSet(this.canStillBorrow ? ['loan'] : (this.look?.legal ?? [])),
  );
  private seq = 0;
  private readonly passing = new Passing();

  readonly connection = new Connection();
  private readonly following: Following;
  private readonly commands: Commands;
  private readonly turn: Turn;
  readonly talk: Talk;
  readonly past: Past;
  override readonly playback: Playback = new Playback(this);
  readonly tracker: Tracker;
  readonly advice: Advice;

  constructor(id: string) {
    super(id);
    this.following = new Following(id, {
      wish: () => this.wish(),
      heard: (message) => this.heard(message),
      connection: (way, why) => this.connection.set(way, why),
      missing: () => (this.missing = true),
      seatGone: () => (this.chair = null),
    });
    this.commands = new Commands(this.following, {
      fresh: (look) => this.see(look),
      problem: (words) => this.complain(words),
    });
    this.turn = new Turn(this, this.commands);
    this.talk = new Talk(id, this.following);
    this.past = new Past(this);
    this.tracker = new Tracker(this);
    this.advice = new Advice(this);
  }

  // ------------------------------------------------------------- what is shown

  get own(): Seat[] {
    return ownSeats(this.info);
  }

  override get seat(): Seat | null {
    return seatOf(this.own, this.chair);
  }

  /** The position as it is, what the playback has come to, or a moment of the past. */
  override get view(): View {
    return this.past.moment?.view ?? this.playback.board ?? super.view;
  }

  override get insights(): Insight | null {
    return this.past.moment === null ? this.insight : null;
  }

  override get figures(): Insight | null {
    const next = this.events[this.seen.length];
    if (next === undefined) return this.insights;
    return this.kept.findLast(({ seq }) => seq < next.seq)?.insight ?? null;
  }

  get lookingBack(): boolean {
    return this.past.moment !== null;
  }

  override get asked(): boolean {
    return this.deciding && super.asked;
  }

  override get legal(): ReadonlySet<string> {
    return this.deciding ? this.steps : NOTHING;
  }

  /** How long a bot plays for me, or null where I play myself. */
  get lent(): Until | null {
    if (this.seat === null || this.look?.phase !== 'running') return null;
    return this.infoOf(this.seat)?.until ?? null;
  }

  /** Nothing is asked of somebody who looks at the past, or for whom a bot plays. */
  private get deciding(): boolean {
    return this.past.moment === null && (this.seat === null || !this.botFor(this.seat));
  }

  /** A complete turn has no legal steps left, but a loan can still be added to it (R-TURN-7). */
  private get canStillBorrow(): boolean {
    const { blocked } = this.insight ?? {};
    return this.draft?.complete === true && blocked !== undefined && blocked['loan'] === undefined;
  }

  override get purse(): number | null {
    return this.startCash;
  }

  override get busy(): boolean {
    return this.commands.busy;
  }

  override get marked(): number | null {
    return this.past.seq;
  }

  override lookAt(seq: number): Promise<void> {
    this.playback.end();
    return this.past.show(seq);
  }

  /** With several seats on this device, whose player must get it before anything is shown. */
  get handTo(): Seat | null {
    return nextHand(this.own, this.seat, this.look);
  }

  isHere(seat: Seat): boolean | null {
    const info = this.infoOf(seat);
    return info?.kind === 'person' && !info.left ? this.present.includes(seat) : null;
  }

  cashOf(seat: Seat): string | null {
    return this.past.moment === null ? this.tracker.of(seat) : null;
  }

  // ------------------------------------------------------------- staying up to date

  open(): void {
    this.following.open();
  }

  close(): void {
    this.following.close();
    this.playback.end();
    this.clock.stop();
    this.passing.restart(null);
  }

  /** The player or the language has changed. */
  reopen(): void {
    this.following.reopen();
  }

  /** On a shared device, this seat's player has it now. */
  sit(seat: Seat): void {
    this.chair = seat;
    this.pointing.handOver();
    this.playback.end();
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

  private heard(message: ToClient): void {
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
    }
  }

  private update(update: Update): void {
    const { view } = update;
    if (!this.behind) this.tracker.keep();
    if (update.info !== undefined) this.info = update.info;
    this.tell(update.seq, update.events);
    if (view !== null) this.see({ ...update, view });
    void this.tracker.follow();
  }

  private tell(seq: number, events: readonly GameEvent[]): void {
    const fresh = events.filter((event) => event.seq > this.seq);
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
    this.playback.hear(fresh);
    this.seq = Math.max(this.seq, seq);
  }

  private see(look: Look): void {
    // Responses may arrive out of order. An older view never replaces a newer one.
    if (this.look !== null && isOlder(look, this.look)) return;
    // What went wrong before is over with the next state.
    if (look.seq !== this.look?.seq || look.decision !== this.look.decision) this.complain(null);
    this.look = { ...look, view: shared(this.playback.known, look.view) };
    this.playback.see(this.look);
    this.clock.set(look.clocks);
    if (look.insight !== undefined) this.keep(look.seq, shared(this.insight, look.insight));
    if (look.draft !== null && look.draft.steps.length === 0) {
      this.startCash = look.seat === null ? null : (look.view.seats[look.seat]?.cash ?? null);
    }
    this.pointing.follow(look);
    if (this.asked && this.infoOf(look.view.turn)?.bot === null) void this.turn.begin();
  }

  private keep(seq: number, insight: Insight): void {
    this.insight = insight;
    const before = this.behind ? this.kept : [];
    this.kept = [...before, { seq, insight }];
  }

  private complain(words: string | null): void {
    this.problem = words;
    this.passing.restart(words === null ? null : () => (this.problem = null));
  }

  // ------------------------------------------------------------- acting

  /** Add steps to the draft, or ask for confirmation of what cannot be undone. */
  override async take(step: string, ...then: string[]): Promise<void> {
    this.playback.end();
    const pending = pendingOf(step, this.draft, this.mine?.loans ?? 0, then);
    if (pending === null) await this.send([step, ...then], isFinal(step, this.draft));
    else this.pointing.pending = pending;
  }

  async confirm(): Promise<void> {
    this.playback.end();
    const pending = this.pointing.confirmed();
    if (pending === null) return;
    if (pending.step === null) await this.commitTurn();
    else await this.send([pending.step, ...(pending.then ?? [])], pending.commit);
  }

  override async changeDraft(what: tables.DraftWish): Promise<void> {
    this.playback.end();
    play(soundOfStep(what));
    await this.turn.change(what);
  }

  override async sell(sale: string): Promise<void> {
    this.playback.end();
    this.pointing.tray = null;
    play(soundOfStep(sale));
    await this.turn.sell(sale);
  }

  override async changePrices(): Promise<void> {
    this.playback.end();
    await this.turn.reopen();
  }

  override async leaveAction(): Promise<void> {
    this.playback.end();
    play(soundOfStep('undo'));
    await this.turn.leave();
  }

  /** End the turn, with an explicit step if the turn is not complete by itself. */
  override async endTurn(): Promise<void> {
    this.playback.end();
    const pending = pendingTurn();
    if (pending !== null) this.pointing.pending = pending;
    else if (!this.pointing.ending && this.unused > 0) this.pointing.ending = true;
    else await this.commitTurn();
  }

  private async commitTurn(): Promise<void> {
    this.pointing.ending = false;
    if (this.draft?.complete) await this.changeDraft('commit');
    else await this.send(['pass'], true);
  }

  private async send(steps: string[], commit: boolean): Promise<void> {
    this.pointing.tray = null;
    if (this.allows(steps[0] ?? '')) play(soundOfStep(steps.at(-1) ?? ''));
    if (this.canStillBorrow && steps[0] === 'loan') await this.turn.borrow();
    else await this.turn.take(steps, commit);
  }

  /** Of many bids only some are listed. */
  private allows(step: string): boolean {
    return this.steps.has(step) || step.startsWith('bid ');
  }
}

const KEY = Symbol('live table');

export function provideLive(live: LiveTable): LiveTable {
  provideTable(live);
  return setContext(KEY, live);
}
export const useLive = () => getContext<LiveTable>(KEY);
/** The same, for what is also part of a table where nobody plays. */
export const useLiveIfAny = () => getContext<LiveTable | undefined>(KEY);
