import { Trouble } from '../api/http';
import { readLesson, type LessonMoment } from '../api/games';
import { legalSet } from '../game/acting';
import type { GameEvent, Insight } from '../game/view';
import { isColour, type Seat } from '../game/words';
import { NO_LOOK } from '../table/session/look';
import { ShownTable } from '../table/session/shown.svelte';
import { spokenStep } from '../text/spoken';
import { say } from '../text/text.svelte';
import { lessonOf, speaksAt, type LessonName } from './lessons';

const READER: Seat = 'blue';
/** Between two steps of other players, in milliseconds, or none with reduced motion. */
const PACE = 500;

/**
 * A recorded game in which the reader makes the moves of one seat. The server plays it by the
 * rules. Here the reader can take only what was recorded, prices and purchases in any order.
 */
export class Lesson extends ShownTable {
  override readonly guided = true;
  step = $state(0);
  /** While the others play. */
  running = $state(false);
  private asking = $state(false);
  private moment = $state.raw<LessonMoment | null>(null);
  private told: GameEvent[][] = [];
  private readonly wanted: ReadonlySet<string> = $derived(legalSet(this.moment?.wanted ?? []));

  constructor(readonly name: LessonName) {
    super(`lesson-${name}`);
  }

  override get seat(): Seat {
    return READER;
  }

  override get insights(): Insight | null {
    return this.moment?.insight ?? null;
  }

  override get legal(): ReadonlySet<string> {
    return this.wanted;
  }

  override get busy(): boolean {
    return this.asking;
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

  override nameOf(seat: Seat): string {
    return say(`seat-${seat}`);
  }

  async open(): Promise<void> {
    await this.go(0);
  }

  /** Show the game after some number of steps. */
  private async go(to: number, ahead: readonly string[] = []): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.problem = null;
    try {
      const moment = await readLesson(this.name, to, ahead);
      const step = to + ahead.length;
      this.moment = moment;
      this.step = step;
      this.told = [...this.told.slice(0, step), moment.events];
      this.events = this.told.flat();
      this.show(moment);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.problem = trouble.message || say('page-problem-offline');
    } finally {
      this.asking = false;
    }
  }

  private show(moment: LessonMoment): void {
    this.pointing.tray = null;
    const mine = moment.next?.seat === READER;
    this.look = {
      ...NO_LOOK,
      table: this.id,
      seq: moment.to,
      phase: 'study',
      seat: READER,
      view: moment.view,
      bids: moment.bids,
      draft: mine ? { steps: [], redo: [], complete: false, final: [] } : null,
    };
    const colour = (moment.next?.step ?? '').split(' ')[1]?.split('@')[0] ?? '';
    this.pointing.chosen = isColour(colour) ? colour : (moment.view.open?.hand?.[0] ?? null);
  }

  // ------------------------------------------------------------- what the reader does

  override async take(step: string): Promise<void> {
    const { mineToDo } = this;
    if (mineToDo === null) return;
    if (!this.wanted.has(step)) this.problem = this.whyNot(step);
    else if (step === mineToDo && this.ahead.length === 0) await this.go(this.step + 1);
    else await this.go(this.step - this.ahead.length, [...this.ahead, step]);
  }

  /** The rules may allow it, but the lesson goes another way. */
  override whyNot(step: string): string | null {
    const { mineToDo, wanted } = this;
    if (mineToDo === null || wanted.has(step)) return null;
    // Of several steps, the one about the same container is the one to name.
    const same = [...wanted].find((one) => one.split('@')[0] === step.split('@')[0]);
    return say('learn-instead', { step: spokenStep(say, same ?? mineToDo) });
  }

  /** What was taken in another order than the recorded one. */
  private get ahead(): readonly string[] {
    return this.moment?.ahead ?? [];
  }

  override async changeDraft(): Promise<void> {
    // A lesson has its own way back.
  }

  override async lookAt(): Promise<void> {
    // The text of a lesson fits no other moment.
  }

  /** Let the others play until it is the reader's decision or there is something to explain. */
  async goOn(): Promise<void> {
    const lesson = lessonOf(this.name);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.running = true;
    while (!this.finished && this.mineToDo === null) {
      const before = this.step;
      await this.go(before + 1);
      if (this.step === before || (lesson !== undefined && speaksAt(lesson, this.step))) break;
      if (!still) await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    this.running = false;
  }

  async back(): Promise<void> {
    const { ahead, step } = this;
    if (ahead.length > 0) await this.go(step - ahead.length, ahead.slice(0, -1));
    else if (step > 0) await this.go(step - 1);
  }
}
