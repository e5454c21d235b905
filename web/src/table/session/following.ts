/**
 * Staying up to date with one table: over the socket, which resumes by the number of the last entry, and where
 * sockets do not work, by polling. The listener gets the same updates either way.
 */
import { Trouble } from '../../api/http';
import { Line } from '../../api/line';
import { me } from '../../parts/me.svelte';
import type {
  DraftChange,
  Say,
  Steps,
  TableInfo,
  ToClient,
  Update,
  WriteNote,
} from '../../api/messages';
import * as tables from '../../api/tables';
import { passing } from '../../game/rules.json';
import type { GameEvent } from '../../game/view';
import type { Seat } from '../../game/words';
import type { Way } from './connection.svelte';
import { NO_LOOK } from './look';

const WAIT_SECONDS = 20;
const PAUSE_MS = 1500;
/** After how long we watch again if the server refuses, longer each time. */
const AGAIN_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Refusals that are about the seat, which has a new owner. */
const OF_THE_SEAT: ReadonlySet<string> = new Set(['not_your_seat', 'which_seat']);
/** Refusals that may be over the next time we ask. */
const PASSING: ReadonlySet<string> = new Set(passing);

export interface Wish {
  seat: Seat | 'spectator' | null;
  /** The last entry received, and the last chat message. */
  after: number;
  chatAfter: number | null;
}

export interface Follower {
  wish: () => Wish;
  heard: (message: ToClient) => void;
  /** How news arrives, and if none does, why the server shows nothing. */
  connection: (way: Way, why?: string) => void;
  missing: () => void;
  /** The seat is no longer this player's, so become a spectator. */
  seatGone: () => void;
}

export class Following {
  private readonly line: Line;
  private closed = false;
  private asking = false;
  /** How often we have watched again without success. */
  private retries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** How often the seat has changed, so that responses for an old one are dropped. */
  private seatChanges = 0;

  constructor(
    private readonly id: string,
    private readonly follower: Follower,
  ) {
    this.line = new Line({
      opened: () => this.watch(),
      broken: (failures) => this.broken(failures),
      heard: (message) => this.heard(message),
      strangerNow: () => void me.look().catch(() => undefined),
    });
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    this.line.close();
  }

  /** The cookie or the language has changed. */
  reopen(): void {
    this.line.reopen();
  }

  /** Someone else is looking at the page now. */
  change(): void {
    this.seatChanges += 1;
    this.line.send({ type: 'unwatch', table: this.id });
    this.watch();
    if (!this.line.live) void this.ask(0);
  }

  /** Send a command over the socket, or if that breaks as a request with the same id. */
  async command(
    message: Steps | DraftChange | Say | WriteNote,
    otherwise: () => Promise<void>,
  ): Promise<void> {
    if (this.line.live) {
      try {
        await this.line.request(message);
        return;
      } catch (trouble) {
        if (!(trouble instanceof Trouble) || trouble.code !== 'offline') throw trouble;
      }
    }
    await otherwise();
  }

  private watch(): void {
    clearTimeout(this.again);
    const { seat, after, chatAfter } = this.follower.wish();
    this.line.send({
      type: 'watch',
      table: this.id,
      seat,
      after,
      insight: true,
      also: ['chat', 'presence', 'note'],
      chat_after: chatAfter,
    });
  }

  private heard(message: ToClient): void {
    if (message.type === 'error') {
      this.refused(message.error.code, message.error.text);
      return;
    }
    if (message.type === 'update') {
      this.retries = 0;
      this.follower.connection('live');
    }
    this.follower.heard(message);
  }

  /** The server shows nothing, or nothing any more. */
  private refused(code: string, text: string): void {
    if (code === 'no_such_table') this.gone();
    else if (OF_THE_SEAT.has(code)) {
      this.follower.seatGone();
      this.change();
    } else if (PASSING.has(code)) {
      this.follower.connection('lost');
      this.watchLater();
    } else this.follower.connection('lost', text);
  }

  private watchLater(): void {
    const wait = AGAIN_MS[Math.min(this.retries, AGAIN_MS.length - 1)] ?? PAUSE_MS;
    clearTimeout(this.again);
    this.again = setTimeout(
      () => {
        this.retries += 1;
        this.watch();
      },
      // So that pages do not all ask again at once.
      wait * (0.75 + Math.random() / 2),
    );
  }

  private gone(): void {
    this.follower.missing();
    this.close();
  }

  private broken(failures: number): void {
    if (!this.asking) this.follower.connection('lost');
    // A first break is usually short. After that we poll, since sockets may not work here.
    if (failures >= 2 && !this.asking) void this.keepAsking();
  }

  private async keepAsking(): Promise<void> {
    this.asking = true;
    let wait = 0;
    while (!this.closed && !this.line.live) {
      try {
        await this.ask(wait);
        wait = WAIT_SECONDS;
        if (!this.line.live) this.follower.connection('asking');
      } catch (trouble) {
        const code = trouble instanceof Trouble ? trouble.code : '';
        if (code === 'no_such_table') this.gone();
        if (OF_THE_SEAT.has(code)) this.follower.seatGone();
        wait = 0;
        if (!this.line.live) this.follower.connection('lost');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    this.asking = false;
  }

  /** What a socket would have said. */
  private async ask(wait: number): Promise<void> {
    const { seatChanges } = this;
    const { after, seat } = this.follower.wish();
    const events = await this.eventsAfter(after, wait);
    const info = await tables.readTable(this.id);
    const look = isStarted(info) ? await tables.readLook(this.id, eyesOf(info, seat)) : null;
    const seq = look?.seq ?? info.seq;
    // The view may be newer or older than the events, so bring both to the same entry.
    const last = events.at(-1)?.seq ?? after;
    if (seq > last) events.push(...(await this.eventsAfter(last, 0)));
    if (this.closed || seatChanges !== this.seatChanges) return;
    const shown = look ?? { ...NO_LOOK, table: this.id, phase: info.phase, view: null };
    const told = events.filter((event) => event.seq <= seq);
    const update: Update = { ...shown, type: 'update', seq, events: told, info };
    this.follower.heard(update);
  }

  private async eventsAfter(seq: number, wait: number): Promise<GameEvent[]> {
    const events: GameEvent[] = [];
    let after = seq;
    let more = true;
    while (more) {
      const news = await tables.readNews(this.id, after, wait);
      events.push(...news.events);
      after = news.seq;
      ({ more } = news);
    }
    return events;
  }
}

const isStarted = (info: TableInfo) => info.phase !== 'open' && info.phase !== 'cancelled';

function eyesOf(info: TableInfo, wished: Wish['seat']): Seat | null {
  if (wished !== null) return wished === 'spectator' ? null : wished;
  const own = info.seats.filter((one) => one.mine);
  return own.length === 1 ? (own[0]?.seat ?? null) : null;
}
