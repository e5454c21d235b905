/** Amounts of money as the language of the page writes them: "$12", "12 $", "4,6 $". */
import { say } from './text.svelte';

const tenths = (amount: number) => Math.round(amount * 10) / 10;

export function dollars(amount: number): string {
  const shown = say('dollars', { amount: Math.abs(tenths(amount)) });
  return tenths(amount) < 0 ? `−${shown}` : shown;
}

/** What somebody gains or loses: always with + or −. */
export const signed = (amount: number): string =>
  tenths(amount) < 0 ? dollars(amount) : `+${dollars(amount)}`;

/** What stands before and behind an amount that is typed. */
export function aroundAmount(): { before: string; behind: string } {
  const [before = '', behind = ''] = say('dollars', { amount: '|' }).split('|');
  return { before, behind };
}
