import { describe, expect, it } from 'vitest';
import { ruleOf } from './asked';

describe('the rule of a question', () => {
  it('follows the action that is being chosen', () => {
    expect(ruleOf('action', null)).toBe('turn');
    expect(ruleOf('action', 'sail')).toBe('sail');
    expect(ruleOf('action', 'broker')).toBe('call');
  });

  it('knows which store one buys from, and which one is priced', () => {
    expect(ruleOf('buy', null, 'factory')).toBe('restock');
    expect(ruleOf('buy', null, 'harbour')).toBe('load');
    expect(ruleOf('buy', null, 'bank')).toBe('bank-harbour');
    expect(ruleOf('stock', null, 'factory')).toBe('produce');
  });

  it('is the auction for bids and answers to them', () => {
    expect(ruleOf('bid', null)).toBe('auction');
    expect(ruleOf('settle', null)).toBe('auction');
  });
});
