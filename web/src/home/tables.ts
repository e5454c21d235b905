/** The tables on the first page. */
import type { TableInfo } from '../api/messages';
import type { Arguments } from '../text/bundle';
import { seatNames } from '../text/log';

type Say = (id: string, args?: Arguments) => string;

export const isMine = (table: TableInfo): boolean => table.seats.some((seat) => seat.mine);

/** Whether a game waits for me. */
export const asksMe = (table: TableInfo): boolean =>
  table.phase === 'running' &&
  table.seats.some((one) => one.mine && one.seat !== null && table.asked.includes(one.seat));

/** My tables: those that wait for me, then what is going on, then a few that are over. */
export function mineFirst(tables: readonly TableInfo[], over = 4): TableInfo[] {
  const rank = (table: TableInfo) => {
    if (asksMe(table)) return 0;
    if (table.phase === 'running') return 1;
    return table.phase === 'open' ? 2 : 3;
  };
  const going = tables.filter((table) => rank(table) < 3).sort((one, two) => rank(one) - rank(two));
  return [...going, ...tables.filter((table) => rank(table) === 3).slice(0, over)];
}

/** The game to come back to: one that waits for me, or else one that is going on. */
export const backTo = (mine: readonly TableInfo[]): TableInfo | undefined =>
  mineFirst(mine).find((table) => table.phase === 'running');

/** How it stands at a table, in a few words. */
export function stateOf(say: Say, table: TableInfo): string {
  if (table.phase === 'open') return say('page-state-open');
  if (table.phase === 'cancelled') return say('page-cancelled');
  if (table.phase !== 'running') return say('decision-over');
  if (asksMe(table)) return say('page-state-your-turn');
  return say('waiting-for', { names: seatNames(say, table.asked) });
}

/** What else is being played, besides the boards on show. */
export const besides = (games: readonly TableInfo[], running: readonly TableInfo[]): TableInfo[] =>
  running.filter((table) => !isMine(table) && !games.some(({ id }) => id === table.id));

/** The boards on show, with what has happened since, and what is no longer played left out. */
export function following(games: readonly TableInfo[], news: readonly TableInfo[]): TableInfo[] {
  const fresh = news.filter((table) => !isMine(table));
  // Boards keep their places while one looks at them. New ones come last.
  const kept = games.flatMap(({ id }) => fresh.filter((table) => table.id === id));
  return [...kept, ...fresh.filter(({ id }) => !games.some((game) => game.id === id))];
}
