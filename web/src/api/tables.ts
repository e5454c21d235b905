import { post, read, table } from './http';
import type {
  ChangeDraft,
  Done,
  Invitation,
  JoinTable,
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

type ListName = ListQuery['list'] & string;

export const listTables = async (list: ListName) =>
  (await read<TableList>(`/api/tables?list=${list}`)).tables;

/** The first few tables of a list, each with what spectators see of its game. */
export const listViews = async (list: ListName) =>
  (await read<TableList>(`/api/tables?list=${list}&views=true`)).tables;

export const readTable = async (id: string) => (await read<TableAnswer>(table(id))).table;

/** Take a seat: the first free one, or a colour where colours are chosen. */
export const joinTable = async (id: string, wish: JoinTable) =>
  (await post<TableAnswer>(`${table(id)}/join`, wish)).table;

export const leaveTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/leave`)).table;

/** Empty a place, or put a bot there, as the host. */
export const changeSeat = async (id: string, place: number, bot: string | null) =>
  (await post<TableAnswer>(`${table(id)}/seat`, bot === null ? { place } : { place, bot })).table;

/** The invitation link, under an address that others can reach, also as an image. */
export const readInvitation = async (id: string) =>
  (await read<Invitation>(`${table(id)}/invitation`)).url;
export const invitationPicture = (id: string) => `${table(id)}/invitation.svg`;

export const startTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/start`)).table;

export const rematchTable = async (id: string) =>
  (await post<TableAnswer>(`${table(id)}/rematch`)).table;

export const readLook = (id: string, seat: Seat | null) =>
  read<Look>(`${table(id)}/view?insight=true&seat=${seat ?? 'spectator'}`);

/** What happened after a log entry. The server waits a few seconds for news. */
export const readNews = (id: string, after: number, wait: number) =>
  read<News>(`${table(id)}/events?after=${after}&wait=${wait}`);

export const sendSteps = (id: string, body: TakeSteps) =>
  post<Done>(`${table(id)}/steps`, { ...body, insight: true });

export type DraftWish = ChangeDraft['do'];

export const sendDraft = (id: string, body: ChangeDraft) =>
  post<Done>(`${table(id)}/draft`, { ...body, insight: true });

/** What the public record proves about everyone's cash. */
export const readLedger = (id: string) => read<Ledger>(`${table(id)}/ledger`);
