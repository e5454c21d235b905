/** Finished games, the best first. */
import type { Seat, TableInfo } from '../api/messages';

/** Dollars between the first two that make a game worth watching again. */
const CLOSE = 3;

export interface Result {
  table: TableInfo;
  /** Seats and their scores, the winner first. */
  places: [Seat, number][];
  close: boolean;
}

/** The results of these tables. A game that was never scored has none. */
export function resultsOf(tables: readonly TableInfo[]): Result[] {
  return tables.flatMap((table) => {
    const places = Object.entries(table.ended?.scores ?? {}) as [Seat, number][];
    if (places.length === 0) return [];
    places.sort(([, one], [, two]) => two - one);
    const [first = 0, second = 0] = places.map(([, score]) => score);
    return [{ table, places, close: first - second <= CLOSE }];
  });
}
