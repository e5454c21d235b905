import { expect, it } from 'vitest';
import { withWorth, worthOf } from './worths';

const told = { seller: 'red', lot: ['tan', 'black'] } as const;
const next = { seller: 'blue', lot: ['tan'] } as const;

it('keeps the worth of a lot that is still told while the next one is open', () => {
  const worths = withWorth(withWorth({}, told, 0), next, 8);
  expect(worthOf(worths, { seller: 'red', lot: ['black', 'tan'] })).toBe(0);
  expect(worthOf(worths, next)).toBe(8);
});

it('knows nothing of an auction that was never seen open', () => {
  expect(worthOf(withWorth({}, told, 3), next)).toBeNull();
  expect(worthOf({}, undefined)).toBeNull();
});
