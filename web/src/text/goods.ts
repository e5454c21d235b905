import { priced } from '../game/words';
import { lotText } from './log';
import { say } from './text.svelte';

/** Priced containers for a screen reader: "black, 2 × tan at $3; white at $4". */
export function goodsText(containers: readonly string[]): string {
  if (containers.length === 0) return say('page-nothing');
  const prices = [...new Set(containers.map((one) => priced(one).price))].sort((a, b) => a - b);
  return prices
    .map((price) => {
      const colours = containers.map(priced).filter((one) => one.price === price);
      return say('page-column', {
        lot: lotText(
          say,
          colours.map((one) => one.colour),
        ),
        price,
      });
    })
    .join('; ');
}
