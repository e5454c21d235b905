/** What is heard at each moment of the end. */
import type { Sound } from '../../../browser/sounds';
import type { Moment } from './timeline';

export const SOUNDS: Record<Moment['kind'], Sound> = {
  card: 'crane',
  five: 'bell',
  discard: 'crane',
  colour: 'coins',
  part: 'coins',
  place: 'bell',
  winner: 'horn',
};
