import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../game/view';
import { stepEvent, turnEvent } from '../../testing/positions';
import { ofOthers, soundOf, soundOfStep } from './hearing';

const event = (kind: string, more: object = {}) =>
  ({ event: kind, seq: 1, at: 0, ...more }) as unknown as GameEvent;

describe('my own step', () => {
  it.each([
    ['produce', 'crane'],
    ['place tan@2', 'container'],
    ['sail island', 'horn'],
    ['loan', 'coin'],
    ['bid 7', 'paper'],
    ['undo', 'paper'],
  ])('%s sounds like %s', (step, sound) => expect(soundOfStep(step)).toBe(sound));
});

describe('what others do', () => {
  it('is one sound, the most telling one', () => {
    const pay = event('pay');
    const made = event('move', { from: 'supply', to: 'red.hand' });
    const put = event('move', { from: 'red.hand', to: 'red.factory@2' });
    expect(soundOf([put])).toBe('container');
    expect(soundOf([put, pay])).toBe('coin');
    expect(soundOf([pay, made, put])).toBe('crane');
    expect(soundOf([pay, event('sail'), put])).toBe('horn');
    expect(soundOf([event('bids'), pay, event('settled')])).toBe('gavel');
    expect(soundOf([event('turn')])).toBeNull();
  });

  it('is heard without what I did', () => {
    const news = [
      stepEvent(1, 'blue', 'produce'),
      event('pay'),
      turnEvent(2, 'red'),
      stepEvent(3, 'red', 'sail island'),
      event('sail'),
    ];
    expect(ofOthers(news, 'blue').map((one) => one.event)).toEqual(['turn', 'step', 'sail']);
    expect(ofOthers(news, null)).toHaveLength(news.length);
  });
});
