import { describe, expect, it } from 'vitest';
import type { GameEvent } from './view';
import { addDeeds, outcomeOf, receivedBy, waysOf } from './deeds';
import type { Colour, Seat } from './words';

let seq = 0;
const dated = (event: object) => ({ seq: (seq += 1), at: 0, ...event }) as GameEvent;
const step = (seat: Seat, text: string) => dated({ event: 'step', seat, step: text });
const turn = (seat: Seat) => dated({ event: 'turn', seat });
const move = (container: Colour, from: string, to: string) =>
  dated({ event: 'move', container, from, to });
const pay = (from: string, to: string, amount: number, reason: string) =>
  dated({ event: 'pay', from, to, amount, for: reason });

const PRODUCE = [
  step('red', 'produce'),
  pay('red', 'blue', 1, 'produce'),
  move('tan', 'supply', 'red.hand'),
  move('black', 'supply', 'red.hand'),
  step('red', 'place tan@2'),
  move('tan', 'red.hand', 'red.factory@2'),
  step('red', 'place black@3'),
  move('black', 'red.hand', 'red.factory@3'),
  step('red', 'done'),
];
const SAIL = [
  step('red', 'sail blue'),
  dated({ event: 'sail', seat: 'red', from: 'sea', to: 'blue' }),
  step('red', 'take brown@3'),
  pay('red', 'blue', 3, 'load'),
  move('brown', 'blue.harbour@3', 'red.ship'),
  step('red', 'take white@4'),
  pay('red', 'blue', 4, 'load'),
  move('white', 'blue.harbour@4', 'red.ship'),
  step('red', 'done'),
];

it('a turn is a few deeds, each with its payments and prices', () => {
  const interest = pay('red', 'bank', 1, 'interest');
  const deeds = addDeeds([], [turn('red'), interest, ...PRODUCE, ...SAIL, turn('yellow')]);
  expect(deeds.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['produce', 'red'],
    ['sail', 'red'],
    ['buy', 'red'],
    ['turn', 'yellow'],
  ]);
  // What begins the turn belongs to its first deed.
  expect(deeds[0]?.events).toContain(interest);
});

it('comes to the same deeds when the steps arrive one by one', () => {
  const events = [turn('red'), ...PRODUCE, ...SAIL];
  const bySteps = events.reduce((deeds, event) => addDeeds(deeds, [event]), addDeeds([], []));
  expect(bySteps).toEqual(addDeeds([], events));
});

it('every event is in exactly one deed, in order', () => {
  const events = [
    ...PRODUCE,
    dated({ event: 'committed', seat: 'blue', round: 1 }),
    dated({ event: 'bids', round: 1, bids: {}, counted: {}, highest: 0 }),
    dated({ event: 'settled', seller: 'red', buyer: 'blue', accepted: true, amount: 1, lot: [] }),
    dated({ event: 'won', seat: 'yellow', space: 'I goods' }),
    ...SAIL,
    dated({ event: 'ending', seat: 'red' }),
  ];
  expect(addDeeds([], events).flatMap((deed) => deed.events)).toEqual(events);
});

describe('the kinds of deeds', () => {
  const kinds = (...events: GameEvent[]) => addDeeds([], events).map((deed) => deed.kind);

  it('passing is a deed only where nothing else was done', () => {
    expect(kinds(turn('red'), step('red', 'pass'))).toEqual(['pass']);
    expect(kinds(turn('red'), ...PRODUCE, step('red', 'pass'))).toEqual(['produce']);
  });

  it('passing is no new price, though it may come alone', () => {
    const pass = step('red', 'pass');
    expect(kinds(pass)).toEqual(['turn']);
    expect(addDeeds([], [pass], () => true)).toEqual([
      { kind: 'pass', seat: 'red', events: [pass] },
    ]);
  });

  it('a loan is told on its own, and buying goes on after it', () => {
    const loan = [step('red', 'loan'), dated({ event: 'loan', seat: 'red', forced: false })];
    expect(kinds(...SAIL.slice(0, 5), ...loan, ...SAIL.slice(5))).toEqual([
      'sail',
      'buy',
      'tell',
      'buy',
    ]);
  });

  it('the end of a deed whose beginning was not seen is new prices', () => {
    expect(kinds(...PRODUCE.slice(4))).toEqual(['price']);
  });

  it('an auction is one deed from the bids to the containers on the island', () => {
    expect(
      kinds(
        dated({ event: 'bids', round: 1, bids: {}, counted: {}, highest: 2 }),
        step('red', 'accept blue'),
        dated({
          event: 'settled',
          seller: 'red',
          buyer: 'blue',
          accepted: true,
          amount: 2,
          lot: [],
        }),
        pay('blue', 'red', 2, 'bid'),
        move('tan', 'red.ship', 'blue.island'),
      ),
    ).toEqual(['auction']);
  });
});

it('a container goes from where it was to where it is put, without the hand', () => {
  expect(waysOf(PRODUCE)).toEqual([
    { colour: 'tan', from: 'supply', to: 'red.factory@2' },
    { colour: 'black', from: 'supply', to: 'red.factory@3' },
  ]);
});

it('what a deed came to', () => {
  const [made] = addDeeds([], PRODUCE);
  const bought = addDeeds([], SAIL)[1];
  if (made === undefined || bought === undefined) throw new Error('no deeds');
  expect(outcomeOf(made).made).toEqual(['tan', 'black']);
  expect(receivedBy(made, 'blue')).toBe(1);
  expect(receivedBy(made, 'yellow')).toBe(0);
  expect(outcomeOf(bought)).toMatchObject({ bought: ['brown', 'white'], seller: 'blue', paid: 7 });
});
