import { change, post, put, read, remove } from './http';
import type {
  Arrived,
  ChangePlayer,
  Choices,
  Contact,
  ContactAnswer,
  Empty,
  Features,
  Link,
  Me,
  MySchedule,
  NewPlayer,
  Notices,
  Schedule,
  ScheduleWish,
  TableNotices,
  Token,
  Visitor,
} from './messages';

export type { Choices, Contact, Features, Link, Schedule };

export const readVisitor = async () => (await read<Visitor>('/api/visitor')).player;
export const changeMe = async (wish: ChangePlayer) => (await change<Me>('/api/me', wish)).player;
/** Somebody who has a player on this device already stays that player. */
export const arrive = async (who: NewPlayer) =>
  (await post<Arrived | Me>('/api/players', who)).player;

export const readFeatures = () => read<Features>('/api/features');
export const readNotices = () => read<Notices>('/api/me/notices');
export const chooseNotices = (choices: Choices) => put<Notices>('/api/me/notices', { choices });
export const addMail = (address: string) =>
  post<ContactAnswer>('/api/me/contacts', { kind: 'mail', address });
export const addPush = (subscription: PushSubscriptionJSON) =>
  post<ContactAnswer>('/api/me/contacts', {
    kind: 'push',
    subscription: { endpoint: subscription.endpoint, keys: subscription.keys },
  });
/** The response contains the webhook's secret, only this once. */
export const addWebhook = async (url: string) =>
  (await post<ContactAnswer>('/api/me/contacts', { kind: 'webhook', url })).contact;
export const removeContact = (id: string) =>
  remove<Empty>(`/api/me/contacts/${encodeURIComponent(id)}`);
export const tryContact = (id: string) =>
  post<Empty>(`/api/me/contacts/${encodeURIComponent(id)}/test`);

const noticesOf = (table: string) => `/api/tables/${encodeURIComponent(table)}/notices`;
export const readTableNotices = (table: string) => read<TableNotices>(noticesOf(table));
/** Without choices, the same as for all other tables. */
export const chooseTableNotices = (table: string, choices: Choices | null) =>
  put<TableNotices>(noticesOf(table), { choices });

export const readSchedule = async () => (await read<MySchedule>('/api/me/schedule')).schedule;
export const keepSchedule = async (wish: ScheduleWish) =>
  (await put<MySchedule>('/api/me/schedule', wish)).schedule;

export const makeLink = () => post<Link>('/api/me/link');
export const useLink = (code: string) => post<Me>('/api/players/link', { code });
export const makeToken = async () => (await post<Token>('/api/me/token')).token;
export const dropToken = () => remove<Me>('/api/me/token');
export const signOut = () => post<Me>('/api/me/signout');
export const beForgotten = (name: string) => post<Empty>('/api/me/forget', { name });
export const EXPORT = '/api/me/export';

/** Subscribe this browser to push messages. The server's key is URL-safe base64. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return found.toJSON();
}
