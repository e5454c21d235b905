/** What is heard at each moment of the end. */
import type { Sound } from '../../../browser/sounds';
import type { Moment } from './timeline';

export const SOUNDS: Record<Moment['kind'], Sound> = {
  card: 'paper',
  five: 'bell',
  discard: 'gavel',
  colour: 'container',
  part: 'coin',
  place: 'paper',
  winner: 'horn',
};
