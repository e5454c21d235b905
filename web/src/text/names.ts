/** The names of the people and bots at a table. */
import type { SeatInfo } from '../api/messages';
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

/** Who has written or played here. A deleted player has no name. */
export const personName = (say: Say, name: string): string => name || say('former-player');

export function playerName(say: Say, seat: SeatInfo): string {
  if (seat.kind === 'open') return say('page-seat-open');
  if (seat.kind === 'bot') return say('page-bot-name', { bot: botName(seat.bot ?? seat.name) });
  // Imported records may have no names. Then a seat is called by its colour.
  if (seat.name === '' && !seat.former && seat.seat !== null) return say(`seat-${seat.seat}`);
  return personName(say, seat.name);
}

/** `trader:shipper` is a trader. */
export function botName(bot: string): string {
  const name = bot.split(':')[0] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
