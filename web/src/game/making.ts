/** What producing would bring right now, as a player would work it out (R-PROD-3 to R-PROD-6). */
import type { Colour } from './words';

export interface Making {
  machines: number;
  /** How many containers there would be: the supply and the store may not have enough. */
  made: number;
}

export function makingOf(
  machines: readonly (Colour | null)[],
  supply: Readonly<Record<Colour, number>>,
  room: number | undefined,
): Making {
  const owned = machines.filter((colour) => colour !== null);
  const able = owned.filter((colour) => supply[colour] > 0).length;
  return { machines: owned.length, made: Math.min(able, Math.max(room ?? able, 0)) };
}
