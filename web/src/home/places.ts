/** The seats of a new table. */
import type { NewSeat } from '../api/messages';
import { bots } from '../game/rules.json';
import { SEATS, type Seat } from '../game/words';

type Bot = keyof typeof bots;
export type Kind = Bot | 'open' | 'me' | 'none';

/** Who may take a seat: the strongest bot first, then people, then nobody. */
export const KINDS: readonly Kind[] = [
  ...(Object.keys(bots) as Bot[]).reverse(),
  'open',
  'me',
  'none',
];

export interface Place {
  kind: Kind;
  style: string | null;
}

/** The styles of a bot. Some levels have none. */
export const stylesOf = (kind: Kind): readonly string[] => (isBot(kind) ? bots[kind] : []);

/** A seat as the server expects it, or null for no seat. */
export function newSeat({ kind, style }: Place): NewSeat | null {
  if (kind === 'none') return null;
  if (!isBot(kind)) return { kind };
  const liked = style !== null && stylesOf(kind).includes(style);
  return { kind: 'bot', bot: liked ? `${kind}:${style}` : kind };
}

/** The first player, if someone chose one who has a seat among this many. */
export const firstAmong = (chosen: Seat | null, players: number): Seat | null =>
  chosen !== null && SEATS.indexOf(chosen) < players ? chosen : null;

const isBot = (kind: Kind): kind is Bot => kind in bots;
