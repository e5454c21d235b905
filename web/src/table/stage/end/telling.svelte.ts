import { shownAfter, type Moment, type ScoreSheet, type Shown } from './timeline';

/** Goes from moment to moment, until everything is told or somebody has seen enough. */
export class Telling {
  /** How many moments have come. */
  private come = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  running = $state(false);
  readonly shown: Shown = $derived.by(() =>
    shownAfter(this.moments.slice(0, this.come), this.sheet),
  );
  /** The moment on stage, if any. */
  readonly moment: Moment | null = $derived.by(() =>
    this.running ? (this.moments[this.come - 1] ?? null) : null,
  );

  constructor(
    private readonly moments: readonly Moment[],
    private readonly sheet: ScoreSheet,
    /** Called whenever a moment begins. */
    private readonly begins: (moment: Moment) => void = () => undefined,
  ) {
    this.come = moments.length;
  }

  /** Tell it from the start. Each moment lasts `pace` times its normal length. */
  start(pace: number): void {
    this.stop();
    this.come = 0;
    this.running = true;
    // The closed sheet is seen for a moment first.
    this.timer = setTimeout(() => this.next(pace), FIRST * pace);
  }

  /** Show the finished sheet. */
  stop(): void {
    clearTimeout(this.timer);
    this.come = this.moments.length;
    this.running = false;
  }

  /** Show the next moments until one of them takes time. */
  private next(pace: number): void {
    for (;;) {
      const moment = this.moments[this.come];
      if (moment === undefined) {
        this.stop();
        return;
      }
      this.come += 1;
      if (moment.ms === 0) continue;
      this.begins(moment);
      this.timer = setTimeout(() => this.next(pace), moment.ms * pace);
      return;
    }
  }
}

const FIRST = 500;
