import { beforeAll, describe, expect, it } from 'vitest';
import type { Arguments } from './bundle';
import { loadTranslator, type Translator } from './bundle';
import { logLine, placeOf } from './log';
import { spokenStep } from './spoken';

let english: Translator;
let german: Translator;
beforeAll(async () => {
  english = await loadTranslator('en');
  german = await loadTranslator('de');
});
const say = (id: string, args?: Arguments) => english.say(id, args);

describe('a step', () => {
  it.each([
    ['take tan@3', 'Take the tan container at $3'],
    ['take tan', 'Take the tan container'],
    ['sail island', 'Sail to the Foreign Island'],
    ['sail red', 'Sail to Red’s harbour'],
    ['bid 7', 'Bid $7'],
    ['bid 7 +2', 'Bid $7 with 2 $0 Bluffing Cards'],
    ['offer harbour white@4', 'Offer the white container at $4 from the Harbour Store'],
    ['seize warehouse 5', 'Seize the warehouse on the $5 space'],
    ['call II money', 'Call the broker: bid containers for the money of Broker II'],
    ['pass', 'End the turn'],
  ])('%s is said', (step, words) => {
    expect(spokenStep(say, step)).toBe(words);
  });

  it('begins with a capital where a language begins with the container', () => {
    expect(spokenStep((id, args) => german.say(id, args), 'take tan@3')).toBe(
      'Den beigefarbenen Container zu 3\u00a0$ nehmen',
    );
  });
});

describe('an event', () => {
  it('is told as a sentence', () => {
    const event = {
      event: 'move',
      seq: 1,
      at: 0,
      container: 'tan',
      from: 'red.factory@2',
      to: 'blue.hand',
    } as const;
    expect(logLine(say, event)).toBe('Blue takes a tan container from Red’s Factory Store at $2.');
  });

  it('of an auction names all bids', () => {
    const event = {
      event: 'bids',
      seq: 1,
      at: 0,
      round: 1,
      bids: { red: 5, blue: 0 },
      counted: { red: 5, blue: 0 },
      highest: 5,
    } as const;
    expect(logLine(say, event)).toBe('The bids are open: Red $5, Blue $0. The highest bid is $5.');
    expect(logLine((id, args) => german.say(id, args), event)).toContain('Rot');
  });

  it('that is not for reading is left out', () => {
    expect(logLine(say, { event: 'step', seq: 1, at: 0, seat: 'red', step: 'produce' })).toBeNull();
  });
});

it('a place is taken apart', () => {
  expect(placeOf('red.harbour@4')).toEqual({
    kind: 'harbour',
    seat: 'red',
    price: 4,
    broker: 'none',
  });
  expect(placeOf('broker II').broker).toBe('II');
  expect(placeOf('payment card').kind).toBe('payment-card');
});
