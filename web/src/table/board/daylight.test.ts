import { describe, expect, it } from 'vitest';
import { dayGone } from './daylight';
import type { Board, View } from '../../game/view';
import type { Colour } from '../../game/words';

const board = (more: Partial<Board> = {}): Board => ({
  loans: 0,
  turns: 0,
  machines: [],
  warehouses: 1,
  factory: [],
  harbour: [],
  ship: { at: 'sea', cargo: [] },
  island: [],
  ...more,
});
const left = (black: number, white: number) => ({ black, brown: 9, orange: 9, tan: 9, white });
const view = (black: number, white: number, more: Partial<View> = {}) =>
  ({
    over: false,
    supply: { containers: left(black, white), machines: left(0, 0), warehouses: 0 },
    seats: { blue: board() },
    ...more,
  }) as View;

describe('the day', () => {
  it('begins with a full supply', () => {
    expect(dayGone(view(9, 9))).toBe(0);
  });

  it('does not end with one colour', () => {
    expect(dayGone(view(0, 9))).toBe(0);
  });

  it('ends with the second colour', () => {
    expect(dayGone(view(0, 0))).toBe(1);
  });

  it('goes with everything of the second-scarcest colour that is out', () => {
    const six: Colour[] = ['white', 'white', 'white', 'white', 'white', 'white'];
    const cargo = ['white', 'white'] as Colour[];
    const seats = {
      blue: board({ factory: ['white@2'], harbour: ['white@3'], ship: { at: 'sea', cargo } }),
      red: board({ island: ['white'], bank_harbour: ['white'] }),
    };
    expect(dayGone(view(0, 6, { seats }))).toBeCloseTo(0.5);
    expect(dayGone(view(0, 6, { brokers: [{ goods: six, money: 0 }] }))).toBeCloseTo(0.5);
  });

  it('is over with the game', () => {
    expect(dayGone(view(9, 9, { over: true }))).toBe(1);
  });
});
