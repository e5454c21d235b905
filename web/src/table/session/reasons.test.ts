import { describe, expect, it } from 'vitest';
import type { Insight, View } from '../../game/view';
import { reasonOf } from './reasons';

const board = (more: object) => ({
  machines: ['tan', 'black', null, null],
  factory: [],
  harbour: [],
  ship: { at: 'sea', cargo: [] },
  cash: 7,
  ...more,
});
/** Only what the reasons look at. */
const sight = (more: object = {}, insight: object = {}) => ({
  view: {
    seats: {
      blue: board({ ship: { at: 'sea', cargo: ['tan', 'tan'] } }),
      red: board({ factory: ['white@3', 'tan@2'], harbour: ['black@4'] }),
    },
    supply: { containers: { tan: 5 } },
    ...more,
  } as unknown as View,
  insight: insight as Insight,
  seat: 'blue' as const,
});

describe('the reason for a step', () => {
  it('says how much there is to buy, and from which price on', () => {
    expect(reasonOf('restock red', sight())).toEqual({
      id: 'table-why-restock',
      args: { count: 2, price: 2 },
    });
    expect(reasonOf('sail red', sight())).toEqual({
      id: 'table-why-harbour',
      args: { count: 1, price: 4 },
    });
    expect(reasonOf('sail blue', sight()).id).toBe('table-why-sail');
  });

  it('counts those who could pay a price, as far as their cash is known', () => {
    const buyers = {
      red: { room: 1, cash: 2 },
      green: { room: 1, cash: 9 },
      yellow: { room: 2 },
      purple: { room: 0, cash: 20 },
    };
    const found = reasonOf(
      'place tan@3',
      sight({ open: { store: 'factory' } }, { buyers: { factory: buyers } }),
    );
    expect(found).toEqual({ id: 'table-why-place', args: { count: 2, price: 3 } });
  });

  it('compares a bid with what the cargo adds, and says nothing false of a dearer one', () => {
    const lot = sight({ auction: { seller: 'red' } }, { lots: { red: { difference: 12 } } });
    expect(reasonOf('bid 9', lot).args).toEqual({ worth: 12, rest: 3 });
    expect(reasonOf('bid 13', lot).id).toBe('table-why-best');
    expect(reasonOf('bid 2', sight()).id).toBe('table-why-broker');
  });

  it('tells of cargo, cash, machines and supply', () => {
    expect(reasonOf('sail island', sight()).args).toEqual({ count: 2 });
    expect(reasonOf('loan', sight()).args).toEqual({ cash: 7 });
    expect(reasonOf('produce', sight()).args).toEqual({ count: 2 });
    const priced = sight({}, { building: { machine: { cost: 6 } } });
    expect(reasonOf('machine black', priced).args).toEqual({ cost: 6, count: 1 });
    expect(reasonOf('machine white', priced).args).toEqual({ cost: 6, count: 0 });
    expect(reasonOf('make tan', sight()).args).toEqual({ left: 5 });
    expect(reasonOf('pass', sight())).toEqual({ id: 'table-why-enough', args: {} });
  });
});
