/** Passkeys: the browser and the device make them, the server keeps their public half. */
import { post, read, remove } from './http';
import type { AdminSession, Me, Passkey, PasskeyList, PasskeyQuestion } from './messages';

export type { Passkey };

const MINE = '/api/me/passkeys';
const SIGN_IN = '/api/players/passkey';
const ADMIN = '/api/admin/passkey';

/** Why the device did not respond. `away` if the keys belong to another address. */
export class NoPasskey extends Error {
  constructor(readonly why: 'refused' | 'known' | 'away') {
    super(why);
  }
}

/** Browsers offer passkeys only to pages served over a secure connection. */
export const canUsePasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** A passkey belongs to a host name. An IP address cannot have any. */
export const isNamed = (host: string): boolean => !/^[\d.]+$|^\[/.test(host);

export const readPasskeys = async () => (await read<PasskeyList>(MINE)).passkeys;

export const removePasskey = async (id: string) =>
  (await remove<PasskeyList>(`${MINE}/${encodeURIComponent(id)}`)).passkeys;

export async function addPasskey(name: string): Promise<Passkey[]> {
  const { id, options } = await post<PasskeyQuestion>(`${MINE}/question`);
  const wish = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await answered(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(wish),
    }),
  );
  return (await post<PasskeyList>(MINE, { id, credential, name })).passkeys;
}

/** Sign in with a passkey of this device. */
export const signInWithPasskey = () => proven<Me>(SIGN_IN);

/** Sign in as an admin, for a few hours. */
export const signInAsAdmin = () => proven<AdminSession>(ADMIN);

async function proven<T>(path: string): Promise<T> {
  const { id, options } = await post<PasskeyQuestion>(`${path}/question`);
  const wish = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await answered(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wish),
    }),
  );
  return post<T>(path, { id, credential });
}

const WHY: Record<string, NoPasskey['why']> = {
  InvalidStateError: 'known',
  SecurityError: 'away',
};

async function answered(ask: () => Promise<Credential | null>): Promise<unknown> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (trouble) {
    throw new NoPasskey(
      trouble instanceof DOMException ? (WHY[trouble.name] ?? 'refused') : 'refused',
    );
  }
  if (!(found instanceof PublicKeyCredential)) throw new NoPasskey('refused');
  return found.toJSON();
}
