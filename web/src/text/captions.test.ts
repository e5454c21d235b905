import { beforeAll, describe, expect, it } from 'vitest';
import { addDeeds } from '../game/deeds';
import type { GameEvent } from '../game/view';
import type { Seat } from '../game/words';
import { LANGUAGES, loadTranslator, type Arguments, type Translator } from './bundle';
import { captionOf, summaryOf } from './captions';

let seq = 0;
const dated = (event: object) => ({ seq: (seq += 1), at: 0, ...event }) as GameEvent;
const step = (text: string, seat: Seat = 'red') => dated({ event: 'step', seat, step: text });
const move = (container: string, from: string, to: string) =>
  dated({ event: 'move', container, from, to });
const pay = (to: string, amount: number, reason: string, from = 'red') =>
  dated({ event: 'pay', from, to, amount, for: reason });

const EXAMPLES: Record<string, GameEvent[]> = {
  'Red makes 2 × black and tan: +$1 for you.': [
    step('produce'),
    pay('blue', 1, 'produce'),
    ...['black', 'tan', 'black'].map((colour) => move(colour, 'supply', 'red.hand')),
  ],
  'Red makes tan.': [
    step('produce'),
    pay('yellow', 1, 'produce'),
    move('tan', 'supply', 'red.hand'),
  ],
  'Red makes nothing and sets new prices.': [step('produce'), pay('blue', 1, 'produce')],
  'Red buys brown from you: +$2.': [
    step('restock blue'),
    pay('blue', 2, 'restock'),
    move('brown', 'blue.factory@2', 'red.hand'),
    move('brown', 'red.hand', 'red.harbour@4'),
  ],
  'Red buys brown and tan from Yellow for $6.': [
    step('load'),
    pay('yellow', 3, 'load'),
    move('brown', 'yellow.harbour@3', 'red.ship'),
    pay('yellow', 3, 'load'),
    move('tan', 'yellow.harbour@3', 'red.ship'),
  ],
  'Red sets new prices.': [
    step('restock yellow'),
    step('done'),
    move('tan', 'red.harbour@2', 'red.harbour@5'),
    step('done'),
  ],
  'Red loads tan at the bank harbour.': [step('load'), move('tan', 'red.bank', 'red.ship')],
  'Red sells tan to the bank for $2.': [
    step('sell tan@3'),
    move('tan', 'red.factory@3', 'supply'),
    pay('red', 2, 'domestic', 'bank'),
  ],
  'Red sails to your harbour.': [
    step('sail blue'),
    dated({ event: 'sail', seat: 'red', from: 'sea', to: 'blue' }),
  ],
  'Red sails to Yellow’s harbour.': [
    step('sail yellow'),
    dated({ event: 'sail', seat: 'red', from: 'sea', to: 'yellow' }),
  ],
  'Red sails to the island with 3 containers.': [
    step('sail island'),
    dated({ event: 'sail', seat: 'red', from: 'sea', to: 'island' }),
  ],
  'Red builds a warehouse for $4.': [
    step('warehouse'),
    dated({ event: 'build', seat: 'red', what: 'warehouse', space: 1, cost: 4 }),
    pay('bank', 4, 'warehouse'),
  ],
  'Red takes a loan.': [
    step('loan'),
    dated({ event: 'loan', seat: 'red', forced: false }),
    pay('red', 10, 'loan', 'bank'),
  ],
  'Red puts a bid of $5 on the Payment Card.': [
    step('call I goods'),
    step('bid 5'),
    pay('payment card', 5, 'broker_bid'),
  ],
  'Red puts a bid of tan on the Payment Card.': [
    step('call I money'),
    step('offer factory tan@2'),
    move('tan', 'red.factory@2', 'red.hand'),
    step('done'),
    move('tan', 'red.hand', 'payment card'),
  ],
  'Red passes.': [dated({ event: 'turn', seat: 'red' }), step('pass')],
};
const READER = { seat: 'blue' as const, cargoOf: () => 3 };

describe.each(LANGUAGES)('in %s', (language) => {
  let translator: Translator;
  beforeAll(async () => {
    translator = await loadTranslator(language, ['playback']);
  });
  const say = (id: string, args?: Arguments) => translator.say(id, args);
  const captions = (events: readonly GameEvent[]) =>
    addDeeds([], events).map((deed) => captionOf(say, deed, READER));

  it.each(Object.entries(EXAMPLES))('%s', (english, events) => {
    const [caption = null] = captions(events);
    if (language === 'en') expect(caption).toBe(english);
    expect(caption).toMatch(/^\p{Lu}.*[.)]$/u);
    expect(caption).not.toMatch(/[{}]|playback|none/);
  });

  it('a summary counts what a player did', () => {
    const deeds = addDeeds([], Object.values(EXAMPLES).flat());
    const summary = summaryOf(say, deeds, 'red', READER);
    if (language === 'en') {
      expect(summary).toBe(
        'Red: 4 made, 3 bought for $8, 1 built, once at the island, 1 loan, +$4 for you.',
      );
      expect(summaryOf(say, [], 'red', READER)).toBe('Red: not much.');
      const voyage = [
        step('sail sea'),
        dated({ event: 'sail', seat: 'red', from: 'blue', to: 'sea' }),
      ];
      expect(summaryOf(say, addDeeds([], voyage), 'red', READER)).toBe(
        'Red sails to the Open Sea.',
      );
    }
    expect(summary).not.toMatch(/[{}]|playback|none/);
  });

  it('the end of a game is left to the stage', () => {
    const scored = dated({ event: 'scored', scores: { red: 9 }, winners: ['red'] });
    const [caption] = captions([step('warehouse'), scored]);
    expect(caption).toBeNull();
  });

  it('a purchase is told once something is bought, however its steps arrive', () => {
    const before = [dated({ event: 'turn', seat: 'red' }), step('restock yellow')];
    expect(captions(before)).toEqual([null]);
    const purchase = [step('take tan@2'), move('tan', 'yellow.factory@2', 'red.hand')];
    const whole = captions([...before, ...purchase]);
    expect(whole).toHaveLength(1);
    expect(whole[0]).not.toBeNull();
    expect(captions(purchase)).toEqual([expect.any(String)]);
    expect(captions([step('done')])).toEqual([null]);
    expect(captions([step('restock yellow'), step('done'), step('done')])).toEqual([null]);
    expect(captions([step('reprice')])).toEqual([null]);
    // A bid at a broker whose call was heard before it.
    const bid = [step('bid 5'), pay('payment card', 5, 'broker_bid')];
    expect(captions(bid)).toEqual([
      translator.say('log-pay-broker-bid', { seat: 'red', amount: 5 }),
    ]);
  });

  it('nothing is said about the beginning of a turn or a sealed bid', () => {
    const silent = [dated({ event: 'committed', seat: 'red', round: 1 })];
    expect(captions(silent)).toEqual([null]);
    expect(captions([dated({ event: 'turn', seat: 'red' })])).toEqual([null]);
  });
});
