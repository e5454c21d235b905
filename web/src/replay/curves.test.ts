import { expect, it } from 'vitest';
import type { Economy } from '../api/games';
import { curvesOf } from './curves';

const economyOf = (worths: (Record<string, number> | null)[]) =>
  ({ turns: worths.map((worth, turn) => ({ turn, worth })) }) as unknown as Economy;

it('goes from the lowest worth below to the highest above, and ends at the last step', () => {
  const economy = economyOf([
    { blue: 20, red: 20 },
    { blue: 20, red: 20 },
    { blue: 30, red: 10 },
    { blue: 25, red: 15 },
  ]);
  expect(curvesOf(economy, [0, 4, 8], 10)).toEqual([
    { seat: 'blue', path: 'M0 0.5L0 0.5L0.4 0L1 0.25' },
    { seat: 'red', path: 'M0 0.5L0 0.5L0.4 1L1 0.75' },
  ]);
});

it('has nothing to draw while cards are secret, or in a game without steps', () => {
  expect(curvesOf(economyOf([null, null]), [0], 10)).toEqual([]);
  expect(curvesOf(economyOf([{ blue: 1 }]), [0], 0)).toEqual([]);
});
