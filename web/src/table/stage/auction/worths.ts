import type { LotWorth } from '../../../api/messages';
import type { Colour, Seat } from '../../../game/words';

interface Lot {
  seller: Seat;
  lot: readonly Colour[];
}

/** What each lot would have added to my island while its auction was open, by seller and cargo. */
export type Worths = Readonly<Record<string, LotWorth>>;

const idOf = ({ seller, lot }: Lot) => [seller, ...[...lot].sort()].join();

export const withWorth = (worths: Worths, lot: Lot, worth: LotWorth): Worths => ({
  ...worths,
  [idOf(lot)]: worth,
});

/** Unknown where the auction was over before this page saw it open. */
export const worthOf = (worths: Worths, lot: Lot | undefined): LotWorth | null =>
  lot === undefined ? null : (worths[idOf(lot)] ?? null);
