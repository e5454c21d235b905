import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../api/messages';
import { loadTranslator } from './bundle';
import { botName, personName, playerName, styleOf, yourLevel } from './names';

const SEAT: SeatInfo = {
  place: 1,
  seat: 'red',
  kind: 'person',
  name: '',
  bot: null,
  left: false,
  mine: false,
  former: false,
  persona: null,
  until: null,
  program: false,
};

it('the level of bots that play as well has its number', async () => {
  const english = await loadTranslator('en');
  const text = yourLevel(english.say.bind(english), 'mate').replace(/[\u2068\u2069]/g, '');
  expect(text).toBe('About as strong as you: mate (level 5)');
});

describe('names', () => {
  it('are words where there is no name any more', async () => {
    const german = await loadTranslator('de');
    const say = german.say.bind(german);
    expect(personName(say, 'Ann')).toBe('Ann');
    expect(personName(say, '')).toBe(german.say('former-player'));
    expect(playerName(say, { ...SEAT, former: true })).toBe(german.say('former-player'));
    expect(playerName(say, SEAT)).toBe('Rot');
  });

  it('leave out the style and the budget of a bot', () => {
    expect(
      ['captain', 'captain:banker', 'captain@3000', 'captain:banker@3000'].map(botName),
    ).toEqual(Array(4).fill('Captain'));
    expect(['captain', 'captain@3000', 'captain:banker@3000'].map(styleOf)).toEqual([
      '',
      '',
      'banker',
    ]);
  });

  it('agree with the person in languages that need it', async () => {
    const german = await loadTranslator('de');
    const say = german.say.bind(german);
    const bot = { ...SEAT, kind: 'bot', bot: 'trader' } as const;
    expect(playerName(say, { ...bot, persona: 'marta' })).toBe('Marta, Händlerin');
    expect(playerName(say, { ...bot, persona: 'omar' })).toBe('Omar, Händler');
  });

  it('tell bots from people', async () => {
    const english = await loadTranslator('en');
    const say = english.say.bind(english);
    const bot = { ...SEAT, kind: 'bot', bot: 'trader:shipper' } as const;
    expect(playerName(say, bot)).toBe('Trader (bot)');
    expect(playerName(say, { ...bot, persona: 'marta' })).toBe('Marta, trader');
    expect(playerName(say, { ...bot, bot: 'gambler', persona: 'omar' })).toBe('Omar, gambler');
    expect(playerName(say, { ...bot, persona: 'a newer one' })).toBe('Trader (bot)');
    expect(playerName(say, { ...SEAT, kind: 'open' })).toBe('open seat');
  });
});
