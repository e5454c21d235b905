/** The seats of a table that is being made. */
import type { NewSeat } from '../api/messages';
import { bots } from '../game/rules.json';

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

/** What a bot may like best; some levels like nothing. */
export const stylesOf = (kind: Kind): readonly string[] => (isBot(kind) ? bots[kind] : []);

/** A seat as the server wants it; null where nobody is to sit. */
export function newSeat({ kind, style }: Place): NewSeat | null {
  if (kind === 'none') return null;
  if (!isBot(kind)) return { kind };
  const liked = style !== null && stylesOf(kind).includes(style);
  return { kind: 'bot', bot: liked ? `${kind}:${style}` : kind };
}

const isBot = (kind: Kind): kind is Bot => kind in bots;
