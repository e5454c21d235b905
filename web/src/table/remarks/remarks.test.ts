import { describe, expect, it } from 'vitest';
import type { View } from '../../game/view';
import { boardWith, viewWith } from '../../testing/positions';
import { fits, remarkFor, type Moment } from './remarks';

const FULL = { black: 5, brown: 5, orange: 5, tan: 5, white: 5 };
const momentWith = (view: Partial<View> = {}, more: Partial<Moment> = {}): Moment => ({
  view: viewWith({
    supply: { containers: FULL, machines: FULL, warehouses: 10 },
    seats: {
      blue: boardWith({ cash: 6, turns: 1 }),
      red: boardWith({ harbour: ['tan@4', 'white@7'] }),
      yellow: boardWith(),
    },
    ...view,
  }),
  seat: 'blue',
  asked: true,
  legal: new Set(['produce', 'sail red', 'sail yellow', 'sail island']),
  ...more,
});
const asked = (decision: NonNullable<View['asked']>['decision']) => ({
  asked: { seats: ['blue' as const], decision },
});

describe('a remark', () => {
  it('comes with the first turn, the first prices and the first bid', () => {
    expect(remarkFor(momentWith(), [])).toBe('turn');
    expect(remarkFor(momentWith(asked('stock')), [])).toBe('price');
    expect(remarkFor(momentWith(asked('bid')), [])).toBe('auction');
  });

  it('is made once', () => {
    expect(remarkFor(momentWith(), ['turn'])).toBe('ship');
    expect(remarkFor(momentWith(), ['turn', 'ship'])).toBeNull();
  });

  it('is about the brokers once one of them can be called', () => {
    const legal = new Set(['produce', 'call I goods']);
    expect(remarkFor(momentWith({}, { legal }), ['turn'])).toBe('bank');
    expect(remarkFor(momentWith({}, { legal: new Set(['outbid']) }), ['turn'])).toBe('bank');
    expect(remarkFor(momentWith({}, { legal }), ['turn', 'bank'])).toBeNull();
    const bank = { ...asked('stock'), options: { investment_bank: 'on' } };
    expect(remarkFor(momentWith(bank), []), 'which takes the place of another').toBeNull();
  });

  it('is about the ship once it could buy something', () => {
    const made = ['turn'];
    const first = {
      blue: boardWith({ cash: 6, turns: 0 }),
      red: boardWith({ harbour: ['tan@4'] }),
      yellow: boardWith(),
    };
    expect(remarkFor(momentWith({ seats: first }), made)).toBeNull();
    const poor = {
      blue: boardWith({ cash: 3 }),
      red: boardWith({ harbour: ['tan@4'] }),
      yellow: boardWith(),
    };
    expect(remarkFor(momentWith({ seats: poor }), made)).toBeNull();
    const unknown = {
      blue: boardWith(),
      red: boardWith({ harbour: ['tan@4'] }),
      yellow: boardWith(),
    };
    expect(remarkFor(momentWith({ seats: unknown }), made)).toBeNull();
    const stuck = momentWith({}, { legal: new Set(['sail sea', 'sail yellow']) });
    expect(remarkFor(stuck, made)).toBeNull();
  });

  it('tells of the end when one colour is gone, whoever has to decide', () => {
    const supply = { containers: { ...FULL, tan: 0 }, machines: FULL, warehouses: 1 };
    const near = momentWith({ supply }, { asked: false });
    expect(remarkFor(near, [])).toBe('end');
    expect(fits('end', momentWith({ supply, ending: true }))).toBe(false);
    const gone = { ...supply, containers: { ...FULL, tan: 0, white: 0 } };
    expect(fits('end', momentWith({ supply: gone }))).toBe(false);
  });

  it('is for players who have to decide', () => {
    expect(remarkFor(momentWith({}, { asked: false }), [])).toBeNull();
    expect(remarkFor(momentWith({}, { seat: null }), [])).toBeNull();
    expect(remarkFor(momentWith({ over: true }), [])).toBeNull();
  });

  it('is not made about turns in the middle of a game, or a tie', () => {
    const late = {
      blue: boardWith({ cash: 0, turns: 7 }),
      red: boardWith(),
      yellow: boardWith(),
    };
    expect(remarkFor(momentWith({ seats: late }), [])).toBeNull();
    const auction = { round: 2 } as unknown as NonNullable<View['auction']>;
    expect(remarkFor(momentWith({ ...asked('bid'), auction }), [])).toBeNull();
  });
});
