/** Games that are looked at: moments of them, records, lessons, and what became of the money. */
import { post, read, table } from './http';
import type { Economy, LessonMoment, Moment, Seat, TableAnswer } from './messages';

export type { Economy, LessonMoment, Moment };

/** Through whose eyes: a player's, those of somebody who watches, or everything. */
export type Eyes = Seat | 'spectator' | 'all';

/** The game after so many steps, through the reader's own eyes unless others are named. */
export const readMoment = (id: string, to: number, eyes: Eyes | null, insight = true) =>
  read<Moment>(
    `${table(id)}/replay?insight=${insight}&to=${to}${eyes === null ? '' : `&seat=${eyes}`}`,
  );

export const recordAddress = (id: string, eyes: Eyes | null) =>
  `${table(id)}/record?format=text${eyes === null || eyes === 'all' ? '' : `&seat=${eyes}`}`;

/** A record from elsewhere becomes a table at which nobody plays. */
export const importRecord = async (record: Blob) =>
  (await post<TableAnswer>('/api/records', record)).table;

export const readEconomy = (id: string) => read<Economy>(`${table(id)}/economy`);

export const readLesson = (name: string, to: number) =>
  read<LessonMoment>(`/api/lessons/${name}?to=${to}`);
