/** What one looks for in a long game: its auctions, the moments a colour ran out, and the last turn. */
import type { GameEvent } from '../game/view';
import { COLOURS, type Colour } from '../game/words';
import type { Outline } from './outline';

export type Landmark =
  | { kind: 'auction'; step: number }
  | { kind: 'gone'; step: number; colour: Colour }
  | { kind: 'last'; step: number };

type Count = Record<Colour, number>;

/** How many containers of each colour have left the supply for good. */
function taken(events: readonly GameEvent[]): Count {
  const count = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Count;
  for (const event of events) {
    if (event.event === 'move') count[event.container] += change(event);
  }
  return count;
}

const change = ({ from, to }: { from: string; to: string }) =>
  Number(from === 'supply') - Number(to === 'supply');

/** The supply at the start, from what is left of it after some events. */
export function suppliedAtFirst(left: Count, events: readonly GameEvent[]): Count {
  const gone = taken(events);
  return Object.fromEntries(
    COLOURS.map((colour) => [colour, left[colour] + gone[colour]]),
  ) as Count;
}

/** In the order of the game. An auction starts when its ship is at the island (R-AUCT-1). */
export function landmarksOf(
  events: readonly GameEvent[],
  { seqs }: Pick<Outline, 'seqs'>,
  supply: Count,
): Landmark[] {
  const left = { ...supply };
  const found: Landmark[] = [];
  let step = 0;
  let arrived = 0;
  for (const event of events) {
    while ((seqs[step + 1] ?? Infinity) <= event.seq) step += 1;
    if (event.event === 'sail' && event.to === 'island') arrived = step;
    else if (event.event === 'settled') found.push({ kind: 'auction', step: arrived });
    else if (event.event === 'ending') found.push({ kind: 'last', step });
    else if (event.event === 'move') {
      left[event.container] -= change(event);
      if (left[event.container] === 0 && event.from === 'supply')
        found.push({ kind: 'gone', step, colour: event.container });
    }
  }
  return found.sort((one, two) => one.step - two.step);
}

export function previousAuction(landmarks: readonly Landmark[], step: number): number | null {
  return landmarks.findLast((mark) => mark.kind === 'auction' && mark.step < step)?.step ?? null;
}

export function nextAuction(landmarks: readonly Landmark[], step: number): number | null {
  return landmarks.find((mark) => mark.kind === 'auction' && mark.step > step)?.step ?? null;
}
