/** What has to be done before a turn can be ended, while one of its actions is still open. */
import { isEmptyHanded } from '../../game/onward';
import { say } from '../../text/text.svelte';
import type { ShownTable } from '../session/shown.svelte';

type Asking = Pick<ShownTable, 'now' | 'draft'>;

const FIRST: Record<string, (table: Asking) => string> = {
  stock: ({ now }) => say('warnings-first-stock', { count: now.open?.hand?.length ?? 0 }),
  buy: ({ now, draft }) => {
    const taken = draft === null || !isEmptyHanded(draft, now);
    return say('warnings-first-buy', { count: taken ? 1 : 0 });
  },
  make: () => say('warnings-first-make'),
  offer: () => say('warnings-first-offer'),
  broker_bid: () => say('warnings-first-broker-bid'),
  pay: () => say('warnings-first-pay'),
  domestic: () => say('warnings-first-domestic'),
  interest: () => say('warnings-first-interest'),
};

/** The sentence, or nothing where no action is open. */
export const firstOf = (table: Asking): string | null =>
  FIRST[table.now.asked?.decision ?? 'nothing']?.(table) ?? null;
