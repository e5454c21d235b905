/** The names of the people and bots at a table. */
import type { SeatInfo } from '../api/messages';
import { bots, personas } from '../game/rules.json';
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

/** Who has written or played here. A deleted player has no name. */
export const personName = (say: Say, name: string): string => name || say('former-player');

export function playerName(say: Say, seat: SeatInfo): string {
  if (seat.kind === 'open') return say('page-seat-open');
  if (seat.kind === 'bot') return botAtTable(say, seat.bot ?? seat.name, seat.persona);
  // Imported records may have no names. Then a seat is called by its colour.
  if (seat.name === '' && !seat.former && seat.seat !== null) return say(`seat-${seat.seat}`);
  return personName(say, seat.name);
}

/** A bot with its own name and its level, as in "Marta, trader". */
function botAtTable(say: Say, bot: string, persona: string | null): string {
  if (persona === null || !isPersona(persona)) return say('page-bot-name', { bot: botName(bot) });
  const name = say(`bot-name-${persona}`);
  return say(personas[persona].she ? 'bot-she' : 'bot-he', { name, bot: levelOf(bot) });
}

const isPersona = (word: string): word is keyof typeof personas => word in personas;

/** `captain:banker@3000` is a captain. */
export const levelOf = (bot: string): string => bot.split(/[:@]/)[0] ?? '';

/** The style of `captain:banker@3000` is `banker`. */
export const styleOf = (bot: string): string => bot.split('@')[0]?.split(':')[1] ?? '';

export function botName(bot: string): string {
  const name = levelOf(bot);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How strong a level is, from 1 on. They stand in order of strength. */
export const levelNumber = (level: string): number => Object.keys(bots).indexOf(level) + 1;

/** Which bots play about as well as the reader. */
export const yourLevel = (say: Say, level: string): string =>
  say('page-your-level', { bot: say('bot-level', { bot: level }), level: levelNumber(level) });
