import { describe, expect, it } from 'vitest';
import { legalSet } from './acting';
import { isWorthAnAction, openingsOf } from './openings';

const lacks = (code: string, need = 1, have = 0) => ({ code, need, have });
const EMPTY = lacks('empty_shelf');

describe('an action', () => {
  it('is open where the rules allow it and it brings something', () => {
    const legal = legalSet(['produce', 'load', 'warehouse', 'call I goods', 'pass']);
    const { produce, load, build, broker } = openingsOf(legal, {}, { load: EMPTY });
    expect([produce.on, build.on, broker.on]).toEqual([true, true, true]);
    expect(load).toEqual({ on: false, why: EMPTY, little: false });
  });

  it('says what the rules have against it', () => {
    const cash = lacks('produce_cash');
    const blocked = { produce: cash, warehouse: lacks('warehouse_cash', 4) };
    const { produce, build } = openingsOf(legalSet(['pass']), blocked, {});
    expect(produce).toEqual({ on: false, why: cash, little: false });
    expect([build.on, build.why?.need]).toEqual([false, 4]);
  });
});

describe('buying for the harbour', () => {
  const legal = legalSet(['restock red', 'restock yellow', 'reprice']);
  const full = lacks('restock_room');

  it('is open while one seller has something', () => {
    const { restock } = openingsOf(legal, {}, { 'restock red': EMPTY, reprice: EMPTY });
    expect(restock).toMatchObject({ on: true, little: false });
  });

  it('brings only new prices where nothing can be bought', () => {
    const { restock } = openingsOf(legal, {}, { 'restock red': full, 'restock yellow': full });
    expect(restock).toMatchObject({ on: true, little: true });
  });

  it('is closed where there is not even a price to set, and says what would help most', () => {
    const none = { reprice: lacks('nothing_to_price'), 'restock red': EMPTY };
    const of = (yellow: ReturnType<typeof lacks>) =>
      openingsOf(legal, {}, { ...none, 'restock yellow': yellow }).restock;
    expect(of(EMPTY)).toEqual({ on: false, why: EMPTY, little: false });
    expect(of(full).why).toBe(full);
    const dear = lacks('restock_cash', 3, 1);
    expect(of(dear).why).toBe(dear);
    const dearer = { ...none, 'restock red': lacks('restock_cash', 4, 1), 'restock yellow': dear };
    expect(openingsOf(legal, {}, dearer).restock.why).toBe(dear);
    expect(openingsOf(legalSet(['pass']), {}, {}).restock).toMatchObject({ on: false, why: null });
  });
});

describe('a turn', () => {
  it('has something to do, unless there are only voyages for nothing', () => {
    const legal = legalSet(['sail red', 'sail island', 'restock red', 'reprice', 'pass']);
    const idle = { 'sail red': EMPTY, 'restock red': EMPTY, reprice: lacks('nothing_to_price') };
    const nothing = openingsOf(legal, {}, { ...idle, 'sail island': lacks('no_cargo') });
    expect([nothing.sail.on, nothing.sail.little, isWorthAnAction(nothing)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isWorthAnAction(openingsOf(legal, {}, idle))).toBe(true);
    expect(isWorthAnAction(openingsOf(legalSet(['repay', 'pass']), {}, {}))).toBe(false);
  });
});
