import { getContext, setContext, untrack } from 'svelte';
import { choices } from '../../browser/choices.svelte';
import { SEATS, type Seat } from '../../game/words';
import { styleOf } from '../../text/names';
import { text } from '../../text/text.svelte';
import type { LiveTable } from '../session/live.svelte';
import { isFarewell, linesOf, type Line } from './lines';

/** How long a line can be read. */
const SPOKEN_MS = 4000;

/** What of a table matters to its bots. */
type Heard = Pick<LiveTable, 'id' | 'events' | 'look' | 'now' | 'playback' | 'past' | 'botAt'>;

/** What a bot is saying right now. A line comes once that which it is about has been seen. */
export class Speaking {
  line = $state.raw<Line | null>(null);
  /** Whether everybody here knows who has won. */
  private told = $state(false);
  private ready = $state(false);
  /** The last entry that was heard, or null before the first look: what happened before is not talked about. */
  private seen: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Heard,
    /** Whether lines wait for the end of the playback, whose captions need their place. */
    private readonly waits: () => boolean,
  ) {}

  /** The end of the game has been told. */
  endTold(): void {
    this.told = true;
  }

  /** Follow the table for as long as the component that calls this is there. */
  follow(): void {
    $effect(() => {
      if (choices.banter) void this.prepare();
    });
    $effect(() => this.hear());
    $effect(() => {
      if (this.silent) untrack(() => this.hush());
    });
    $effect(() => () => this.hush());
  }

  /** Load the words. Without them, nothing is said. */
  async prepare(): Promise<void> {
    this.ready = await text.need('banter').then(
      () => true,
      () => false,
    );
  }

  /** Take up what has been seen of the game by now. */
  hear(): void {
    const { upTo, told } = this;
    if (upTo !== null) untrack(() => this.listen(upTo, told));
  }

  /** The last entry that has been seen, or null while that is not clear. */
  private get upTo(): number | null {
    const { events, look, playback } = this.table;
    if (look === null) return null;
    const { beat } = playback;
    if (beat === null) return playback.playing ? null : (events.at(-1)?.seq ?? 0);
    const [first] = beat.events;
    return first === undefined || this.waits() ? null : first.seq - 1;
  }

  private listen(upTo: number, told: boolean): void {
    const seen = this.seen ?? upTo;
    const line = this.lines().findLast(({ seq }) => seq > seen && seq <= upTo);
    // Who has won is not said before it is told.
    if (line !== undefined && isFarewell(line.moment) && !told) return;
    this.seen = Math.max(seen, upTo);
    if (line === undefined || this.silent || document.hidden) return;
    this.line = line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hush(), SPOKEN_MS);
  }

  private lines(): Line[] {
    const { id, events, now } = this.table;
    const bots = SEATS.flatMap((seat): [Seat, string][] => {
      const bot = this.table.botAt(seat);
      return bot === null ? [] : [[seat, styleOf(bot.bot)]];
    });
    return linesOf({ id, players: now.players, bots: Object.fromEntries(bots) }, events);
  }

  /** Nothing is said about the past, and nothing during an auction, where it could be taken for a hint. */
  private get silent(): boolean {
    const { look, past, playback } = this.table;
    const off = !choices.banter || choices.pace === 'still' || !this.ready;
    const auction = look?.view.auction !== undefined || playback.beat?.kind === 'auction';
    return off || past.moment !== null || auction;
  }

  private hush(): void {
    clearTimeout(this.timer);
    this.line = null;
  }
}

const KEY = Symbol('speaking');

/** Bots speak where this context is set, at live tables. */
export const provideSpeaking = (speaking: Speaking) => setContext(KEY, speaking);
export const useSpeaking = () => getContext<Speaking | undefined>(KEY);
