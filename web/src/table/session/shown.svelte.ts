import { getContext, setContext } from 'svelte';
import type { DraftWish } from '../../api/tables';
import type { Blocked, Draft, Look, SeatInfo, TableInfo } from '../../api/messages';
import { boardOf, type Board, type GameEvent, type Insight, type View } from '../../game/view';
import { isEmptyHanded, startOfAction } from '../../game/onward';
import { isWorthAnAction, openingsOf, openingsWithout, type Openings } from '../../game/openings';
import { ACTIONS, seatsFrom, type Seat } from '../../game/words';
import { openRule } from '../../parts/rules/open.svelte';
import { playerName } from '../../text/names';
import { isAboutMoney, refusalText } from '../../text/refusals';
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

  /** Whether the board still shows what led to the newest position. */
  get behind(): boolean {
    return this.playback !== null && this.playback.board !== null;
  }

  /** What has happened as far as the board shows it. Everything that tells the game tells this. */
  get seen(): GameEvent[] {
    const hidden = this.playback?.hidden ?? 0;
    return hidden === 0 ? this.events : this.events.slice(0, -hidden);
  }

  /** The figures that belong to the board. What is about my decision uses `insights`, which are of now. */
  get figures(): Insight | null {
    return this.insights;
  }

  /** The open auction, once the board has come to it. */
  get auction(): View['auction'] {
    return this.behind ? undefined : this.now.auction;
  }

  /** Whether my decision comes at its place on the stage, which is still to be reached: a bid or a choice after bids. */
  get awaited(): boolean {
    const decision = this.now.asked?.decision;
    return this.behind && this.asked && (decision === 'bid' || decision === 'settle');
  }

  /** Whether the show of an auction goes on. Nothing beside it tells what comes after, or asks to be pressed. */
  get staging(): boolean {
    return this.behind && this.playback?.beat?.kind === 'auction';
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

  /** The name of the player, where it says more than the colour. */
  ownNameOf(seat: Seat): string | null {
    const name = this.nameOf(seat);
    return name === say(`seat-${seat}`) ? null : name;
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

  /** How many actions would be lost by ending the turn now, if none was used and there was something to do. */
  get unused(): number {
    const { draft, now } = this;
    if (draft === null || draft.complete || now.actions < ACTIONS) return 0;
    return isWorthAnAction(this.openings) ? now.actions : 0;
  }

  /** What can be sold to the bank in place of the drafted `skip`, or where the rules ask for it. */
  get sales(): string[] {
    const { draft, legal } = this;
    return draft?.sales ?? [...legal].filter((step) => step.startsWith('sell '));
  }

  /** Legal steps that would bring nothing. In a lesson, everything that is asked for has its reason. */
  private get idle(): Readonly<Record<string, Blocked>> {
    return this.guided ? {} : (this.insights?.idle ?? {});
  }

  /** Whether a step would bring nothing, so that it is not offered. */
  isIdle(step: string): boolean {
    return this.idle[step] !== undefined;
  }

  /** Whether a step is possible and would bring something. */
  lit(step: string): boolean {
    return !this.staging && this.legal.has(step) && !this.isIdle(step);
  }

  /** What the actions of a turn have to offer. */
  get openings(): Openings {
    const { now, asked } = this;
    if (asked && !this.guided && now.asked?.decision === 'action' && now.actions === 0) {
      return openingsWithout(NO_ACTIONS);
    }
    return openingsOf(this.legal, this.insights?.blocked ?? {}, this.idle);
  }

  /** Why a step is not possible now or would bring nothing, as far as the server has said. */
  blocked(step: string): Blocked | null {
    return this.insights?.blocked?.[step] ?? this.idle[step] ?? null;
  }

  /** The same as a sentence. */
  whyNot(step: string): string | null {
    const blocked = this.blocked(step);
    return blocked === null ? null : refusalText(say, blocked);
  }

  /** Whether a place in the picture can be pointed at: my ship can sail there, or it is said why not. */
  answers(step: string): boolean {
    return this.legal.has(step) || this.blocked(step)?.code === 'sail_via_sea';
  }

  /** Say why a step that was pointed at is not offered. */
  explain(step: string): void {
    const words = this.whyNot(step);
    if (words !== null) this.pointing.why = { words, money: isAboutMoney(this.blocked(step)) };
  }

  /** Whether the current action has brought nothing so far, and can still be taken back as a whole. */
  get leavable(): boolean {
    const { live, draft, asked, now } = this;
    if (!live || !asked || draft === null || startOfAction(draft) < 0) return false;
    return /^(buy|stock|offer)$/.test(now.asked?.decision ?? '') && isEmptyHanded(draft, now);
  }

  /** Point at a voyage in the picture. One that brings nothing is left to the tray, which says what it lacks. */
  async sail(step: string): Promise<void> {
    if (this.lit(step)) return this.take(step);
    this.pointing.tray = 'sail';
    this.explain(step);
  }

  /** Leave the current action, which has brought nothing so far, as if it had never been chosen. */
  async leaveAction(): Promise<void> {
    await this.changeDraft('undo');
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

  /** Whether whoever sits there has said that it is a program. */
  isProgram(seat: Seat): boolean {
    return this.infoOf(seat)?.program ?? false;
  }

  protected infoOf(seat: Seat): SeatInfo | undefined {
    return this.info?.seats.find((one) => one.seat === seat);
  }
}

const NO_ACTIONS: Blocked = { code: 'no_actions_left', need: 0, have: 0 };

const KEY = Symbol('table');

export function provideTable(table: ShownTable): ShownTable {
  $effect(() => {
    openRule.game = () => table.look?.view ?? null;
    return () => {
      openRule.game = () => null;
    };
  });
  return setContext(KEY, table);
}
export const useTable = () => getContext<ShownTable>(KEY);
