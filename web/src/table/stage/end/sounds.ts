/** What is heard at each moment of the end. */
import type { Sound } from '../../../browser/sounds';
import { COLOURS } from '../../../game/words';
import type { Moment, Row } from './timeline';

const SOUNDS: Record<Moment['kind'], Sound> = {
  card: 'paper',
  five: 'bell',
  discard: 'gavel',
  count: 'coin',
  place: 'paper',
  winner: 'horn',
};

/** Containers are set down, money is counted. */
export const soundOf = (moment: Moment): Sound =>
  moment.kind === 'count' && (COLOURS as readonly Row[]).includes(moment.row)
    ? 'container'
    : SOUNDS[moment.kind];
