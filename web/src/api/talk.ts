import { post, put, read, remove, table } from './http';
import type { SilenceList } from './messages';

export const say = async (id: string, commandId: string, text: string) => {
  await post(`${table(id)}/chat`, { id: commandId, text });
};

export const readNote = async (id: string) =>
  (await read<{ text: string }>(`${table(id)}/note`)).text;

export const keepNote = async (id: string, text: string) => {
  await put(`${table(id)}/note`, { text });
};

export const silence = async (id: string, kind: 'mute' | 'block', message: number) => {
  await post(`${table(id)}/silence`, { kind, message });
};

/** Report the name of whoever sits at a place. */
export const reportName = async (id: string, place: number, reason: string) => {
  await post(`${table(id)}/places/${place}/report`, { reason });
};

export const report = async (id: string, message: number, reason: string) => {
  await post(`${table(id)}/chat/${message}/report`, { reason });
};

export const silenced = async () => (await read<SilenceList>('/api/me/silenced')).silenced;

/** Unmute or unblock a player. Returns who is left. */
export const hearAgain = async (id: string) =>
  (await remove<SilenceList>(`/api/me/silenced/${encodeURIComponent(id)}`)).silenced;
