/** Why a step is refused, in the words that the server would use too. */
import type { Blocked } from '../api/messages';
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

export const refusalText = (say: Say, { code, need, have }: Blocked): string =>
  say(`refusal-${code.replaceAll('_', '-')}`, { need, have });

/** Whether only the money is missing. */
export const isAboutMoney = (blocked: Blocked | null): boolean =>
  blocked?.code.endsWith('_cash') ?? false;
