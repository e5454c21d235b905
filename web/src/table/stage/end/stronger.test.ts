import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../api/messages';
import { infoWith, seatWith } from '../../../testing/positions';
import { promoted, strongerTable } from './stronger';

const me = seatWith('blue', { mine: true });
const bot = (seat: 'red' | 'yellow', name: string): SeatInfo =>
  seatWith(seat, { kind: 'bot', bot: name });
const table = (...seats: SeatInfo[]) => infoWith({ seats: [me, ...seats], pace: null });

test('bots go up a level and keep their style where they can', () => {
  expect(promoted('apprentice')).toBe('stevedore');
  expect(promoted('mate:shipper')).toBe('trader:shipper');
  expect(promoted('captain:banker')).toBe('commodore');
  expect(promoted('captain@3000')).toBe('commodore');
  expect(promoted('captain:banker@3000')).toBe('commodore');
  expect(promoted('admiral')).toBe('admiral');
});

test('whoever has beaten bots can meet stronger ones at the same kind of table', () => {
  const info = table(bot('red', 'apprentice'), bot('yellow', 'mate'));
  expect(strongerTable(info, 'blue', ['blue'])).toEqual({
    edition: info.edition,
    options: info.options,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'stevedore' }, { kind: 'bot', bot: 'trader' }],
  });
});

test('people who share a device all keep their seats', () => {
  const info = table(seatWith('red', { mine: true }), bot('yellow', 'captain@3000'));
  expect(strongerTable(info, 'blue', ['red', 'blue'])?.seats).toEqual([
    { kind: 'me' },
    { kind: 'me' },
    { kind: 'bot', bot: 'commodore' },
  ]);
});

test('nobody else is asked to', () => {
  const bots = [bot('red', 'apprentice'), bot('yellow', 'mate')];
  expect(strongerTable(table(...bots), 'blue', ['red'])).toBeNull();
  expect(strongerTable(table(...bots), null, ['blue'])).toBeNull();
  expect(strongerTable(table(seatWith('red', {})), 'blue', ['blue'])).toBeNull();
  expect(strongerTable(table(bot('red', 'admiral')), 'blue', ['blue'])).toBeNull();
});
