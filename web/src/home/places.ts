/** The seats of a table that is being made. */
import type { NewSeat } from '../api/types';

export const KINDS = ['captain', 'trader', 'deckhand', 'open', 'me', 'none'] as const;
export type Kind = (typeof KINDS)[number];

/** What a bot likes best; a deckhand likes nothing. */
export const STYLES = ['producer', 'shipper', 'collector', 'banker'] as const;
export type Style = (typeof STYLES)[number];

export interface Place {
  kind: Kind;
  style: Style | null;
}

export const styled = (kind: Kind): kind is 'captain' | 'trader' =>
  kind === 'captain' || kind === 'trader';

/** A seat as the server wants it; null where nobody is to sit. */
export function newSeat({ kind, style }: Place): NewSeat | null {
  if (kind === 'none') return null;
  if (kind === 'open' || kind === 'me') return { kind };
  return { kind: 'bot', bot: styled(kind) && style !== null ? `${kind}:${style}` : kind };
}
