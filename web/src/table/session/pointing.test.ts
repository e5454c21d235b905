import { expect, test } from 'vitest';
import { lookWith, viewWith } from '../../testing/positions';
import { Pointing } from './pointing.svelte';

test('a tray closes when something else is asked', () => {
  const pointing = new Pointing();
  pointing.tray = 'sail';
  pointing.follow(lookWith());
  expect(pointing.tray).toBe('sail');
  pointing.follow(lookWith({ view: viewWith({ asked: { seats: ['blue'], decision: 'buy' } }) }));
  expect(pointing.tray).toBeNull();
});

test('the container in hand stays chosen as long as it is there', () => {
  const pointing = new Pointing();
  const hand = (...colours: ('tan' | 'white')[]) =>
    lookWith({ view: viewWith({ open: { hand: colours } as never }) });
  pointing.follow(hand('tan', 'white'));
  expect(pointing.chosen).toBe('tan');
  pointing.chosen = 'white';
  pointing.follow(hand('tan', 'white'));
  expect(pointing.chosen).toBe('white');
  pointing.follow(hand('tan'));
  expect(pointing.chosen).toBe('tan');
  pointing.follow(lookWith());
  expect(pointing.chosen).toBeNull();
});

test('what waited for a yes has it once', () => {
  const pointing = new Pointing();
  pointing.pending = { step: 'bid 4', commit: true, warning: 'bid' };
  expect(pointing.confirmed()?.step).toBe('bid 4');
  expect(pointing.confirmed()).toBeNull();
});

test('the next player at the device starts at their own quay, with nothing to confirm', () => {
  const pointing = new Pointing();
  pointing.pending = { step: 'bid 4', commit: true, warning: 'bid' };
  pointing.shown = 'log';
  pointing.handOver();
  expect([pointing.pending, pointing.shown]).toEqual([null, 'me']);
});
