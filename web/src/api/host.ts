/** Requests of the server's admin. Each carries the admin token or the secret of a session. */
import { post, put, read, remove } from './http';
import type {
  Act,
  ActList,
  Ban,
  BanList,
  HiddenTable,
  HiddenTables,
  NewBan,
  Report,
  ReportList,
} from './messages';

export type { Act, Ban, HiddenTable, NewBan, Report };

const key = (secret: string) => ({ 'x-longshore-admin': secret });
const part = encodeURIComponent;

export const readReports = async (secret: string): Promise<Report[]> =>
  (await read<ReportList>('/api/admin/reports', key(secret))).reports;

/** Close a report without doing anything. */
export const closeReport = async (secret: string, { id }: Report) => {
  await remove(`/api/admin/reports/${part(id)}`, key(secret));
};

export const removeText = async (secret: string, { table, number }: Report) => {
  await remove(`/api/admin/tables/${part(table)}/chat/${number}`, key(secret));
};

/** Give a player the name of a guest. */
export const rename = async (secret: string, player: string) => {
  await put(`/api/admin/players/${part(player)}/name`, {}, key(secret));
};

export const readBans = async (secret: string): Promise<Ban[]> =>
  (await read<BanList>('/api/admin/bans', key(secret))).bans;

export const ban = async (secret: string, wish: NewBan) => {
  await post('/api/admin/bans', wish, key(secret));
};

export const unban = async (secret: string, { id }: Ban) => {
  await remove(`/api/admin/bans/${part(id)}`, key(secret));
};

export const readHidden = async (secret: string): Promise<HiddenTable[]> =>
  (await read<HiddenTables>('/api/admin/hidden', key(secret))).hidden;

export const hide = async (secret: string, id: string) => {
  await put(`/api/admin/tables/${part(id)}/hidden`, {}, key(secret));
};

export const unhide = async (secret: string, id: string) => {
  await remove(`/api/admin/tables/${part(id)}/hidden`, key(secret));
};

export const readActs = async (secret: string): Promise<Act[]> =>
  (await read<ActList>('/api/admin/acts', key(secret))).acts;

const ADDRESS = /^(\d+(\.\d+){3}|[\da-f]*:[\da-f]*:[\da-f:.]*)(\/\d+)?$|^client:/i;

/** Whom a ban is meant for: an address, a network or a client in the log, or else a player by id, name or table and seat. */
export const whom = (text: string): Pick<NewBan, 'address' | 'player'> =>
  ADDRESS.test(text) ? { address: text } : { player: text };
