/** How far the day has gone at a table: from 0, a bright afternoon, to 1, the end of the game. */
import type { View } from '../../game/view';
import { COLOURS, priced, type Colour } from '../../game/words';

/** Everything of a colour that has left the supply and is still in the game. */
function outOfSupply(view: View, colour: Colour): number {
  const taken = Object.values(view.seats).flatMap((board) => [
    ...[...board.factory, ...board.harbour].map((one) => priced(one).colour),
    ...board.ship.cargo,
    ...board.island,
    ...(board.bank_harbour ?? []),
  ]);
  const brokered = (view.brokers ?? []).flatMap(({ goods }) => goods);
  return [...taken, ...brokered].filter((one) => one === colour).length;
}

/** The day ends with the second colour that is gone, as the game does (R-END-1). */
export function dayGone(view: View): number {
  const gone = COLOURS.map((colour) => {
    const left = view.supply.containers[colour];
    return left === 0 ? 1 : 1 - left / (left + outOfSupply(view, colour));
  });
  const [, second = 0] = gone.sort((one, other) => other - one);
  return view.over ? 1 : second;
}
