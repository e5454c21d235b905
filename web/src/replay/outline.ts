/** Where the steps and turns of a game are in its public log. */
import type { GameEvent } from '../game/view';
import type { Seat } from '../game/words';

export interface TurnMark {
  /** After how many steps the turn starts. */
  step: number;
  seat: Seat;
}

export interface Outline {
  /** For each number of steps, the entry of the log after which they have been made. */
  seqs: number[];
  turns: TurnMark[];
}

/** Every step has its own log entry, or, while it is a sealed bid, an entry that a bid was made. */
const isStep = (event: GameEvent) => event.event === 'step' || event.event === 'committed';

export function outlineOf(events: readonly GameEvent[]): Outline {
  const seqs = [0];
  const turns: TurnMark[] = [];
  let seq = 0;
  for (const event of events) {
    if (isStep(event) && event.seq !== seq) {
      seq = event.seq;
      seqs.push(seq);
    }
    if (event.event === 'turn') {
      turns.push({ step: seqs.length - 1, seat: event.seat });
    }
    if (seqs.length === 1) seqs[0] = event.seq;
  }
  return { seqs, turns };
}

/** The last turn that had started by then, if any. */
export function turnAt({ turns }: Outline, step: number): number {
  return turns.findLastIndex((turn) => turn.step <= step);
}

/** Where the previous turn starts, or this one if some of it has been played. */
export function previousTurn(outline: Outline, step: number): number {
  return outline.turns.findLast((turn) => turn.step < step)?.step ?? 0;
}

export function nextTurn(outline: Outline, step: number, last: number): number {
  return outline.turns.find((turn) => turn.step > step)?.step ?? last;
}
