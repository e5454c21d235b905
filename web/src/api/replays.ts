import { post, read } from './http';
import type { TableInfo } from './types';
import type { GameEvent, Insight, View } from '../game/view';
import type { Seat } from '../game/words';

/** Through whose eyes: a player's, those of somebody who watches, or everything. */
export type Eyes = Seat | 'spectator' | 'all';

export interface Moment {
  table: string;
  steps: number;
  to: number;
  seat: Seat | 'all' | null;
  view: View;
  step: string | null;
  events: GameEvent[];
  insight?: Insight;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const readMoment = (id: string, to: number | null, eyes: Eyes | null) =>
  read<Moment>(
    `${table(id)}/replay?insight=true${to === null ? '' : `&to=${to}`}${eyes === null ? '' : `&seat=${eyes}`}`,
  );

export const recordAddress = (id: string, eyes: Eyes | null) =>
  `${table(id)}/record?format=text${eyes === null || eyes === 'all' ? '' : `&seat=${eyes}`}`;

/** A record from elsewhere becomes a table at which nobody plays. */
export const importRecord = async (record: Blob) =>
  (await post<{ table: TableInfo }>('/api/records', record)).table;
