/** Who has which seat, when several players may share a device. */
import type { Look, SeatInfo, TableInfo } from '../../api/messages';
import type { Seat } from '../../game/words';

/** The seats that are played from this device, in order of play. */
export const ownSeats = (info: TableInfo | null): Seat[] =>
  (info?.seats ?? []).flatMap((one) => (one.mine && one.seat ? [one.seat] : []));

/** The colours that somebody may still take. None where colours are drawn at the start. */
export const freeColours = (info: TableInfo): Seat[] =>
  info.seating === 'random'
    ? []
    : info.seats.flatMap(({ kind, seat }) => (kind === 'open' && seat !== null ? [seat] : []));

/** The only seat, or of several the one whose player has the device. */
export function seatOf(own: readonly Seat[], chair: Seat | null): Seat | null {
  if (own.length === 1) return own[0] ?? null;
  return chair !== null && own.includes(chair) ? chair : null;
}

/** Of several players at one device, the one who has to get it before anything more is shown. */
export function nextHand(own: readonly Seat[], seat: Seat | null, look: Look | null): Seat | null {
  if (own.length < 2 || look?.phase !== 'running') return null;
  const asked = own.filter((one) => look.view.asked?.seats.includes(one));
  if (seat === null || !asked.includes(seat)) return asked[0] ?? null;
  // The seat is asked, but what is shown is still another one's view.
  return look.seat === seat ? null : seat;
}

/** Whether nobody else could still object: then the first one to agree ends the game. */
export const endsAtOnce = (seats: readonly SeatInfo[]): boolean =>
  !seats.some((one) => one.kind === 'person' && !one.left && !one.mine);
