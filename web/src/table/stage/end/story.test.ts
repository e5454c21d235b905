import { describe, expect, it } from 'vitest';
import type { Sentence, Story } from '../../../api/messages';
import { keyLine, paragraph, profit, stretchesOf, turnsLed } from './story';

const say = (id: string, args: Record<string, string | number> = {}) =>
  id === 'list-and' ? `${args['first']}+${args['last']}` : [id, ...Object.values(args)].join(' ');
const sentence = (id: string, seats: Sentence['seats'] = []): Sentence => ({ id, args: {}, seats });
const story = (...sentences: Sentence[]) => ({ sentences }) as Story;

describe('who led', () => {
  const stretches = stretchesOf({
    turns: 10,
    leads: [
      { turn: 0, seats: ['blue', 'red'] },
      { turn: 1, seats: ['red'] },
      { turn: 4, seats: ['blue', 'red'] },
      { turn: 5, seats: ['blue'] },
      { turn: 10, seats: ['red'] },
    ],
  });

  it('is known after every turn, from the first to the last', () => {
    expect(stretches).toEqual([
      { seat: 'red', from: 0, turns: 3 },
      { seat: null, from: 3, turns: 1 },
      { seat: 'blue', from: 4, turns: 5 },
      { seat: 'red', from: 9, turns: 1 },
    ]);
  });

  it('is added up, the longest first and nobody last', () => {
    expect(turnsLed(stretches)).toEqual([
      { seat: 'blue', turns: 5 },
      { seat: 'red', turns: 4 },
      { seat: null, turns: 1 },
    ]);
  });

  it('is told of games without a turn', () => {
    expect(stretchesOf({ turns: 0, leads: [{ turn: 0, seats: ['red'] }] })).toEqual([]);
  });
});

describe('the sentences', () => {
  it('make a paragraph, with names where there are seats', () => {
    const told = paragraph(say, story(sentence('one'), sentence('two', ['blue', 'red'])));
    expect(told).toBe('one two seat-blue+seat-red');
  });

  it('have one that matters most', () => {
    const won = [sentence('story-ended'), sentence('story-won')];
    expect(keyLine(say, story(...won))).toBe('story-won');
    expect(keyLine(say, story(...won, sentence('story-lead-last')))).toBe('story-lead-last');
    const all = [sentence('story-lead-taken'), sentence('story-turned')];
    expect(keyLine(say, story(...won, ...all))).toBe('story-turned');
    expect(keyLine(say, story())).toBe('');
  });

  it('rest on what a buyer gained', () => {
    const trade = {
      round: 1,
      opened: 1,
      step: 1,
      seller: 'red',
      buyer: 'blue',
      accepted: true,
    } as const;
    expect(profit({ ...trade, lot: ['tan'], amount: 8, worth: 2 })).toBe(-6);
  });
});
