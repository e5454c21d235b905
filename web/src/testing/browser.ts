/** Just enough of a browser for logic without rendering. */
import { vi } from 'vitest';

export interface Browser {
  page: EventTarget;
  document: EventTarget & { visibilityState: string; hidden: boolean };
  root: { lang: string; dataset: Record<string, string> };
  kept: Map<string, string>;
  address: { pathname: string; hash: string; search: string; href: string };
}

/** What listens for events of the window is found in `page`. */
export function openBrowser(href = 'http://127.0.0.1/'): Browser {
  const page = new EventTarget();
  const root = { lang: 'en', dataset: {} };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    hidden: false,
    documentElement: root,
    querySelector: () => null,
  });
  const kept = new Map<string, string>();
  const { pathname, hash, search } = new URL(href);
  const address = { pathname, hash, search, href };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', address);
  // Nobody has touched the page, so it is silent.
  vi.stubGlobal('navigator', { languages: [], userActivation: { hasBeenActive: false } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { page, document, root, kept, address };
}

/** A socket whose other end is the test. */
export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static last(): Socket {
    const socket = Socket.all.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }

  readyState = Socket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The types of what was sent. */
  get said(): unknown[] {
    return this.sent.map((message) => message['type']);
  }
  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function openSockets(): void {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
}
