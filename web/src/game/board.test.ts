import { expect, test } from 'vitest';
import { boardWith, viewWith } from '../testing/positions';
import { placeStep, purchase, storeStep } from './acting';
import { optionId, optionsFor, valueId } from './options';
import { boardOf, machineSpaces, warehouseSpaces } from './view';
import { cardFigures, counted, isSeat, seatsFrom } from './words';

test('a board is drawn space by space', () => {
  expect(machineSpaces(boardWith())).toEqual(['tan', null, null, null]);
  expect(warehouseSpaces(boardWith({ warehouses: 2 }))).toEqual([true, true, false, false, false]);
  const spaces = [false, true, false, false, false];
  expect(warehouseSpaces(boardWith({ warehouses: spaces }))).toBe(spaces);
  expect(() => boardOf(viewWith(), 'purple')).toThrow('no board of purple');
});

test('a value card is named by what is worth ten', () => {
  expect(cardFigures('tan')).toMatchObject({ tan: '10', white: '5/10', black: '6' });
});

test('colours are counted in their order, players from anywhere', () => {
  expect(counted(['white', 'black', 'white'])).toEqual([
    ['black', 1],
    ['white', 2],
  ]);
  expect(seatsFrom('yellow', 3)).toEqual(['yellow', 'blue', 'red']);
  expect(seatsFrom('purple', 3)).toEqual(['blue', 'red', 'yellow']);
  expect([isSeat('blue'), isSeat('bank')]).toEqual([true, false]);
});

test('pointing at a container means what is legal there', () => {
  const legal = new Set(['lift tan@2', 'sell tan@3', 'take white@4', 'seize black@1']);
  const open = (more: object) => more as never;
  expect(storeStep(legal, open({ store: 'factory' }), 'blue', 'blue', 'factory', 'tan@2')).toBe(
    'lift tan@2',
  );
  expect(storeStep(legal, undefined, 'blue', 'blue', 'factory', 'tan@3')).toBe('sell tan@3');
  expect(
    storeStep(legal, open({ from: 'red', store: 'harbour' }), 'blue', 'red', 'harbour', 'white@4'),
  ).toBe('take white@4');
  expect(storeStep(legal, open({ debtor: 'red' }), 'blue', 'red', 'harbour', 'black@1')).toBe(
    'seize black@1',
  );
  expect(storeStep(legal, open({}), 'blue', 'red', 'harbour', 'tan@2')).toBeNull();
});

test('the container in hand goes to a price of the open store', () => {
  const legal = new Set(['place tan@2']);
  const open = { store: 'factory' } as never;
  expect(placeStep(legal, open, 'factory', 'tan', 2)).toBe('place tan@2');
  expect(placeStep(legal, open, 'factory', 'tan', 3)).toBeNull();
  expect(placeStep(legal, open, 'harbour', 'tan', 2)).toBeNull();
  expect(placeStep(legal, open, 'factory', null, 2)).toBeNull();
});

test('a purchase is what was taken since it began', () => {
  const steps = ['take tan@1', 'restock red', 'take white@2', 'take tan', 'place white@3'];
  expect(purchase(steps)).toEqual({ taken: ['white', 'tan'], sum: 2 });
});

test('options are those of the edition, details of the bank or of cancelled bids only with them', () => {
  const names = (edition: '2007' | '2018', ...on: string[]) => {
    const { main, more } = optionsFor(edition, Object.fromEntries(on.map((name) => [name, 'on'])));
    return [...main, ...more].map((option) => option.name);
  };
  expect(names('2007')).not.toContain('investment_bank');
  expect(names('2018')).toContain('investment_bank');
  expect(names('2018')).not.toContain('broker_empty_space');
  expect(names('2018', 'investment_bank')).toContain('broker_empty_space');
  expect(names('2018', 'investment_bank')).not.toContain('first_player');
  expect(names('2018')).not.toContain('cancelled_first_bid');
  expect(names('2018', 'cancel_bid')).toContain('cancelled_first_bid');
  expect(names('2007', 'cancel_bid', 'investment_bank')).not.toContain('cancelled_first_bid');
  expect(names('2007')).toContain('same_seller_twice');
  const [number] = optionsFor('2007', {}).more.filter((option) => option.kind === 'number');
  if (number === undefined) throw new Error('no option is a number');
  expect(valueId(number, 0)).toBe(`${optionId(number.name)}.value-0`);
  expect(valueId(number, 3)).toBe(`${optionId(number.name)}.value-number`);
  expect(valueId({ ...number, kind: 'choice' }, 'forbid_end')).toMatch('value-forbid-end');
});
