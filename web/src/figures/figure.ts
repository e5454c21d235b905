import { text } from '../text/text.svelte';

/** A figure with at most one digit after the point, as the reader's language writes it. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(text.language, { maximumFractionDigits: 1 }).format(value);
