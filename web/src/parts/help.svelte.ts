/** Help: while it is on, everything on the screen that has a rule shows a mark. */
class Help {
  on = $state(false);
  /** How many things on the screen could show one. */
  private marks = $state(0);

  /** Whether there is anything to switch on. */
  get offered(): boolean {
    return this.marks > 0;
  }

  /** Something with a rule appears; returns what to do when it goes. */
  mark(): () => void {
    this.marks += 1;
    return () => {
      this.marks -= 1;
    };
  }

  /** Whether it was on. */
  leave(): boolean {
    const { on } = this;
    this.on = false;
    return on;
  }
}

export const help = new Help();
