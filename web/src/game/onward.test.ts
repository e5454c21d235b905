import { describe, expect, it, test } from 'vitest';
import type { Decision, Look } from '../api/messages';
import { boardWith, lookWith, viewWith } from '../testing/positions';
import { changeable, isUndoable, onward, withSale } from './onward';

const draftOf = (steps: string[], more: object = {}) => ({
  steps,
  redo: [],
  complete: false,
  final: [],
  ...more,
});
const asked = (decision: Decision, legal: string[], steps: string[], more: Partial<Look> = {}) =>
  lookWith({
    view: viewWith({ asked: { seats: ['blue'], decision } }),
    legal,
    draft: draftOf(steps),
    ...more,
  });

describe('a turn goes on by itself', () => {
  test.each<[string, Decision, string[], string[], string | null]>([
    ['a sale to the bank is offered later', 'domestic', ['sell tan@2', 'skip', 'loan'], [], 'skip'],
    ['nothing is left to take', 'buy', ['done', 'loan'], ['restock red', 'take tan@2'], 'done'],
    ['a loan can wait', 'buy', ['done', 'repay', 'loan'], ['restock red', 'take tan@2'], 'done'],
    ['one colour, and a loan to repay', 'make', ['make tan', 'repay'], ['produce'], 'make tan'],
    ['more could be taken', 'buy', ['take tan@2', 'done'], ['restock red'], null],
    ['one colour can be made', 'make', ['make tan', 'loan'], ['produce'], 'make tan'],
    ['two colours can be made', 'make', ['make tan', 'make white'], ['produce'], null],
    ['nothing is left to offer', 'offer', ['done', 'loan'], ['call I money'], 'done'],
    ['more could be offered', 'offer', ['offer harbour tan@2', 'done'], ['call I money'], null],
    ['nothing has another price', 'stock', ['done', 'loan'], ['reprice'], 'done'],
    ['something is in hand', 'stock', ['place tan@2', 'lift tan@3'], ['produce'], null],
    ['only new prices are wanted', 'stock', ['lift tan@3', 'done'], ['reprice'], null],
    ['all new has a price', 'stock', ['lift tan@3', 'done'], ['produce', 'place tan@2'], 'done'],
    ['an action is chosen', 'action', ['produce', 'pass'], [], null],
  ])('%s', (_, decision, legal, steps, next) => {
    expect(onward(asked(decision, legal, steps))).toBe(next);
  });

  it('not while old stock is being priced, as long as there is more of it', () => {
    const lifted = ['produce', 'place tan@2', 'lift tan@3', 'place tan@1'];
    expect(onward(asked('stock', ['lift white@3', 'done'], lifted))).toBeNull();
    expect(onward(asked('stock', ['done'], lifted))).toBe('done');
    expect(
      onward(asked('stock', ['lift tan@3', 'done'], ['produce', 'place tan@2', 'loan'])),
    ).toBeNull();
    const before = ['produce', 'lift tan@1', 'place tan@4', 'done', 'restock red', 'done'];
    expect(onward(asked('stock', ['lift tan@3', 'done'], [...before, 'place tan@4']))).toBe('done');
  });

  it('not where a loan would buy more', () => {
    const dear = { 'take tan@4': { code: 'restock_cash', need: 4, have: 1 } };
    const insight = { blocked: dear } as never;
    expect(onward(asked('buy', ['done', 'loan'], ['restock red'], { insight }))).toBeNull();
    expect(onward(asked('buy', ['done'], ['restock red'], { insight }))).toBe('done');
    const full = { blocked: { 'take tan@4': { code: 'restock_room', need: 1, have: 0 } } } as never;
    expect(onward(asked('buy', ['done', 'loan'], [], { insight: full }))).toBe('done');
  });

  it('never out of a draft, past its end, or into what asks somebody else', () => {
    expect(onward(asked('stock', ['done'], [], { draft: null }))).toBeNull();
    const complete = draftOf(['produce'], { complete: true });
    expect(onward(asked('stock', ['done'], [], { draft: complete }))).toBeNull();
    const final = draftOf(['outbid'], { final: ['done'] });
    expect(onward(asked('offer', ['done'], [], { draft: final }))).toBeNull();
    expect(onward(lookWith({ view: viewWith({ asked: null }) }))).toBeNull();
  });
});

describe('prices can be changed once more', () => {
  const after = (steps: string[], store: object, decision: Decision = 'action') =>
    changeable(
      lookWith({
        view: viewWith({
          asked: { seats: ['blue'], decision },
          seats: { blue: boardWith(store) },
        }),
        draft: draftOf(steps),
      }),
    );

  it('while there is old stock beside the new', () => {
    const produced = ['produce', 'place tan@2', 'done'];
    expect(after(produced, { factory: ['tan@2', 'tan@3'] })).toBe('factory');
    expect(after(produced, { factory: ['tan@2'] })).toBeNull();
    const bought = ['restock red', 'take tan@2', 'done', 'place tan@4', 'done'];
    expect(after(bought, { harbour: ['tan@4', 'white@5'] })).toBe('harbour');
  });

  it('not before, not after something else, and not in another store', () => {
    const two = { factory: ['tan@2', 'tan@3'], harbour: ['tan@2', 'tan@3'] };
    expect(after(['restock red', 'done'], two, 'stock')).toBeNull();
    expect(after(['produce', 'place tan@2', 'done', 'warehouse'], two)).toBeNull();
    expect(after(['sail red', 'take tan@2', 'done'], two)).toBeNull();
    expect(changeable(lookWith({ draft: null }))).toBeNull();
  });
});

test('what nobody chose is not undone; a sale takes its place', () => {
  expect([[], ['skip'], ['skip', 'loan']].map((steps) => isUndoable(draftOf(steps)))).toEqual([
    false,
    false,
    true,
  ]);
  expect(withSale(draftOf(['loan', 'skip', 'loan']), 'sell tan@3')).toEqual([
    'loan',
    'sell tan@3',
    'loan',
  ]);
});
