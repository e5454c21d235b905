import type { View } from '../../game/view';
import type { Seat } from '../../game/words';

/** Which turn is meant by a seat that is lent for one: see docs/design.md, section 5. */
export type TurnMeant = 'own' | 'next' | 'asked';

export function turnMeant(view: View, seat: Seat): TurnMeant {
  if (view.turn === seat) return 'own';
  return view.asked?.seats.includes(seat) ? 'asked' : 'next';
}
