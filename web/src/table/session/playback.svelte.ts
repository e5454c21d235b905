import { choices, type Pace } from '../../browser/choices.svelte';
import { isReduced } from '../../browser/motion';
import type { GameEvent, Look } from '../../api/messages';
import { after, departed } from '../../game/after';
import { addDeeds, waysOf, type Deed, type DeedKind } from '../../game/deeds';
import { IdleTurns } from '../../game/idleTurns';
import { boardOf, type View } from '../../game/view';
import type { Seat } from '../../game/words';
import { captionOf, summaryOf } from '../../text/captions';
import { say } from '../../text/text.svelte';

/** What is shown at one time: a deed, an auction or the end, which have the stage, or all that a player did. */
export interface Beat {
  kind: 'step' | 'auction' | 'end' | 'summary';
  seat: Seat | null;
  deeds: Deed[];
  /** What happens on the board meanwhile. */
  events: GameEvent[];
  /** Whether things are seen to move. */
  moving: boolean;
  caption: string | null;
}

/** How long a beat is, in milliseconds. */
const LENGTH: Record<Pace, number> = { normal: 850, fast: 420, still: 0 };
/** A line about many things takes longer to read. */
const SUMMARY = 1.8;
/** When the containers of a beat arrive, as a part of its length. */
const LANDING = 0.7;
/** Beats that may wait. The rest is told in a line for each player, so that nobody watches the past. */
const MOST = 8;
/** The steps of a bot come one by one. A deed is whole when the next one begins, or after this time. */
const QUIET_MS = 250;
/** The longest time for a beat with its own length, in case nobody says that it is over. */
const PATIENCE_MS = 60_000;

/** What the playback has to know about its table. */
export interface Watched {
  readonly seat: Seat | null;
  readonly draft: Look['draft'];
  /** Whether an earlier moment of the game is looked at, so that nobody watches. */
  readonly lookingBack?: boolean;
  /** Whether a bot plays for the person who sits there. */
  botFor(seat: Seat): boolean;
}

/**
 * What others do is played one after another, while the present can already be decided on. This is the clock of the
 * page: the board shows an earlier position and catches up, and whatever tells the game keeps `hidden` to itself.
 */
export class Playback {
  /** What is on stage. */
  beat = $state.raw<Beat | null>(null);
  /** The board meanwhile, or null where it shows the present. */
  board = $state.raw<View | null>(null);
  private waiting = $state.raw<Beat[]>([]);
  /** How many events of the beat on stage its show has not come to. */
  private ahead = $state(0);
  /** How many of the events heard last nobody may read yet, because the picture has not come to them. */
  readonly hidden: number = $derived.by(() =>
    this.board === null
      ? 0
      : this.waiting.reduce((sum, { events }) => sum + events.length, this.ahead),
  );
  /** The position after all that has been heard, without my draft, and the entry it belongs to. */
  private latest: View | null = null;
  private seq = 0;
  private heardAt = 0;
  /** The position after each event that has not been shown yet. */
  private readonly positions = new WeakMap<GameEvent, View>();
  /** The steps that end a turn without a deed. The steps of a bot come one by one, so a turn may be in parts. */
  private readonly passes = new WeakSet<GameEvent>();
  private readonly idleTurns = new IdleTurns();
  /** The position after everything that has been on stage. */
  private front: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hosts = 0;

  constructor(private readonly table: Watched) {}

  /**
   * A component that gives auctions and the end a show of their own says so. It calls `reach` when the show has told
   * something, and `done` when it has left the stage.
   */
  host(): () => void {
    this.hosts += 1;
    return () => {
      this.hosts -= 1;
    };
  }

  /** What has happened, before the view that shows it. */
  hear(events: readonly GameEvent[]): void {
    const before = this.latest;
    const news = events.filter((event) => event.seq > this.seq);
    if (before === null || news.length === 0) return;
    this.follow(before, news);
    if (this.idle) {
      if (!this.worthWatching(news)) return;
      this.front = before;
      if (this.moving) this.board = before;
    } else if (this.board === null && this.beat?.moving === true && this.moving) {
      // A result that stays to be read keeps what comes next from the board.
      this.board = before;
    }
    this.heardAt = performance.now();
    this.enqueue(news);
    if (this.timer === undefined) this.next();
  }

  /** The newest view, after what led to it. */
  see(look: Look): void {
    if ((look.draft?.steps.length ?? 0) > 0) return;
    this.latest = unasked(look.view);
    this.seq = Math.max(this.seq, look.seq);
  }

  /** The last position that was worked out or seen, which the next view mostly repeats. */
  get known(): View | null {
    return this.latest;
  }

  /** On to the next. A show has its own way to be skipped. */
  skip(): void {
    if (!this.idle && (this.beat === null || !this.isHosted(this.beat))) this.next();
  }

  /** On to the present, or to the next show before it. */
  skipAll(): void {
    const show = this.waiting.findIndex((beat) => this.isHosted(beat));
    if (show < 0) {
      this.end();
      return;
    }
    const last = this.waiting
      .slice(0, show)
      .flatMap(({ events }) => events)
      .at(-1);
    if (last !== undefined) this.front = this.positions.get(last) ?? this.front;
    this.waiting = this.waiting.slice(show);
    this.next();
  }

  /** The show on stage has told this event, and with the fate of a lot all that follows from it. */
  reach(beat: Beat, event: GameEvent): void {
    if (beat !== this.beat || this.board === null) return;
    const { events } = beat;
    const index = event.event === 'settled' ? events.length - 1 : events.indexOf(event);
    const last = events[index];
    if (last === undefined) return;
    this.ahead = events.length - 1 - index;
    const rest = this.ahead === 0 && this.waiting.length === 0;
    this.board = rest ? null : (this.positions.get(last) ?? this.board);
  }

  /** The beat with its own length is over. */
  done(beat: Beat): void {
    if (beat === this.beat) this.next();
  }

  /** Whether something waits for the beat on stage to be over. */
  get pressing(): boolean {
    return this.waiting.length > 0;
  }

  /** Whether something is on stage or waits for it. */
  get playing(): boolean {
    return !this.idle;
  }

  /** How long a container of the present beat is on its way. */
  get flightMs(): number {
    return LENGTH[choices.pace] * LANDING;
  }

  /** Straight to the present. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.ahead = 0;
    this.front = null;
    this.beat = null;
    this.board = null;
  }

  private get idle(): boolean {
    return this.beat === null && this.waiting.length === 0;
  }

  /** With a draft on it, the board shows the present. */
  private get moving(): boolean {
    const drafted = (this.table.draft?.steps.length ?? 0) > 0;
    return !isReduced() && choices.pace !== 'still' && !drafted;
  }

  private follow(before: View, news: readonly GameEvent[]): void {
    let position = before;
    for (const event of news) {
      position = after(position, event);
      this.positions.set(event, position);
      if (this.idleTurns.passes(event)) this.passes.add(event);
      this.seq = event.seq;
    }
    this.latest = position;
  }

  /** Nobody watches a hidden tab, and nobody has to be shown what they did themselves, unless it is a show. */
  private worthWatching(news: readonly GameEvent[]): boolean {
    if (document.hidden || this.table.lookingBack === true) return false;
    const deeds = this.deedsOf([], news);
    if (this.hosts > 0 && deeds.some(({ kind }) => isShow(kind))) return true;
    if (choices.pace === 'still') return false;
    return deeds.some((deed) => !isSilent(deed) && !this.isMine(deed.seat));
  }

  private deedsOf(before: readonly Deed[], news: readonly GameEvent[]): Deed[] {
    return addDeeds(before, news, (event) => this.passes.has(event));
  }

  private isMine(seat: Seat | null): boolean {
    return seat !== null && seat === this.table.seat && !this.table.botFor(seat);
  }

  // ------------------------------------------------------------- the queue

  /** What is not on stage yet goes on with what has arrived. */
  private enqueue(news: readonly GameEvent[]): void {
    const last = this.waiting.at(-1);
    const open = last === undefined || last.kind === 'summary' ? [] : last.deeds;
    const before = open.length > 0 ? this.waiting.slice(0, -1) : this.waiting;
    const { moving } = this;
    const beats = this.deedsOf(open, news).map((deed): Beat => {
      const { kind, seat, events } = deed;
      const beat = { seat, deeds: [deed], events, moving, caption: null };
      return { ...beat, kind: isShow(kind) ? kind : 'step' };
    });
    this.waiting = shortened([...before, ...beats]);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.board !== null) this.board = this.front;
    this.ahead = 0;
    const [beat] = this.waiting;
    if (beat === undefined) {
      this.end();
      return;
    }
    const quiet = performance.now() - this.heardAt;
    if (this.waiting.length === 1 && beat.kind === 'step' && quiet < QUIET_MS) {
      this.wait(QUIET_MS - quiet, () => this.next());
      return;
    }
    this.waiting = this.waiting.slice(1);
    this.stage({ ...beat, caption: this.captionOf(beat) });
  }

  private stage(beat: Beat): void {
    const before = this.front;
    const last = beat.events.at(-1);
    if (last !== undefined) this.front = this.positions.get(last) ?? before;
    const length = this.lengthOf(beat);
    if (length === 0) {
      this.next();
      return;
    }
    this.beat = beat;
    if (this.isHosted(beat)) {
      // The board waits for the gavel, and so does everything else.
      this.ahead = beat.events.length;
      this.wait(length, () => this.next());
      return;
    }
    const ways = beat.moving && beat.kind !== 'summary' ? waysOf(beat.events) : [];
    if (this.board === null || before === null || ways.length === 0) {
      if (this.board !== null) this.board = this.front;
      this.wait(length, () => this.next());
      return;
    }
    // Everything happens at once, except that containers are still on their way.
    const others = beat.events.filter((event) => event.event !== 'move').reduce(after, before);
    this.board = ways.reduce((view, { colour, from }) => departed(view, colour, from), others);
    this.wait(length * LANDING, () => {
      this.board = this.front;
      this.wait(length * (1 - LANDING), () => this.next());
    });
  }

  private captionOf(beat: Beat): string | null {
    const { kind, seat, deeds } = beat;
    const reader = { seat: this.table.seat, cargoOf: (other: Seat) => this.cargoOf(other) };
    if (seat !== null && this.isMine(seat)) return null;
    if (kind === 'summary') {
      const little = seat === null || deeds.every((deed) => deed.kind === 'turn');
      return little ? null : summaryOf(say, deeds, seat, reader);
    }
    const [deed] = deeds;
    return deed === undefined || this.isHosted(beat) ? null : captionOf(say, deed, reader);
  }

  private cargoOf(seat: Seat): number {
    return this.front === null ? 0 : boardOf(this.front, seat).ship.cargo.length;
  }

  /** An auction or an end with a show of its own. */
  private isHosted({ kind }: Beat): boolean {
    return isShow(kind) && this.hosts > 0;
  }

  private lengthOf(beat: Beat): number {
    const { kind, caption } = beat;
    if (this.isHosted(beat)) return PATIENCE_MS;
    if (caption === null) return 0;
    return LENGTH[choices.pace] * (kind === 'summary' ? SUMMARY : 1);
  }

  private wait(ms: number, then: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      then();
    }, ms);
  }
}

/**
 * A position in which nothing is asked. Which space a broker was called for stays: the bid that follows does not say
 * it, and puts the name of its bidder and its amount on the Payment Card together.
 */
function unasked(view: View): View {
  const bare: View = { ...view, asked: null };
  if (view.open?.space === undefined) delete bare.open;
  delete bare.auction;
  return bare;
}

const isShow = (kind: Beat['kind'] | DeedKind): kind is 'auction' | 'end' =>
  kind === 'auction' || kind === 'end';

/** Nothing that could be seen: a turn begins, or a bid is handed in, whose envelope lies on the stage at once. */
const isSilent = ({ kind, events }: Deed): boolean =>
  kind === 'turn' || events.every(({ event }) => event === 'committed');

/** No more beats than may wait, and the rest in a line for each player. The end is always told. */
function shortened(beats: Beat[]): Beat[] {
  const rest = beats.slice(MOST);
  const end = rest.filter(({ kind }) => kind === 'end');
  return rest.length === end.length
    ? beats
    : [...beats.slice(0, MOST), ...summed(rest.filter(({ kind }) => kind !== 'end')), ...end];
}

/** Many beats in one line for each player. The board changes with the first of them. */
function summed(beats: readonly Beat[]): Beat[] {
  const deeds = beats.flatMap((beat) => beat.deeds);
  const events = beats.flatMap((beat) => beat.events);
  const seats = [...new Set(deeds.map((deed) => deed.seat))];
  return seats.map((seat, index) => ({
    kind: 'summary',
    seat,
    deeds: deeds.filter((deed) => deed.seat === seat),
    events: index === 0 ? events : [],
    moving: beats.some((beat) => beat.moving),
    caption: null,
  }));
}
