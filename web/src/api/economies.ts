import { read } from './http';
import type { Economy } from './messages';

export type { Economy };

export const readEconomy = (id: string) =>
  read<Economy>(`/api/tables/${encodeURIComponent(id)}/economy`);
