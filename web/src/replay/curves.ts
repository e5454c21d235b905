/** What everyone is worth, drawn over the steps of a game in a square of one by one. */
import type { Economy } from '../api/games';
import { SEATS, type Seat } from '../game/words';

export interface Curve {
  seat: Seat;
  path: string;
}

/** `starts` are the steps at which turns begin. Figures are those at the start of a turn, the last ones of the end. */
export function curvesOf(economy: Economy, starts: readonly number[], last: number): Curve[] {
  const worths = economy.turns.map((turn) => turn.worth);
  const all = worths.flatMap((worth) => Object.values(worth ?? {}));
  if (all.length === 0 || last === 0) return [];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const height = Math.max(high - low, 1);
  const x = (index: number) => {
    const turn = economy.turns[index]?.turn ?? 0;
    const step = index === worths.length - 1 ? last : (starts[turn - 1] ?? 0);
    return round(step / last);
  };
  const y = (worth: number) => round(1 - (worth - low) / height);
  return SEATS.flatMap((seat) => {
    const points = worths.flatMap((worth, index) => {
      const value = worth?.[seat];
      return value === undefined ? [] : [`${x(index)} ${y(value)}`];
    });
    return points.length < 2 ? [] : [{ seat, path: `M${points.join('L')}` }];
  });
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
