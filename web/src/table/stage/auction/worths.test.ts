import { expect, it } from 'vitest';
import type { LotWorth } from '../../../api/messages';
import { withWorth, worthOf } from './worths';

const adding = (difference: number) => ({ difference }) as LotWorth;
const told = { seller: 'red', lot: ['tan', 'black'] } as const;
const next = { seller: 'blue', lot: ['tan'] } as const;

it('keeps the worth of a lot that is still told while the next one is open', () => {
  const worths = withWorth(withWorth({}, told, adding(0)), next, adding(8));
  expect(worthOf(worths, { seller: 'red', lot: ['black', 'tan'] })?.difference).toBe(0);
  expect(worthOf(worths, next)?.difference).toBe(8);
});

it('knows nothing of an auction that was never seen open', () => {
  expect(worthOf(withWorth({}, told, adding(3)), next)).toBeNull();
  expect(worthOf({}, undefined)).toBeNull();
});
