import { describe, expect, it } from 'vitest';
import type { Economy } from '../api/games';
import { spread } from './ends';
import { diagramOf } from './flow';
import { csv, lastOf, prices, supply, wealth } from './series';

const turn = (number: number, blue: number) => ({
  turn: number,
  players: blue + 20,
  brokers: 0,
  loans: 1,
  cash: { blue, red: 20 },
  worth: null,
});
const ECONOMY: Economy = {
  table: 'a',
  seq: 3,
  over: false,
  turns: [turn(0, 20), turn(1, 18), turn(2, 25)],
  sales: [
    { turn: 1, stage: 'factory', colour: 'tan', seller: 'blue', buyer: 'red', price: 2 },
    { turn: 1, stage: 'factory', colour: 'tan', seller: 'blue', buyer: 'red', price: 3 },
  ],
  flows: [
    { stage: 'factory', seller: 'blue', buyer: 'red', count: 2, amount: 5 },
    { stage: 'broker', seller: 'broker', buyer: 'red', count: 1, amount: 1 },
  ],
  margins: [],
};

describe('the economy', () => {
  it('has a line for each player, and none for what is hidden', () => {
    expect(wealth(ECONOMY, 'cash', (seat) => seat)?.lines.map((line) => line.values)).toEqual([
      [20, 18, 25],
      [20, 20, 20],
    ]);
    expect(wealth(ECONOMY, 'worth', (seat) => seat)).toBeNull();
  });

  it('has the money, and mean prices by colour', () => {
    expect(supply(ECONOMY, {})?.lines.map((line) => line.values[2])).toEqual([45, 10]);
    const tan = prices(ECONOMY, 'factory', (colour) => colour)?.lines.find(
      (line) => line.name === 'tan',
    );
    expect(tan?.values).toEqual([null, 2.5, null]);
    expect(prices(ECONOMY, 'harbour', (colour) => colour)).toBeNull();
  });

  it('writes at the ends of lines, in their order and apart from each other', () => {
    expect(spread([30, 10, 12], 10, 100)).toEqual([30, 10, 20]);
    expect(spread([98, 97], 10, 100)).toEqual([100, 90]);
  });

  it('draws how containers went on, between players', () => {
    const { bands } = diagramOf(ECONOMY, ['blue', 'red'], 1200);
    expect(bands.map(({ from, to, count }) => [from.seat, from.station, to.seat, count])).toEqual([
      ['blue', 'maker', 'red', 2],
    ]);
  });

  it.each([
    [1200, 1200],
    [300, 640],
  ])('draws the flow over the whole width, in %d pixels', (room, width) => {
    const diagram = diagramOf(ECONOMY, ['blue', 'red'], room);
    expect(diagram.width).toBe(width);
    const ends = diagram.nodes.filter((node) => node.station === 'collector');
    expect(ends.map((node) => node.x + 16)).toEqual([width, width]);
  });

  it('knows the last known value of each line', () => {
    const line = { name: '', colour: '', dash: [] };
    expect(lastOf({ ...line, values: [1, 4, null] })).toBe(4);
    expect(lastOf({ ...line, values: [null] })).toBeNull();
  });

  it('is written for spreadsheets, and no name becomes a formula', () => {
    expect(
      csv(
        ['a', '=1+1'],
        [
          [1, null],
          ['x,"y"', -2],
        ],
      ),
    ).toBe('a,\'=1+1\r\n1,\r\n"x,""y""",-2\r\n');
  });
});
