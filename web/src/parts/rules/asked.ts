/** Which part of the rules explains the open decision. */
import type { Decision } from '../../game/view';
import type { RulePart } from './rules';

type Tray = 'restock' | 'sail' | 'build' | 'broker' | 'sale';

const TRAYS: Record<Tray, RulePart> = {
  restock: 'restock',
  sail: 'sail',
  build: 'build',
  broker: 'call',
  sale: 'domestic',
};

const DECISIONS: Partial<Record<Decision, RulePart>> = {
  interest: 'interest',
  seize: 'interest',
  pay: 'win',
  domestic: 'domestic',
  make: 'produce',
  bid: 'auction',
  settle: 'auction',
  broker_bid: 'call',
  offer: 'call',
  restore: 'call',
};

/** Where the purchase is: a factory, or for the ship a harbour or the bank. */
const SHOPS: Record<string, RulePart> = {
  factory: 'restock',
  harbour: 'load',
  bank: 'bank-harbour',
};
/** Which store is priced: what was produced, or what was bought for the harbour. */
const STORES: Record<string, RulePart> = { factory: 'produce', harbour: 'restock' };

export function ruleOf(
  decision: Decision | undefined,
  tray: Tray | null,
  store?: string,
): RulePart {
  if (decision === 'action') return tray === null ? 'turn' : TRAYS[tray];
  if (decision === 'buy') return SHOPS[store ?? ''] ?? 'turn';
  if (decision === 'stock') return STORES[store ?? ''] ?? 'turn';
  return (decision && DECISIONS[decision]) ?? 'turn';
}
