/**
 * The socket to the server. It reconnects by itself, notices when the server stops answering (a phone that
 * slept, a lost network), and carries commands, each with its answer.
 */
import { Trouble } from './http';
import type { DraftChange, FromClient, Refusal, Say, Steps, ToClient, WriteNote } from './messages';

const RETRY_MS = [200, 500, 1000, 2000, 4000, 8000];
/** How long a silence may last before we ping, and how long we wait for the answer. */
const QUIET_MS = 20_000;
const ANSWER_MS = 5000;

/** Closed because the cookie is no longer valid. */
const CREDENTIAL_GONE = 4401;

export interface LineListener {
  opened: () => void;
  /** The connection broke for the nth time in a row. */
  broken: (failures: number) => void;
  heard: (message: ToClient) => void;
  strangerNow: () => void;
}

interface Waiting {
  done: () => void;
  refused: (trouble: Trouble) => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private lastHeard = 0;
  private retryMs: number | null = null;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly listener: LineListener) {}

  get live(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open(): void {
    document.addEventListener('visibilitychange', this.check);
    addEventListener('online', this.check);
    addEventListener('pageshow', this.check);
    this.connect();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.check);
    removeEventListener('online', this.check);
    removeEventListener('pageshow', this.check);
    this.drop();
    clearTimeout(this.retrying);
  }

  /** Reconnect as someone else, because the cookie has changed. */
  reopen(): void {
    this.drop();
    this.connect();
  }

  send(message: FromClient): boolean {
    if (!this.live) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Send a command. It resolves when the server has stored it. */
  request(message: Steps | DraftChange | Say | WriteNote): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.send(message)) {
        reject(new Trouble('offline', ''));
        return;
      }
      const late = setTimeout(() => this.settle(message.id, new Trouble('offline', '')), ANSWER_MS);
      this.waiting.set(message.id, {
        done: () => {
          clearTimeout(late);
          resolve();
        },
        refused: (trouble) => {
          clearTimeout(late);
          reject(trouble);
        },
      });
    });
  }

  private connect(): void {
    clearTimeout(this.retrying);
    const address = new URL('/api/live', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.listen();
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.hear(JSON.parse(event.data) as ToClient);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === CREDENTIAL_GONE) this.listener.strangerNow();
      this.broken();
    };
  }

  private hear(message: ToClient): void {
    this.failures = 0;
    this.listen();
    if (message.type === 'ok') this.settle(message.id, null);
    else if (message.type === 'error' && message.id !== null) {
      // A command that was given up on has been repeated as a request, which has its own answer.
      this.settle(message.id, refusal(message));
    } else if (message.type === 'closing') this.retryMs = message.retry_ms;
    else if (message.type !== 'pong') this.listener.heard(message);
  }

  private settle(id: string, trouble: Trouble | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (trouble === null) waiting?.done();
    else waiting?.refused(trouble);
  }

  /** A message arrived, so all is well for a while. */
  private listen(): void {
    this.lastHeard = Date.now();
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.ask(), QUIET_MS);
  }

  private ask(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.drop();
      this.broken();
    }, ANSWER_MS);
  }

  /** The page is visible again, or the network is back. */
  private readonly check = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.live) {
      if (Date.now() - this.lastHeard > ANSWER_MS) this.ask();
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.failures = 0;
      this.connect();
    }
  };

  private broken(): void {
    this.forget();
    if (this.closed) return;
    const wait = this.retryMs ?? RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 8000;
    this.retryMs = null;
    this.failures += 1;
    this.listener.broken(this.failures);
    clearTimeout(this.retrying);
    // So that pages do not all reconnect at once.
    this.retrying = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    if (socket !== null) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.onopen = null;
      socket.close();
    }
    this.forget();
  }

  private forget(): void {
    clearTimeout(this.watchdog);
    for (const id of [...this.waiting.keys()]) this.settle(id, new Trouble('offline', ''));
  }
}

export const refusal = ({ error, fresh }: Refusal): Trouble =>
  new Trouble(error.code, error.text, fresh);
