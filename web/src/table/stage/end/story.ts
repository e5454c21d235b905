/** What the page makes of a story: who led for how long, and its sentences. */
import type { Sentence, Story, Trade } from '../../../api/messages';
import type { Seat } from '../../../game/words';
import { seatNames } from '../../../text/log';
import type { Arguments } from '../../../text/bundle';

type Say = (id: string, args?: Arguments) => string;

/** Turns in a row after which the same player led. Nobody if several were level. */
export interface Stretch {
  seat: Seat | null;
  /** How many turns were over before. */
  from: number;
  turns: number;
}

export function stretchesOf({ leads, turns }: Pick<Story, 'leads' | 'turns'>): Stretch[] {
  return leads.flatMap((lead, index) => {
    const from = Math.max(lead.turn, 1) - 1;
    const to = (leads[index + 1]?.turn ?? turns + 1) - 1;
    const [seat = null, ...others] = lead.seats;
    return to > from ? [{ seat: others.length > 0 ? null : seat, from, turns: to - from }] : [];
  });
}

/** After how many turns each player led, the longest first. */
export function turnsLed(stretches: readonly Stretch[]): { seat: Seat | null; turns: number }[] {
  const sums = new Map<Seat | null, number>();
  for (const { seat, turns } of stretches) sums.set(seat, (sums.get(seat) ?? 0) + turns);
  return [...sums]
    .map(([seat, turns]) => ({ seat, turns }))
    .sort(
      (one, two) => Number(one.seat === null) - Number(two.seat === null) || two.turns - one.turns,
    );
}

/** What the buyer gained by it in the end. */
export const profit = ({ worth, amount }: Trade): number => worth - amount;

export const sentenceText = (say: Say, { id, args, seats }: Sentence): string =>
  say(id, seats.length > 0 ? { ...args, names: seatNames(say, seats) } : args);

/** The sentences in one paragraph. */
export const paragraph = (say: Say, { sentences }: Story): string =>
  sentences.map((sentence) => sentenceText(say, sentence)).join(' ');

/** What a picture says: what turned the game, else how the lead was taken, else who won. */
const KEYS = ['story-turned', 'story-lead-back', 'story-lead-taken', 'story-lead-last'];
export function keyLine(say: Say, { sentences }: Story): string {
  const found =
    KEYS.map((key) => sentences.find(({ id }) => id === key)).find((one) => one !== undefined) ??
    sentences[1];
  return found === undefined ? '' : sentenceText(say, found);
}
