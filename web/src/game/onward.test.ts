import { describe, expect, it, test } from 'vitest';
import type { Decision, Look } from '../api/messages';
import { boardWith, lookWith, viewWith } from '../testing/positions';
import { actionOf, changeable, isEmptyHanded, isUndoable, onward, withSale } from './onward';
import type { Colour } from './words';

const draftOf = (steps: string[], more: object = {}) => ({
  steps,
  redo: [],
  changes: 1,
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
    ['nothing has another price', 'stock', ['done', 'loan'], ['reprice'], null],
    ['nothing was for sale', 'buy', ['done', 'loan'], ['restock red'], null],
    ['nothing was there to load', 'buy', ['done', 'loan'], ['load'], null],
    ['a ship has sailed for nothing', 'buy', ['done', 'loan'], ['sail red'], 'done'],
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
    const one = ['restock red', 'take tan@2'];
    expect(onward(asked('buy', ['done'], one, { insight }))).toBe('done');
    const full = { blocked: { 'take tan@4': { code: 'restock_room', need: 1, have: 0 } } } as never;
    expect(onward(asked('buy', ['done', 'loan'], one, { insight: full }))).toBe('done');
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

describe('an action has brought nothing', () => {
  const empty = (steps: string[], hand: Colour[] = []) =>
    isEmptyHanded(draftOf(steps), viewWith({ open: { decision: 'stock', hand } as never }));

  it('until something is taken, made, offered or in hand', () => {
    expect(empty(['restock red'])).toBe(true);
    expect(empty(['restock red', 'take tan@2', 'done', 'place tan@3', 'done', 'load'])).toBe(true);
    expect(empty(['restock red', 'take tan@2'])).toBe(false);
    expect(empty(['produce', 'make tan'])).toBe(false);
    expect(empty(['call I money', 'offer factory tan@2'])).toBe(false);
    expect(empty(['produce'], ['tan'])).toBe(false);
  });

  it('while every price is as it was', () => {
    expect(empty(['reprice', 'lift tan@2', 'lift white@3', 'place white@3', 'place tan@2'])).toBe(
      true,
    );
    expect(empty(['reprice', 'lift tan@2', 'place tan@3'])).toBe(false);
  });

  it('and is known by the step that began it', () => {
    expect([actionOf(draftOf(['loan', 'sail red', 'loan'])), actionOf(draftOf(['loan']))]).toEqual([
      'sail red',
      undefined,
    ]);
    expect(viewWith().open === undefined && isEmptyHanded(draftOf([]), viewWith())).toBe(true);
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
