import { describe, expect, it } from 'vitest';
import { viewWith } from '../testing/positions';
import {
  actionsOf,
  legalSet,
  placeStep,
  pricedAtOnce,
  purchase,
  reasonToBuild,
  reasonToCall,
  storeStep,
} from './acting';

describe('what can be pointed at', () => {
  it('is found in the legal steps', () => {
    const actions = actionsOf(
      legalSet(['produce', 'restock red', 'sail sea', 'machine tan', 'call I goods', 'pass']),
    );
    expect(actions).toMatchObject({
      produce: true,
      restock: ['red'],
      sail: ['sea'],
      machines: ['tan'],
    });
    expect(actions.calls).toEqual(['I goods']);
    expect(actions.warehouse).toBe(false);
  });

  it('is a container of the seller, not one like it elsewhere', () => {
    const legal = legalSet(['take tan@2']);
    const open = { decision: 'buy', from: 'red', store: 'factory' } as const;
    expect(storeStep(legal, open, 'blue', 'red', 'factory', 'tan@2')).toBe('take tan@2');
    expect(storeStep(legal, open, 'blue', 'yellow', 'factory', 'tan@2')).toBeNull();
    expect(storeStep(legal, open, 'blue', 'red', 'harbour', 'tan@2')).toBeNull();
  });

  it('is a price of the store that is being stocked', () => {
    const legal = legalSet(['place tan@2']);
    const open = { decision: 'stock', store: 'factory', hand: ['tan'] } as const;
    expect(placeStep(legal, { ...open, hand: ['tan'] }, 'factory', 'tan', 2)).toBe('place tan@2');
    expect(placeStep(legal, { ...open, hand: ['tan'] }, 'harbour', 'tan', 2)).toBeNull();
    expect(placeStep(legal, { ...open, hand: ['tan'] }, 'factory', null, 2)).toBeNull();
  });
});

it('a purchase is what was taken since the action that began it', () => {
  const steps = ['restock red', 'take tan@1', 'done', 'sail red', 'take white@3', 'take black@2'];
  expect(purchase(steps)).toEqual({ taken: ['white', 'black'], sum: 5 });
});

describe('why nothing can be done', () => {
  const because = (code: string, need = 0) => ({ code, need, have: 0 });

  it('is the cheaper building, if only money is missing', () => {
    const dear = {
      'machine tan': because('machine_cash', 3),
      warehouse: because('warehouse_cash', 4),
    };
    expect(reasonToBuild(dear)).toBe('machine tan');
    expect(reasonToBuild({ ...dear, warehouse: because('no_warehouse_space') })).toBe(
      'machine tan',
    );
    expect(reasonToBuild({ warehouse: because('no_warehouse_space') })).toBe('warehouse');
    expect(reasonToBuild({})).toBeUndefined();
  });

  it('is the open auction of a broker, or else a broker who has something', () => {
    const calls = {
      'call I goods': because('empty_broker_space'),
      'call I money': because('card_in_use'),
      outbid: because('broker_bid_cash', 3),
    };
    expect(reasonToCall(calls)).toBe('outbid');
    expect(reasonToCall({ ...calls, 'call I money': because('called_already') })).toBe(
      'call I money',
    );
    expect(reasonToCall({ 'call I goods': because('empty_broker_space') })).toBe('call I goods');
    expect(reasonToCall({})).toBeUndefined();
  });
});

describe('a purchase that is priced at once', () => {
  const draft = (...steps: string[]) => ({
    steps,
    redo: [],
    changes: 1,
    complete: false,
    final: [],
  });
  const buying = (store: 'factory' | 'harbour') =>
    viewWith({
      asked: { seats: ['blue'], decision: 'buy' },
      open: { decision: 'buy', from: 'red', store } as never,
    });

  it('is one container for the harbour', () => {
    const one = draft('restock red', 'take tan@2');
    expect(pricedAtOnce(buying('factory'), one)).toBe('tan');
    expect(pricedAtOnce(buying('harbour'), one)).toBeNull();
    expect(pricedAtOnce(viewWith(), one)).toBeNull();
    expect(pricedAtOnce(buying('factory'), null)).toBeNull();
    expect(
      pricedAtOnce(buying('factory'), draft('restock red', 'take tan@2', 'take tan@2')),
    ).toBeNull();
  });
});
