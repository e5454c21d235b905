/** Lines of the log for what happens at the table besides the game. */
import type { BackEvent, BotPlaysEvent, SeatGivenEvent, TimeOutEvent } from '../api/messages';
import type { Arguments } from './bundle';
import { personName } from './names';

type Say = (id: string, args?: Arguments) => string;

export const TABLE_SENTENCES = {
  time_out: (say: Say, { seat }: TimeOutEvent) => say('table-log-time-out', { seat }),
  bot_plays: (say: Say, { seat }: BotPlaysEvent) => say('table-log-bot-plays', { seat }),
  back: (say: Say, { seat }: BackEvent) => say('table-log-back', { seat }),
  seat_given: (say: Say, { seat, name }: SeatGivenEvent) =>
    say('table-log-seat-given', { seat, name: personName(say, name) }),
  paused: (say: Say) => say('table-log-paused'),
  resumed: (say: Say) => say('table-log-resumed'),
};
