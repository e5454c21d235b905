/** Amounts of money as the language of the page writes them: "$12", "12 $", "4,6 $". */
import { say } from './text.svelte';

const tenths = (amount: number) => Math.round(amount * 10) / 10;

export function dollars(amount: number): string {
  const shown = say('dollars', { amount: Math.abs(tenths(amount)) });
  return tenths(amount) < 0 ? `−${shown}` : shown;
}

/** A gain or a loss, always with + or −. */
export const signed = (amount: number): string =>
  tenths(amount) < 0 ? dollars(amount) : `+${dollars(amount)}`;

/** What comes before and after an amount in an input. */
export function aroundAmount(): { before: string; behind: string } {
  const [before = '', behind = ''] = say('dollars', { amount: '|' }).split('|');
  return { before, behind };
}
