import { getContext, setContext } from 'svelte';
import type { DraftWish } from '../../api/tables';
import type { Blocked, Draft, Look, SeatInfo, TableInfo } from '../../api/messages';
import { boardOf, type Board, type GameEvent, type Insight, type View } from '../../game/view';
import { seatsFrom, type Seat } from '../../game/words';
import { playerName } from '../../text/names';
import { refusalText } from '../../text/refusals';
import { say } from '../../text/text.svelte';
import type { TableClock } from './clock.svelte';
import type { Playback } from './playback.svelte';
import { Pointing } from './pointing.svelte';

/** What the page knows about the others at a table where people play. */
export interface Company {
  /** Whether the person in that seat is looking at the table right now; null where nobody sits or a bot does. */
  isHere(seat: Seat): boolean | null;
  /** The seat's cash as the tracker shows it. */
  cashOf(seat: Seat): string | null;
}

/** What the components need. They show live tables, replays and lessons alike. */
export abstract class ShownTable {
  info = $state.raw<TableInfo | null>(null);
  look = $state.raw<Look | null>(null);
  events = $state.raw<GameEvent[]>([]);
  problem = $state<string | null>(null);
  readonly pointing = new Pointing();

  /** Whether a game is played here. A replay or a lesson only shows one. */
  readonly live: boolean = false;
  /** Whether only what a lesson asks for is possible. */
  readonly guided: boolean = false;
  readonly clock: TableClock | null = null;
  readonly company: Company | null = null;
  /** What others do, one after another. Replays and lessons have their own pace. */
  readonly playback: Playback | null = null;

  constructor(readonly id: string) {}

  /** Whose seat is shown. */
  abstract get seat(): Seat | null;
  abstract get legal(): ReadonlySet<string>;
  abstract get insights(): Insight | null;
  /** Point at a step, perhaps with steps that go with it. */
  abstract take(step: string, ...then: string[]): Promise<void>;
  abstract changeDraft(what: DraftWish): Promise<void>;
  /** Point at an entry of the log. */
  abstract lookAt(seq: number): Promise<void>;

  /** The newest position. What is asked and what is legal is always about this one. */
  get now(): View {
    if (this.look === null) throw new Error('no view yet');
    return this.look.view;
  }

  /** What the board shows: the newest position, or the one it has not caught up from yet. */
  get view(): View {
    return this.now;
  }

  get draft(): Draft | null {
    return this.look?.draft ?? null;
  }

  get mine(): Board | null {
    return this.seat === null ? null : boardOf(this.now, this.seat);
  }

  /** The players clockwise, starting with the seat that is shown. */
  get seats(): Seat[] {
    return seatsFrom(this.seat ?? 'blue', this.now.players);
  }

  get asked(): boolean {
    return this.seat !== null && (this.now.asked?.seats.includes(this.seat) ?? false);
  }

  /** The cash at the start of the current draft. */
  get purse(): number | null {
    return null;
  }

  get busy(): boolean {
    return false;
  }

  /** Whether there is nothing to decide here any more. */
  get ended(): boolean {
    return this.view.over;
  }

  /** The entry of the log whose moment is shown. */
  get marked(): number | null {
    return null;
  }

  nameOf(seat: Seat): string {
    const info = this.infoOf(seat);
    return info === undefined ? say(`seat-${seat}`) : playerName(say, info);
  }

  /** The bot that sits there, and the persona whose face it has. */
  botAt(seat: Seat): { bot: string; persona: string } | null {
    const { bot = null, persona = null } = this.infoOf(seat) ?? {};
    return bot === null || persona === null ? null : { bot, persona };
  }

  /** Whether the person looking at this page plays that seat. */
  isMe(seat: Seat): boolean {
    return seat === this.seat;
  }

  /** Whether a bot plays for the person who sits there. */
  botFor(seat: Seat): boolean {
    const info = this.infoOf(seat);
    return info?.kind === 'person' && info.bot !== null;
  }

  /** Whether all there is left to do is to end the turn: also where a loan could still be paid back. */
  get turnFinished(): boolean {
    const { draft, legal, now } = this;
    return draft !== null && (draft.complete || (now.actions === 0 && legal.has('pass')));
  }

  /** What can be sold to the bank in place of the drafted `skip`, or where the rules ask for it. */
  get sales(): string[] {
    const { draft, legal } = this;
    return draft?.sales ?? [...legal].filter((step) => step.startsWith('sell '));
  }

  /** Why a step is not possible now, as far as the server has said. */
  blocked(step: string): Blocked | null {
    return this.insights?.blocked?.[step] ?? null;
  }

  /** The same as a sentence. */
  whyNot(step: string): string | null {
    const blocked = this.blocked(step);
    return blocked === null ? null : refusalText(say, blocked);
  }

  /** Sell to the bank in place of the drafted `skip`. */
  async sell(sale: string): Promise<void> {
    await this.take(sale);
  }

  /** Back to the prices that were set last. */
  async changePrices(): Promise<void> {
    await this.changeDraft('undo');
  }

  async endTurn(): Promise<void> {
    await this.take('pass');
  }

  protected infoOf(seat: Seat): SeatInfo | undefined {
    return this.info?.seats.find((one) => one.seat === seat);
  }
}

const KEY = Symbol('table');

export const provideTable = (table: ShownTable) => setContext(KEY, table);
export const useTable = () => getContext<ShownTable>(KEY);
