import type { ErrorAnswer, Look } from './messages';

/** The path of a table. */
export const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** An error from the server, or that it could not be reached (`offline`). */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fresh: Look | null = null,
  ) {
    super(message);
  }
}

type Headers = Record<string, string>;

async function send(
  method: string,
  path: string,
  body?: unknown,
  more: Headers = {},
): Promise<Response> {
  // The page says there which language it uses.
  const headers: Headers = { 'accept-language': document.documentElement.lang, ...more };
  const raw = body instanceof Blob;
  if (body !== undefined && !raw) headers['content-type'] = 'application/json';
  try {
    return await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble('offline', '');
  }
}

async function answer<T>(method: string, path: string, body?: unknown, more?: Headers): Promise<T> {
  const response = await send(method, path, body, more);
  let found: unknown;
  try {
    found = await response.json();
  } catch {
    throw new Trouble('offline', '');
  }
  if (response.ok) return found as T;
  const { error, fresh } = found as Partial<ErrorAnswer>;
  throw new Trouble(error?.code ?? 'internal', error?.text ?? '', fresh ?? null);
}

export const read = <T>(path: string, more?: Headers) => answer<T>('GET', path, undefined, more);
export const post = <T>(path: string, body: unknown = {}, more?: Headers) =>
  answer<T>('POST', path, body, more);
export const put = <T>(path: string, body: unknown, more?: Headers) =>
  answer<T>('PUT', path, body, more);
export const remove = <T>(path: string, more?: Headers) =>
  answer<T>('DELETE', path, undefined, more);
export const change = <T>(path: string, body: unknown) => answer<T>('PATCH', path, body);

/** An id for a command. `randomUUID` is missing on pages without https. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
