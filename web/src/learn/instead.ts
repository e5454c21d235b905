import type { Tray } from '../table/session/pointing.svelte';
import { spokenStep } from '../text/spoken';
import { say } from '../text/text.svelte';

/** Where on the buttons a step begins: the tray that has to be opened, or the button itself. */
const BUTTONS: Record<string, Tray | 'produce' | 'load'> = {
  produce: 'produce',
  load: 'load',
  restock: 'restock',
  reprice: 'restock',
  sail: 'sail',
  machine: 'build',
  warehouse: 'build',
  call: 'broker',
  outbid: 'broker',
  sell: 'sale',
};
/** What stands on the button: of a sale, more than on its tray. */
const nameOf = (button: Tray | 'produce' | 'load') =>
  button === 'sale' ? say('trays-sale') : say(`page-action-${button}`);

const verbOf = (step: string) => step.split(' ')[0] ?? '';
/** What a step is about, without the price. */
const thingOf = (step: string) => step.split('@')[0] ?? '';

/**
 * The answer to a step that the lesson does not want now: what to press instead, as the page has it in front of the
 * reader. Of several wanted steps, the one about the same container is named.
 */
export function insteadOf(step: string, wanted: readonly string[], tray: Tray | null): string {
  const meant = wanted.find((one) => thingOf(one) === thingOf(step)) ?? wanted[0] ?? '';
  const words = spokenStep(say, meant);
  if (verbOf(meant) === 'bid' && verbOf(step) === 'bid') {
    return say('learn-instead-bid', { step: words });
  }
  if (meant.includes('@') && thingOf(meant) === thingOf(step)) {
    return say('learn-instead-price', { step: words });
  }
  const button = BUTTONS[verbOf(meant)];
  if (button === undefined || button === tray) return say('learn-instead', { step: words });
  const action = nameOf(button);
  return button === 'produce' || button === 'load'
    ? say('learn-instead-button', { action })
    : say('learn-instead-action', { action, step: words });
}
