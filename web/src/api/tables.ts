import { commandId, post, read } from './http';
import type { Look, NewTable, News, TableInfo } from './types';
import type { Seat } from '../game/words';

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

interface TableAnswer {
  table: TableInfo;
}

export const createTable = async (wish: NewTable) =>
  (await post<TableAnswer>('/api/tables', wish)).table;

export const listTables = async (list: 'mine' | 'open') =>
  (await read<{ tables: TableInfo[] }>(`/api/tables?list=${list}`)).tables;

export const readTable = async (id: string) => (await read<TableAnswer>(table(id))).table;

export const joinTable = async (id: string, invite?: string) =>
  (await post<TableAnswer>(`${table(id)}/join`, invite ? { invite } : {})).table;

export const leaveTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/leave`)).table;

export const startTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/start`)).table;

export const rematchTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/rematch`)).table;

export const readLook = (id: string, seat: Seat | null) =>
  read<Look>(`${table(id)}/view?insight=true&seat=${seat ?? 'spectator'}`);

/** What happened after an entry of the log; the server holds the line for some seconds. */
export const readNews = (id: string, after: number, wait: number) =>
  read<News>(`${table(id)}/events?after=${after}&wait=${wait}`);

export interface Done {
  fresh: Look;
}

export const sendSteps = (
  id: string,
  seat: Seat,
  decision: number | null,
  steps: string[],
  commit: boolean,
) => post<Done>(`${table(id)}/steps`, { id: commandId(), seat, decision, steps, commit });

export type DraftChange = 'undo' | 'redo' | 'reset' | 'commit';

export const sendDraft = (id: string, seat: Seat, what: DraftChange) =>
  post<Done>(`${table(id)}/draft`, { id: commandId(), seat, do: what });
