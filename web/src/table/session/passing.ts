/** How long a message stays that nobody closes, in milliseconds. */
export const PASSING_MS = 8000;

/** Makes a message pass: one at a time, and the last one counts. */
export class Passing {
  private timer: ReturnType<typeof setTimeout> | undefined;

  restart(over: (() => void) | null): void {
    clearTimeout(this.timer);
    this.timer = over === null ? undefined : setTimeout(over, PASSING_MS);
  }
}
