/** What the host of the server does; each request carries the server's own secret. */
import { read, remove } from './http';
import type { Report, ReportList } from './messages';

const key = (secret: string) => ({ 'x-longshore-admin': secret });

export const readReports = async (secret: string): Promise<Report[]> =>
  (await read<ReportList>('/api/admin/reports', key(secret))).reports;

/** Nothing is wrong with what was reported. */
export const closeReport = async (secret: string, { id }: Report) => {
  await remove(`/api/admin/reports/${encodeURIComponent(id)}`, key(secret));
};

export const removeText = async (secret: string, { table, number }: Report) => {
  await remove(`/api/admin/tables/${encodeURIComponent(table)}/chat/${number}`, key(secret));
};
