/** The ideas of the strategy page, and tables that play on from their positions. */
import { post, read } from './http';
import type { Strategy, TableAnswer } from './messages';

export const readStrategy = () => read<Strategy>('/api/strategy');

/** A new table at the position of an idea, against bots. */
export const playIdea = async (idea: string) =>
  (await post<TableAnswer>(`/api/strategy/${idea}`)).table;
