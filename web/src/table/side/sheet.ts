/** What I have marked on the card sheet of a table, kept in this browser. */
import { remember, remembered } from '../../browser/remember';
import type { Colour, Seat } from '../../game/words';

/** Nothing marked, ruled out, thought likely, certain. */
export const MARKS = ['none', 'no', 'maybe', 'yes'] as const;
export type Mark = (typeof MARKS)[number];
export type Sheet = Record<string, Mark>;

/** How many tables' sheets are kept, the latest ones. */
const KEPT = 20;

export const cellOf = (seat: Seat, card: Colour): string => `${seat} ${card}`;

export function nextMark(mark: Mark | undefined): Mark {
  return MARKS[(MARKS.indexOf(mark ?? 'none') + 1) % MARKS.length] ?? 'none';
}

function all(): [string, Sheet][] {
  try {
    const found: unknown = JSON.parse(remembered('card-sheets') ?? '[]');
    return Array.isArray(found) ? (found as [string, Sheet][]) : [];
  } catch {
    return [];
  }
}

export function readSheet(table: string): Sheet {
  return all().find(([id]) => id === table)?.[1] ?? {};
}

export function keepSheet(table: string, sheet: Sheet): void {
  const others = all().filter(([id]) => id !== table);
  const marked = Object.fromEntries(Object.entries(sheet).filter(([, mark]) => mark !== 'none'));
  remember('card-sheets', JSON.stringify([[table, marked], ...others].slice(0, KEPT)));
}
