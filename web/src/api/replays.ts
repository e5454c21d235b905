import { post, read } from './http';
import type { Replay, Seat, TableAnswer } from './messages';

/** Through whose eyes: a player's, those of somebody who watches, or everything. */
export type Eyes = Seat | 'spectator' | 'all';

export type Moment = Replay;

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const readMoment = (id: string, to: number | null, eyes: Eyes | null) =>
  read<Moment>(
    `${table(id)}/replay?insight=true${to === null ? '' : `&to=${to}`}${eyes === null ? '' : `&seat=${eyes}`}`,
  );

export const recordAddress = (id: string, eyes: Eyes | null) =>
  `${table(id)}/record?format=text${eyes === null || eyes === 'all' ? '' : `&seat=${eyes}`}`;

/** A record from elsewhere becomes a table at which nobody plays. */
export const importRecord = async (record: Blob) =>
  (await post<TableAnswer>('/api/records', record)).table;
