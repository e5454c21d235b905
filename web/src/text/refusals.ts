/** Why a step is refused, in the words that the server would use too, or why it would bring nothing. */
import type { Blocked } from '../api/messages';
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

/** Reasons that are no refusal: the rules allow the step. */
const IDLE: ReadonlySet<string> = new Set([
  'empty_shelf',
  'nothing_to_price',
  'nothing_to_make',
  'nothing_waiting',
  'no_cargo',
  'no_cargo_ends_turn',
]);

export function refusalText(say: Say, { code, need, have }: Blocked): string {
  const name = code.replaceAll('_', '-');
  return IDLE.has(code) ? say(`warnings-idle-${name}`) : say(`refusal-${name}`, { need, have });
}

/** Whether only the money is missing. */
export const isAboutMoney = (blocked: Blocked | null): boolean =>
  blocked?.code.endsWith('_cash') ?? false;
