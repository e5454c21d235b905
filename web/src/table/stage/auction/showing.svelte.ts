import type { BidsEvent, GameEvent, SettledEvent } from '../../../api/messages';
import type { Pace } from '../../../browser/choices.svelte';
import type { Sound } from '../../../browser/sounds';
import type { Auction } from '../../../game/view';
import type { Seat } from '../../../game/words';
import {
  aheadOf,
  lasting,
  revealOf,
  settlingOf,
  type Moment,
  type Progress,
  type Told,
} from './show';

const NOTHING: Progress = { opened: [], best: [] };
const SOUNDS: Partial<Record<Moment['kind'], Sound>> = {
  roll: 'roll',
  open: 'paper',
  gavel: 'gavel',
  coins: 'coin',
  subsidy: 'coin',
  cargo: 'container',
};

/** What a show needs from the page. */
export interface House {
  pace: () => Pace;
  play: (sound: Sound) => void;
}

export interface Passed {
  told: Told;
  moment: Moment;
}

/** A part of the show: what is told from now on, and its moments. */
interface Act {
  event: BidsEvent | SettledEvent;
  told: Told;
  moments: Moment[];
}

/** The show of one auction, moment by moment. It tells what the playback has come to, and nothing beyond. */
export class Showing {
  /** The auction on stage, or null while there is nothing to show beyond the present position. */
  told = $state.raw<Told | null>(null);
  moment = $state.raw<Moment | null>(null);
  progress = $state.raw<Progress>(NOTHING);
  /** Everything that was seen of the last auction, in order, for those who are told it. */
  passed = $state.raw<readonly Passed[]>([]);
  /** The last event whose outcome everybody has seen. */
  reached = $state.raw<GameEvent | null>(null);
  /** Whether everything has been told. The last moment stays until somebody calls `end`, or there is more. */
  finished = $state(true);
  private act: Act | null = null;
  private acts: Act[] = [];
  private moments: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly house: House) {}

  /** Go on with these of all events. An auction that is still open is part of the position. */
  hear(some: readonly GameEvent[], all: readonly GameEvent[], open: Auction | undefined): void {
    for (const event of some) {
      if (event.event !== 'bids' && event.event !== 'settled') continue;
      const index = all.indexOf(event);
      const { seller, lot } = settlementAfter(all, index) ?? open ?? {};
      if (seller === undefined || lot === undefined) continue;
      const rounds = roundsUntil(all, index);
      this.acts.push(
        event.event === 'bids'
          ? { event, told: { seller, lot, rounds, settled: null }, moments: revealOf(event) }
          : { event, told: { seller, lot, rounds, settled: event }, moments: settlingOf(event) },
      );
    }
    if (this.finished) this.next();
  }

  /** On to what stays: the decision after the bids, or the result; from there to the end. */
  skip(): void {
    if (this.moment?.kind === 'result') this.next();
    else this.next(true);
  }

  /** Leave the stage at once, and what has happened so far untold. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.act = null;
    this.acts = [];
    this.moments = [];
    this.told = null;
    this.moment = null;
    this.reached = null;
    this.progress = NOTHING;
    this.finished = true;
  }

  /** Show the next moments until one of them takes time. */
  private next(quick = false): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (;;) {
      const moment = this.moments.shift() ?? this.nextAct();
      this.finished = moment === undefined;
      if (moment === undefined) return;
      this.show(moment);
      const ms = lasting(moment, quick && moment.kind !== 'result' ? 'still' : this.house.pace());
      const sound = SOUNDS[moment.kind];
      if (ms > 0 && sound !== undefined) this.house.play(sound);
      if (ms > 0) {
        this.timer = setTimeout(() => this.next(), ms);
        return;
      }
    }
  }

  private nextAct(): Moment | undefined {
    const act = this.acts.shift();
    if (act === undefined) return undefined;
    this.act = act;
    this.told = act.told;
    if (isFirst(act.told)) this.passed = [];
    this.moments = [...act.moments];
    this.progress = act.told.settled === null ? NOTHING : finished(act.told);
    return this.moments.shift();
  }

  private show(moment: Moment): void {
    this.moment = moment;
    if (this.told !== null) this.passed = [...this.passed, { told: this.told, moment }];
    if (moment.kind === 'called' || moment.kind === 'result') {
      this.reached = this.act?.event ?? null;
    }
    const round = this.told?.rounds.at(-1);
    if (moment.kind !== 'open' || round === undefined) return;
    const opened = [...this.progress.opened, moment.seat];
    this.progress = { opened, best: aheadOf(round, opened) };
  }
}

/** Whether an auction enters the stage with this. */
const isFirst = ({ rounds, settled }: Told) => rounds.length === 1 && settled === null;

/** All envelopes are open, and the buyer is known. */
function finished({ rounds, settled }: Told): Progress {
  const opened = Object.keys(rounds.at(-1)?.bids ?? {}) as Seat[];
  return { opened, best: settled?.accepted ? [settled.buyer] : [] };
}

/** How the auction of an event ends, as far as that is known. */
function settlementAfter(events: readonly GameEvent[], index: number): SettledEvent | null {
  const ends = events.findIndex(({ event }, at) => at > index && event === 'turn');
  const rest = events.slice(Math.max(0, index), ends < 0 ? undefined : ends);
  return rest.find((event) => event.event === 'settled') ?? null;
}

/** The rounds of bids of the auction that an event belongs to. */
function roundsUntil(events: readonly GameEvent[], index: number): BidsEvent[] {
  const rounds: BidsEvent[] = [];
  for (let at = index; at >= 0; at -= 1) {
    const event = events[at];
    if (event?.event === 'turn' || (event?.event === 'settled' && at < index)) break;
    if (event?.event === 'bids') rounds.unshift(event);
  }
  return rounds;
}
