/** A recorded game as a film: the boards one after another, one for each thing that happens. */
import type { Example } from '../api/games';
import { after } from '../game/after';
import type { GameEvent, View } from '../game/view';

/** How long one picture stands, and the last one. */
export const FRAME_MS = 850;
export const END_MS = 6000;

/**
 * Containers that move together are one picture, and so is a voyage. What only goes through somebody's hands is
 * over in a moment and has none.
 */
export function framesOf({ view, events }: Example): View[] {
  const frames = [view];
  let shown = view;
  events.forEach((event, index) => {
    shown = after(shown, event);
    if (endsPicture(event, events[index + 1])) frames.push(shown);
  });
  return frames;
}

const isStep = (event: GameEvent | undefined) =>
  event?.event === 'move' ? !event.to.endsWith('.hand') : event?.event === 'sail';

const endsPicture = (event: GameEvent, next: GameEvent | undefined): boolean =>
  isStep(event) && !(event.event === 'move' && next?.event === 'move' && isStep(next));

/** Where the film begins: the first ships are about to sail. It starts over from there, too. */
export const startOf = (frames: readonly View[]): number => {
  const sailed = frames.findIndex(({ seats }) =>
    Object.values(seats).some(({ ship }) => ship.at !== 'sea'),
  );
  return Math.max(0, sailed - 1);
};

/** The picture for people who want nothing to move: a busy harbour, well into the game. */
export const stillOf = (frames: readonly View[]): number => Math.floor(frames.length * 0.6);
