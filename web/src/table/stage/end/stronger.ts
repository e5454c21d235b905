/** After a victory over bots: the same table again, with bots a level higher. */
import type { NewTable, SeatInfo, TableInfo } from '../../../api/messages';
import { bots } from '../../../game/rules.json';
import type { Seat } from '../../../game/words';

const LEVELS = Object.keys(bots);

/**
 * A bot one level higher, in the same style where that level has it, but with its usual budget of
 * simulations. The strongest stays as it is.
 */
export function promoted(bot: string): string {
  const [name = ''] = bot.split('@');
  const [level = '', style = ''] = name.split(':');
  const place = LEVELS.indexOf(level);
  const next = LEVELS[place + 1];
  if (place < 0 || next === undefined) return bot;
  const styles: readonly string[] = bots[next as keyof typeof bots];
  return styles.includes(style) ? `${next}:${style}` : next;
}

const isBot = ({ kind, bot }: SeatInfo): boolean => kind === 'bot' && bot !== null;

/** The table to open then, or null where nobody won against bots alone or none of them can be stronger. */
export function strongerTable(
  { seats, edition, options, pace }: TableInfo,
  me: Seat | null,
  winners: readonly Seat[],
): NewTable | null {
  const others = seats.filter((one) => !one.mine);
  const won = me !== null && winners.includes(me);
  if (!won || pace !== null || others.length === 0 || !others.every(isBot)) return null;
  const stronger = seats.map((one) => (one.mine ? null : promoted(one.bot ?? '')));
  if (seats.every(({ mine, bot }, index) => mine || bot === stronger[index])) return null;
  return {
    edition,
    options,
    seats: stronger.map((bot) => (bot === null ? { kind: 'me' } : { kind: 'bot', bot })),
  };
}
