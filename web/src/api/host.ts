/** Requests of the server's admin. Each carries the admin token. */
import { read, remove } from './http';
import type { Report, ReportList } from './messages';

const key = (secret: string) => ({ 'x-longshore-admin': secret });

export const readReports = async (secret: string): Promise<Report[]> =>
  (await read<ReportList>('/api/admin/reports', key(secret))).reports;

/** Close a report without removing the message. */
export const closeReport = async (secret: string, { id }: Report) => {
  await remove(`/api/admin/reports/${encodeURIComponent(id)}`, key(secret));
};

export const removeText = async (secret: string, { table, number }: Report) => {
  await remove(`/api/admin/tables/${encodeURIComponent(table)}/chat/${number}`, key(secret));
};
