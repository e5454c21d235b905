/** Results, ratings and all my notes. */
import { read, table } from './http';
import type { MyStatistics, NoteList, Ranking, ResultList, TableStatistics } from './messages';

export type { FinishedGame, Ranked, Statistics } from './messages';

export const readStatistics = () => read<MyStatistics>('/api/me/statistics');

/** My finished games, latest first, that ended before a given time. */
export const readResults = (before: number | null) =>
  read<ResultList>(`/api/me/results${before === null ? '' : `?before=${before}`}`);

export const readRanking = () => read<Ranking>('/api/ranking');

export const readNotes = async () => (await read<NoteList>('/api/me/notes')).notes;

/** Results and ratings of everyone at a table. */
export const readCompany = async (id: string) =>
  (await read<TableStatistics>(`${table(id)}/statistics`)).players;
