/** Games to look at: moments, records, lessons and economies. */
import { post, read, table } from './http';
import type { Economy, Example, LessonMoment, Moment, Seat, Story, TableAnswer } from './messages';

export type { Economy, Example, LessonMoment, Moment, Story };

/** Whose view: a player's, a spectator's, or everything. */
export type Eyes = Seat | 'spectator' | 'all';

/** The game after some steps, in the reader's own view unless another is given. */
export const readMoment = (id: string, to: number, eyes: Eyes | null, insight = true) =>
  read<Moment>(
    `${table(id)}/replay?insight=${insight}&to=${to}${eyes === null ? '' : `&seat=${eyes}`}`,
  );

export const recordAddress = (id: string, eyes: Eyes | null) =>
  `${table(id)}/record?format=text${eyes === null || eyes === 'all' ? '' : `&seat=${eyes}`}`;

/** Import a record as a table at which nobody plays. */
export const importRecord = async (record: Blob) =>
  (await post<TableAnswer>('/api/records', record)).table;

/** A recorded game that every server has. */
export const readExample = () => read<Example>('/api/example');

export const readEconomy = (id: string) => read<Economy>(`${table(id)}/economy`);

/** A moment of a lesson, after some recorded steps and others that the reader took in another order. */
export const readLesson = (
  name: string,
  to: number,
  ahead: readonly string[] = [],
  since?: number,
) => {
  const own = ahead.length === 0 ? '' : `&ahead=${encodeURIComponent(ahead.join())}`;
  const from = since === undefined ? '' : `&since=${since}`;
  return read<LessonMoment>(`/api/lessons/${name}?to=${to}${own}${from}`);
};

/** The story of a finished game. */
export const readStory = (id: string) => read<Story>(`${table(id)}/story`);
