import { choices } from '../browser/choices.svelte';
import type { Amount } from './amount.svelte';

/**
 * The keys of an amount, which digits mean wherever the focus is, unless somebody is writing. Enter right after them
 * means the amount, too, and not the button that happens to have the focus. Whoever goes elsewhere first, by key or
 * by pointer, means what is there.
 */
export class AmountKeys {
  private justTyped = false;

  constructor(
    private readonly amount: Amount,
    private readonly send: () => void,
  ) {}

  readonly pressed = (event: KeyboardEvent): void => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    const typed = this.justTyped;
    this.justTyped = false;
    if (!choices.keys || ctrlKey || metaKey || altKey || isWriting(target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (key === 'Enter') {
      if (!typed && target !== document.body) return;
      // Held or pressed once more, it still presses no button.
      this.justTyped = typed;
      if (!repeat) this.send();
    } else {
      if (/^\d$/.test(key)) this.amount.digit(key);
      else if (key === 'Backspace') this.amount.backspace();
      else return;
      this.justTyped = this.amount.value !== null;
    }
    event.preventDefault();
  };

  readonly pointed = (): void => {
    this.justTyped = false;
  };
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
