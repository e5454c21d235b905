import { readLesson, type LessonMoment } from '../api/games';
import { Trouble } from '../api/http';
import type { Draft } from '../api/messages';
import type { DraftWish } from '../api/tables';
import { play } from '../browser/sounds';
import { legalSet } from '../game/acting';
import { onward } from '../game/onward';
import type { GameEvent, Insight, View } from '../game/view';
import { isColour, type Seat } from '../game/words';
import { soundOfStep } from '../table/session/hearing';
import { NO_LOOK } from '../table/session/look';
import { Playback } from '../table/session/playback.svelte';
import { ShownTable } from '../table/session/shown.svelte';
import { say } from '../text/text.svelte';
import { insteadOf } from './instead';
import type { LessonName } from './lessons';

const READER: Seat = 'blue';

/** A place in the lesson: how many recorded steps are behind, and which later ones the reader took early. */
interface Place {
  to: number;
  ahead: readonly string[];
}

/** A place where the reader was, and what was pressed there: steps, or nothing to let the others go on. */
interface Been extends Place {
  pressed: readonly string[];
}

/**
 * A recorded game in which the reader makes the moves of one seat. The server plays it by the rules. Here the reader
 * can take only what was recorded, prices and purchases in any order. Otherwise it is a table like any other: what
 * follows by itself in a game does so here, and what others do is played one after another.
 */
export class Lesson extends ShownTable {
  override readonly guided = true;
  override readonly playback: Playback = new Playback(this);
  private asking = $state(false);
  private moment = $state.raw<LessonMoment | null>(null);
  /** What was said before the others began to play. */
  private said = $state('');
  private readonly wanted: ReadonlySet<string> = $derived(legalSet(this.moment?.wanted ?? []));
  /** What happened before each place that the reader has come to. */
  private told: { to: number; events: GameEvent[] }[] = [];
  /** Where the reader has been, without the present place. */
  private been: Been[] = [];
  /** What was pressed and taken back, the last first to be done again. */
  private undone = $state.raw<(readonly string[])[]>([]);
  /** Entries are numbered by when they were seen, because a reader who goes back sees some again. */
  private seq = 0;

  constructor(readonly name: LessonName) {
    super(`lesson-${name}`);
  }

  // ------------------------------------------------------------- what is shown

  override get seat(): Seat {
    return READER;
  }

  override get view(): View {
    return this.playback.board ?? super.view;
  }

  /** Whatever the rules may say against a step, here it is the lesson that wants another one. */
  override get insights(): Insight | null {
    return this.moment === null ? null : { ...this.moment.insight, blocked: {} };
  }

  override get legal(): ReadonlySet<string> {
    return this.wanted;
  }

  override get busy(): boolean {
    return this.asking;
  }

  override get ended(): boolean {
    return this.finished || super.ended;
  }

  /** How many of the recorded steps have been taken. */
  get step(): number {
    return this.moment?.to ?? 0;
  }

  get last(): number {
    return this.moment?.steps ?? 0;
  }

  /** What the reader should do, or nothing while the others play. */
  get mineToDo(): string | null {
    return this.moment?.next?.step ?? null;
  }

  get finished(): boolean {
    return this.moment !== null && this.moment.next === null;
  }

  /** Whether the board still shows what the others do. */
  get watching(): boolean {
    return this.playback.board !== null;
  }

  /** The message for what the board shows. */
  get message(): string {
    return this.watching ? this.said : (this.moment?.message ?? '');
  }

  /** Every message of the lesson. */
  get messages(): readonly string[] {
    return this.moment?.messages ?? [];
  }

  /** The answer to a press that does not fit. It goes with the next step. */
  get answer(): string | null {
    return this.problem ?? this.pointing.why?.words ?? null;
  }

  /** What was answered is over. */
  forget(): void {
    this.problem = null;
    this.pointing.why = null;
  }

  override nameOf(seat: Seat): string {
    return say(`seat-${seat}`);
  }

  // ------------------------------------------------------------- what the reader does

  async open(): Promise<void> {
    await this.go({ to: 0, ahead: [] });
  }

  override async take(...steps: [string, ...string[]]): Promise<void> {
    this.playback.end();
    this.forget();
    const from = { ...this.place, pressed: steps };
    // An auction that the reader settles is played, too.
    this.said = this.moment?.message ?? '';
    for (const one of steps) {
      if (this.mineToDo === null || this.asking) return;
      if (!this.wanted.has(one)) {
        this.problem = this.whyNot(one);
        return;
      }
      play(soundOfStep(one));
      this.pointing.tray = null;
      if (!(await this.go(this.after(one)))) return;
      this.been = [...this.been.filter((place) => place !== from), from];
      this.undone = [];
    }
    await this.followOn();
  }

  /** The rules may allow it, but the lesson goes another way. */
  override whyNot(step: string): string | null {
    const { mineToDo, wanted, draft, pointing } = this;
    if (wanted.has(step)) return null;
    if (mineToDo !== null) return insteadOf(step, [...wanted], pointing.tray);
    return draft?.complete === true ? say('learn-instead-end') : null;
  }

  /** The end of the turn is where the others go on. */
  override async endTurn(): Promise<void> {
    if (this.draft?.complete) await this.goOn();
    else await this.take('pass');
  }

  override async changeDraft(what: DraftWish): Promise<void> {
    if (what === 'undo') await this.back();
    else if (what === 'redo') await this.redo();
    else if (what === 'reset') await this.back((place) => this.turnStart === place.to);
  }

  /** The turn so far. What was undone can be done again, up to the end of the turn. */
  override get draft(): Draft | null {
    const { draft } = this.look ?? {};
    if (!draft) return null;
    const others = this.undone.findLastIndex((pressed) => pressed.length === 0);
    return { ...draft, redo: this.undone.slice(others + 1).map((pressed) => pressed.join()) };
  }

  override async lookAt(): Promise<void> {
    // The text of a lesson fits no other moment.
  }

  /** Let the others play until it is the reader's decision or there is something to explain. */
  async goOn(): Promise<void> {
    if (this.moment === null || this.mineToDo !== null || this.finished) return;
    this.playback.end();
    const from = { ...this.place, pressed: [] };
    this.said = this.moment.message;
    if (await this.go({ to: this.moment.pause, ahead: [] }, this.step)) {
      this.been = [...this.been, from];
      this.undone = [];
    }
  }

  /** Back to where the reader was before the last press, or before an earlier one. */
  async back(found: (place: Place) => boolean = () => true): Promise<void> {
    const place = this.been.findLast(found);
    if (place === undefined || this.asking) return;
    this.playback.end();
    if (!(await this.go(place))) return;
    const start = this.been.lastIndexOf(place);
    const back = this.been.slice(start).map(({ pressed }) => pressed);
    this.undone = [...this.undone, ...back.reverse()];
    this.been = this.been.slice(0, start);
  }

  /** Press again what was taken back last. */
  private async redo(): Promise<void> {
    const [[step, ...then] = []] = this.undone.slice(-1);
    if (step === undefined) return;
    const left = this.undone.slice(0, -1);
    await this.take(step, ...then);
    if (this.problem === null) this.undone = left;
  }

  get canGoBack(): boolean {
    return this.step > 0;
  }

  // ------------------------------------------------------------- from moment to moment

  private get place(): Place {
    const ahead = this.moment?.ahead ?? [];
    return { to: this.step - ahead.length, ahead };
  }

  /** The step after which the reader's turn began. */
  private get turnStart(): number {
    // A sale to the bank that was skipped is nobody's choice.
    return this.step - (this.draft?.steps.filter((step) => step !== 'skip').length ?? 0);
  }

  private after(step: string): Place {
    const { to, ahead } = this.place;
    const recorded = ahead.length === 0 && step === this.mineToDo;
    return recorded ? { to: to + 1, ahead } : { to, ahead: [...ahead, step] };
  }

  /** As in a game, a turn goes on by itself where nothing is left to choose. */
  private async followOn(): Promise<void> {
    while (this.look !== null) {
      const next = onward({ ...this.look, insight: this.moment?.insight });
      if (next === null || !this.wanted.has(next) || !(await this.go(this.after(next)))) return;
    }
  }

  /** Show the game at another place, with what happened since. */
  private async go({ to, ahead }: Place, since?: number): Promise<boolean> {
    if (this.asking) return false;
    this.asking = true;
    this.problem = null;
    try {
      this.show(await readLesson(this.name, to, ahead, since));
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.problem = trouble.message || say('page-problem-offline');
      return false;
    } finally {
      this.asking = false;
    }
  }

  private show(moment: LessonMoment): void {
    const before = this.seq - (moment.events[0]?.seq ?? 0) + 1;
    const news = moment.events.map((event) => ({ ...event, seq: before + event.seq }));
    this.seq = news.at(-1)?.seq ?? this.seq + 1;
    const ahead = moment.to > this.step;
    this.told = [...this.told.filter(({ to }) => to < moment.to), { to: moment.to, events: news }];
    this.events = this.told.flatMap(({ events }) => events);
    this.moment = moment;
    if (ahead) this.playback.hear(news);
    this.look = {
      ...NO_LOOK,
      table: this.id,
      seq: this.seq,
      phase: 'study',
      seat: READER,
      view: moment.view,
      legal: moment.legal,
      bids: moment.bids,
      draft: moment.next === null ? null : moment.draft,
    };
    this.playback.see(this.look);
    this.pointing.follow(this.look);
    const colour = (moment.next?.step ?? '').split(' ')[1]?.split('@')[0] ?? '';
    if (isColour(colour)) this.pointing.chosen = colour;
  }
}
