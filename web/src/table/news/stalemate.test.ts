import { describe, expect, it } from 'vitest';
import type { Decision, Offer } from '../../api/messages';
import type { View } from '../../game/view';
import { lookWith, seatWith, viewWith } from '../../testing/positions';
import { endsAtOnce } from '../session/seating';
import { offerNow } from './stalemate';

const stalemate: Offer = { by: null, kind: 'end', agreed: [] };
const auction = {
  seller: 'yellow',
  lot: ['tan'],
  round: 1,
  committed: [],
} as unknown as NonNullable<View['auction']>;
const shown = (offer: Offer | null, view: Partial<View> = {}, behind = false) =>
  offerNow({ look: lookWith({ offer, view: viewWith(view) }), behind });

describe('the offer of the server to end the game', () => {
  it('is shown between auctions', () => {
    expect(shown(stalemate)).toEqual(stalemate);
    expect(shown(null)).toBeNull();
    expect(offerNow({ look: null, behind: false })).toBeNull();
  });

  it('does not lie over an auction', () => {
    expect(shown(stalemate, { auction })).toBeNull();
  });

  it.each<Decision>(['bid', 'settle', 'broker_bid', 'offer', 'pay'])(
    'waits while an auction asks for: %s',
    (decision) => {
      expect(shown(stalemate, { asked: { seats: ['red'], decision } })).toBeNull();
    },
  );

  it('waits until the board has come to it', () => {
    expect(shown(stalemate, {}, true)).toBeNull();
  });
});

it('shows the offer of a player at once, also in an auction', () => {
  const offer: Offer = { by: 'red', kind: 'end', agreed: ['red'] };
  expect(shown(offer, { auction }, true)).toEqual(offer);
});

it('knows when nobody else could object', () => {
  const mine = seatWith('blue', { mine: true });
  const bot = seatWith('red', { kind: 'bot', bot: 'apprentice' });
  expect(endsAtOnce([mine, bot])).toBe(true);
  expect(endsAtOnce([mine, seatWith('red', { left: true, bot: 'trader' })])).toBe(true);
  expect(endsAtOnce([mine, seatWith('red', { mine: true })])).toBe(true);
  expect(endsAtOnce([mine, bot, seatWith('yellow')])).toBe(false);
  expect(endsAtOnce([mine, seatWith('red', { bot: 'trader' })])).toBe(false);
});
