import { beforeAll, expect, it } from 'vitest';
import { loadTranslator } from './bundle';
import { goodsText } from './goods';
import { labelled } from './label';
import { enumeration, lotText, seatNames } from './log';
import { say, text } from './text.svelte';
import { clockTime, dayOf, timeLeft } from './time';

beforeAll(async () => {
  text.translator = await loadTranslator('en');
});
it('lists are said as a person would', () => {
  expect(enumeration(say, [])).toBe('');
  expect(seatNames(say, ['red'])).toBe('Red');
  expect(seatNames(say, ['blue', 'red', 'green'])).toBe('Blue, Red and Green');
  expect(lotText(say, ['white', 'tan', 'tan'])).toBe('2 × tan, white');
});

it('goods are said with their prices, the cheapest first', () => {
  expect(goodsText([])).toBe('nothing');
  expect(goodsText(['white@4', 'tan@3', 'tan@3'])).toMatch(/^2 × tan .*\$3; white .*\$4$/);
});

it('what is written on a button comes first in its name', () => {
  expect(labelled('Red', 'Sail to Red’s harbour')).toBe('Sail to Red’s harbour');
  expect(labelled('Open Sea', 'Leave')).toBe('Open Sea: Leave');
});

it('time is said as short as it is', () => {
  expect([timeLeft(7000), timeLeft(247_000), timeLeft(3_661_000)]).toEqual([
    '0:07',
    '4:07',
    '1:01:01',
  ]);
  expect(timeLeft(2.5 * 86_400_000)).toContain('2');
  expect(clockTime(0)).toMatch(/\d\d:\d\d/);
  expect(dayOf(0)).toContain('19');
});
