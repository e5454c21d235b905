import { readMoment, type Eyes, type Moment } from '../api/games';
import { readNews, readTable } from '../api/tables';
import { Trouble } from '../api/http';
import { stepsUntil } from '../game/history';
import type { GameEvent, Insight } from '../game/view';
import { isSeat, type Seat } from '../game/words';
import { say } from '../text/text.svelte';
import { NO_LOOK } from '../table/session/look';
import { ShownTable } from '../table/session/shown.svelte';
import { landmarksOf, nextAuction, previousAuction, suppliedAtFirst } from './landmarks';
import type { Landmark } from './landmarks';
import { nextTurn, outlineOf, previousTurn, turnAt, type Outline } from './outline';

/** Milliseconds from one step to the next. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;
const KEPT = 400;
const NOTHING: ReadonlySet<string> = new Set();

/** A replay, shown by the components of the table and read-only. */
export class Replay extends ShownTable {
  missing = $state(false);
  step = $state(0);
  eyes = $state<Eyes | null>(null);
  playing = $state(false);
  speed = $state<Speed>('normal');
  private history = $state.raw<GameEvent[]>([]);
  private moment = $state.raw<Moment | null>(null);
  // The cache is not reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly moments = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly outline: Outline = $derived(outlineOf(this.history));
  /** The supply at the start, which the log alone does not say. */
  private supplied = $state.raw<ReturnType<typeof suppliedAtFirst> | null>(null);
  readonly landmarks: Landmark[] = $derived(
    this.supplied === null ? [] : landmarksOf(this.history, this.outline, this.supplied),
  );

  constructor(
    id: string,
    private readonly wished: { step: number | null; seat: string | null },
  ) {
    super(id);
  }

  get last(): number {
    return this.outline.seqs.length - 1;
  }

  get over(): boolean {
    return this.info?.phase === 'finished' || this.info?.phase === 'study';
  }

  get turn(): number {
    return turnAt(this.outline, this.step);
  }

  /** A round is one turn of everyone. */
  get round(): number {
    return Math.floor(Math.max(this.turn, 0) / this.view.players) + 1;
  }

  /** The events that led to the position shown. */
  get happened(): GameEvent[] {
    return this.moment?.events ?? [];
  }

  override get seat(): Seat | null {
    const seat = this.moment?.seat ?? null;
    return seat === 'all' ? null : seat;
  }

  /** Seeing a player's view does not make the viewer that player. */
  override isMe(seat: Seat): boolean {
    const mine = this.info?.seats.some((one) => one.mine && one.seat === seat) ?? false;
    return mine && super.isMe(seat);
  }

  /** Who plays for whom today says nothing about the moment that is shown. */
  override botFor(): boolean {
    return false;
  }

  override get asked(): boolean {
    return false;
  }

  override get insights(): Insight | null {
    return this.moment?.insight ?? null;
  }

  override get legal(): ReadonlySet<string> {
    return NOTHING;
  }

  override async take(): Promise<void> {
    // Nothing can be done here.
  }

  override async changeDraft(): Promise<void> {
    // Nothing can be done here.
  }

  override async lookAt(seq: number): Promise<void> {
    this.pause();
    await this.show(stepsUntil(this.history, seq));
  }

  async open(): Promise<void> {
    try {
      this.info = await readTable(this.id);
      await this.readOn();
      const own = this.info.seats.find((one) => one.mine)?.seat ?? null;
      this.eyes = this.wishedEyes() ?? own ?? (this.over ? 'all' : null);
      // A finished game starts at its beginning, a running one at its current position.
      await this.show(this.wished.step ?? (this.over ? 0 : this.last));
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.missing = trouble.code === 'no_such_table';
      this.problem = trouble.message || say('page-problem-offline');
    }
  }

  close(): void {
    this.pause();
  }

  private wishedEyes(): Eyes | null {
    const { seat } = this.wished;
    if (seat === null) return null;
    return seat === 'all' || seat === 'spectator' || isSeat(seat) ? seat : null;
  }

  /** The log up to the position shown. */
  private async readOn(): Promise<void> {
    for (let more = true; more;) {
      const news = await readNews(this.id, this.history.at(-1)?.seq ?? 0, 0);
      this.history = [...this.history, ...news.events];
      more = news.more && news.events.length > 0;
    }
  }

  // ------------------------------------------------------------- walking

  async show(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.last));
    this.step = wanted;
    try {
      const moment = await this.fetch(wanted);
      if (this.step !== wanted) return; // The user has moved on.
      this.set(moment);
      this.problem = null;
      if (wanted >= this.last) this.pause();
      if (wanted < this.last) void this.fetch(wanted + 1).catch(() => undefined);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.pause();
      this.problem = trouble.message || say('page-problem-offline');
    }
  }

  private set(moment: Moment): void {
    this.moment = moment;
    const { seqs } = this.outline;
    const seq = moment.to < this.last ? (seqs[moment.to] ?? 0) : Infinity;
    this.events = this.history.filter((event) => event.seq <= seq);
    this.supplied ??= suppliedAtFirst(moment.view.supply.containers, this.events);
    this.look = {
      ...NO_LOOK,
      table: this.id,
      seq: seqs[moment.to] ?? 0,
      phase: this.info?.phase ?? 'study',
      seat: this.seat,
      view: moment.view,
    };
  }

  private fetch(step: number): Promise<Moment> {
    const key = `${step} ${this.eyes}`;
    let found = this.moments.get(key);
    if (found === undefined) {
      found = readMoment(this.id, step, this.eyes);
      this.moments.set(key, found);
      found.catch(() => this.moments.delete(key));
      const oldest = this.moments.keys().next().value;
      if (this.moments.size > KEPT && oldest !== undefined) this.moments.delete(oldest);
    }
    return found;
  }

  /** Go one step forward. At the end of a running game, check for new steps. */
  async forward(): Promise<void> {
    if (this.step === this.last && !this.over) {
      this.info = await readTable(this.id);
      await this.readOn();
    }
    await this.show(this.step + 1);
  }

  back = () => this.show(this.step - 1);
  toPreviousTurn = () => this.show(previousTurn(this.outline, this.step));
  toNextTurn = () => this.show(nextTurn(this.outline, this.step, this.last));

  get auctionBefore(): number | null {
    return previousAuction(this.landmarks, this.step);
  }

  get auctionAfter(): number | null {
    return nextAuction(this.landmarks, this.step);
  }

  toPreviousAuction = () => this.show(this.auctionBefore ?? this.step);
  toNextAuction = () => this.show(this.auctionAfter ?? this.step);

  async lookThrough(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.show(this.step);
  }

  // ------------------------------------------------------------- playing

  async play(): Promise<void> {
    if (this.step >= this.last) await this.show(0);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      void this.show(this.step + 1).then(() => {
        if (this.step >= this.last) this.pause();
        else if (this.playing) this.tick();
      });
    }, SPEEDS[this.speed]);
  }
}
