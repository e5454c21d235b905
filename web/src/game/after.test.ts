/** Python wrote the games into tests/view/boards.json: events, and the boards that they lead to. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { boardWith, viewWith } from '../testing/positions';
import { after } from './after';
import type { Board, GameEvent, View } from './view';
import type { Seat } from './words';

type Table = Pick<View, 'turn' | 'ending' | 'supply' | 'removed' | 'seats' | 'brokers' | 'payment'>;
interface Turn {
  events: GameEvent[];
  board: Partial<Omit<Table, 'seats'>> & { seats?: Partial<Record<Seat, Partial<Board>>> };
}
const FILE = new URL('../../../tests/view/boards.json', import.meta.url);
const games = JSON.parse(readFileSync(fileURLToPath(FILE), 'utf-8')) as Record<
  string,
  { start: View; turns: Turn[] }
>;

/** What lies on the table, of a whole view. */
function tableOf({ turn, ending, supply, removed, seats, brokers, payment }: View): Table {
  return {
    turn,
    ending,
    supply,
    removed,
    seats,
    ...(brokers === undefined ? {} : { brokers, payment: payment ?? null }),
  };
}

/** The same board for eyes that see neither cash nor cards. */
function unseen(seats: Table['seats']): Table['seats'] {
  const entries = Object.entries(seats).map(([seat, board]) => {
    const seen = { ...board };
    delete seen.cash;
    delete seen.card;
    return [seat, seen];
  });
  return Object.fromEntries(entries) as Table['seats'];
}

function changed(table: Table, { seats = {}, ...parts }: Turn['board']): Table {
  const boards = Object.entries(table.seats).map(([seat, board]) => [
    seat,
    { ...board, ...seats[seat as Seat] },
  ]);
  return { ...table, ...parts, seats: Object.fromEntries(boards) as Table['seats'] };
}

describe.each(Object.entries(games))('the recorded game %s', (_, { start, turns }) => {
  it('comes to the same boards as the server, for the seat that is looking', () => {
    let view = start;
    let wanted = tableOf(start);
    for (const { events, board } of turns) {
      view = events.reduce(after, view);
      wanted = changed(wanted, board);
      expect(tableOf(view)).toEqual(wanted);
    }
  });

  it('comes to the same boards for a spectator, who never learns the cash', () => {
    let view: View = { ...start, seats: unseen(start.seats) };
    let wanted = tableOf(start);
    for (const { events, board } of turns) {
      view = events.reduce(after, view);
      wanted = changed(wanted, board);
      expect(tableOf(view)).toEqual({ ...wanted, seats: unseen(wanted.seats) });
    }
  });
});

it('only what changed is another object', () => {
  const view = viewWith({ seats: { blue: boardWith({ cash: 3 }), red: boardWith() } });
  const event = { event: 'pay', from: 'blue', to: 'bank', amount: 1, for: 'interest' } as GameEvent;
  const next = after(view, event);
  expect(next.seats.blue?.cash).toBe(2);
  expect(next.seats.red).toBe(view.seats.red);
  expect(next.supply).toBe(view.supply);
  expect(next.seats.blue?.ship).toBe(view.seats.blue?.ship);
});

it('an event that moves nothing leaves the view as it is', () => {
  const view = viewWith();
  const event = { event: 'committed', seat: 'red', round: 1 } as GameEvent;
  expect(after(view, event)).toBe(view);
});

describe('a seized building', () => {
  const board = boardWith({ machines: ['tan', 'black'], warehouses: 3 });
  const view = viewWith({ seats: { blue: board } });
  const seize = (event: object) =>
    after(view, { event: 'seized', seat: 'blue', ...event } as GameEvent);

  it('leaves its space empty and is back in the supply', () => {
    const machine = seize({ what: 'machine', space: 1, colour: 'black' });
    expect(machine.seats.blue?.machines).toEqual(['tan']);
    expect(machine.supply.machines.black).toBe(1);
    const warehouse = seize({ what: 'warehouse', space: 1 });
    expect(warehouse.seats.blue?.warehouses).toEqual([true, false, true, false, false]);
    expect(warehouse.supply.warehouses).toBe(11);
  });

  it('is counted again when its space is built on', () => {
    const gap = seize({ what: 'warehouse', space: 1 });
    const event = { event: 'build', seat: 'blue', what: 'warehouse', space: 1, cost: 4 };
    expect(after(gap, event as GameEvent).seats.blue?.warehouses).toBe(3);
  });
});
