import { post, read, table } from './http';
import type {
  ChangeDraft,
  Done,
  Invitation,
  Ledger,
  ListQuery,
  Look,
  News,
  NewTable,
  Seat,
  TableAnswer,
  TableList,
  TakeSteps,
} from './messages';

export const createTable = async (wish: NewTable) =>
  (await post<TableAnswer>('/api/tables', wish)).table;

export const listTables = async (list: ListQuery['list'] & string) =>
  (await read<TableList>(`/api/tables?list=${list}`)).tables;

export const readTable = async (id: string) => (await read<TableAnswer>(table(id))).table;

export const joinTable = async (id: string, invite?: string) =>
  (await post<TableAnswer>(`${table(id)}/join`, invite ? { invite } : {})).table;

export const leaveTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/leave`)).table;

/** The host empties a place, or lets a bot sit there. */
export const changeSeat = async (id: string, place: number, bot: string | null) =>
  (await post<TableAnswer>(`${table(id)}/seat`, bot === null ? { place } : { place, bot })).table;

/** The link for others, under an address that they can reach; also as a picture. */
export const readInvitation = async (id: string) =>
  (await read<Invitation>(`${table(id)}/invitation`)).url;
export const invitationPicture = (id: string) => `${table(id)}/invitation.svg`;

export const startTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/start`)).table;

export const rematchTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/rematch`)).table;

export const readLook = (id: string, seat: Seat | null) =>
  read<Look>(`${table(id)}/view?insight=true&seat=${seat ?? 'spectator'}`);

/** What happened after an entry of the log; the server holds the line for some seconds. */
export const readNews = (id: string, after: number, wait: number) =>
  read<News>(`${table(id)}/events?after=${after}&wait=${wait}`);

export const sendSteps = (id: string, body: TakeSteps) =>
  post<Done>(`${table(id)}/steps`, { ...body, insight: true });

export type DraftWish = ChangeDraft['do'];

export const sendDraft = (id: string, body: ChangeDraft) =>
  post<Done>(`${table(id)}/draft`, { ...body, insight: true });

/** What the public record proves about everybody's cash. */
export const readLedger = (id: string) => read<Ledger>(`${table(id)}/ledger`);
