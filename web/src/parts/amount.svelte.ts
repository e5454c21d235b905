/** More digits than anybody ever has dollars. */
const MOST_DIGITS = 5;

/**
 * An amount while it is being typed. It starts empty and is kept as it is typed, even where it breaks a bound: what
 * a player types never changes into something else.
 */
export class Amount {
  /** The digits, or nothing. */
  typed = $state('');
  /** An amount that was not typed (slider, plus, minus) is replaced by the next digit. */
  private replace = false;

  get value(): number | null {
    return this.typed === '' ? null : Number(this.typed);
  }

  digit(key: number | string): void {
    const kept = this.replace || this.typed === '0' ? '' : this.typed;
    this.write(`${kept}${key}`);
  }

  backspace(): void {
    this.write(this.typed.slice(0, -1));
  }

  /** What stands in the field, without what is no digit. */
  write(text: string): void {
    this.typed = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
    this.replace = false;
  }

  set(value: number): void {
    this.typed = String(value);
    this.replace = true;
  }
}
