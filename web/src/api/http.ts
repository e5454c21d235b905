import { text } from '../text/text.svelte';
import type { ErrorAnswer } from './messages';
import type { Look } from './types';

/** A refusal of the server, or that it could not be reached (`offline`). */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fresh: Look | null = null,
  ) {
    super(message);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': text.language };
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

async function answer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
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

export const read = <T>(path: string) => answer<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => answer<T>('POST', path, body);
export const put = <T>(path: string, body: unknown) => answer<T>('PUT', path, body);
export const remove = <T>(path: string) => answer<T>('DELETE', path);
export const change = <T>(path: string, body: unknown) => answer<T>('PATCH', path, body);

/** A name of our own for a command; `randomUUID` is missing on pages without https. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
