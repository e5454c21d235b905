import { say, text } from './text.svelte';

/** The page's language as the reader's country writes it, if the browser tells: `en-GB` has 24 hours. */
const locale = (): string =>
  navigator.languages.find((one) => one.split('-')[0] === text.language) ?? text.language;

/** The time of day, as the reader's language writes it. */
export function clockTime(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(ms);
}

/** A day, as the reader's language writes it. */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);
}

const DAY_MS = 86_400_000;

/** `4:07`, with hours where there are any; days from two on. */
export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY_MS) return say('table-days', { count: Math.floor(ms / DAY_MS) });
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
