import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTranslator } from './bundle';
import { goodsText } from './goods';
import { labelled } from './label';
import { enumeration, lotText, seatNames } from './log';
import { say, text } from './text.svelte';
import { clockTime, dayOf, timeLeft } from './time';

beforeAll(async () => {
  text.translator = await loadTranslator('en');
});
afterEach(() => vi.unstubAllGlobals());

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
});

it('times of day and days are written as in the country of the reader', () => {
  const written = (...languages: string[]) => {
    vi.stubGlobal('navigator', { languages });
    return `${clockTime(75_600_000)} ${dayOf(0)}`;
  };
  expect(written('de-DE', 'en-GB')).toMatch(/^\d\d:\d\d \d+ \w+ 19\d\d$/);
  expect(written('en-US')).toMatch(/^\d\d:\d\d\s[AP]M \w+ \d+, 19\d\d$/);
  expect(written('de-DE')).toMatch(/^\d\d:\d\d.* \w+ \d+, 19\d\d$/);
});
