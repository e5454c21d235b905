import { say, text } from './text.svelte';

/** The time of day, as the reader's language writes it. */
export function clockTime(ms: number): string {
  return new Intl.DateTimeFormat(text.language, { hour: '2-digit', minute: '2-digit' }).format(ms);
}

/** A day, as the reader's language writes it. */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(text.language, { dateStyle: 'medium' }).format(ms);
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
