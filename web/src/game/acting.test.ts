import { describe, expect, it } from 'vitest';
import { actionsOf, legalSet, placeStep, purchase, storeStep } from './acting';

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
