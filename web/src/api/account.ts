import { post, put, read, remove } from './http';
import type {
  Choices,
  Contact,
  ContactAnswer,
  Empty,
  Features,
  Link,
  Me,
  Notices,
  Token,
} from './messages';

export type { Choices, Contact, Features, Link };

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
export const removeContact = (id: string) =>
  remove<Empty>(`/api/me/contacts/${encodeURIComponent(id)}`);
export const tryContact = (id: string) =>
  post<Empty>(`/api/me/contacts/${encodeURIComponent(id)}/test`);

export const makeLink = () => post<Link>('/api/me/link');
export const useLink = (code: string) => post<Me>('/api/players/link', { code });
export const makeToken = async () => (await post<Token>('/api/me/token')).token;
export const signOut = () => post<Me>('/api/me/signout');
export const beForgotten = (name: string) => post<Empty>('/api/me/forget', { name });
export const EXPORT = '/api/me/export';

/** Lets this browser be woken; the key of the server is base64 for addresses. */
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
