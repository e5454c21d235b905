import { expect, test } from 'vitest';
import { Amount } from './amount.svelte';

test('an amount starts empty, and digits follow one another', () => {
  const amount = new Amount();
  expect(amount.value).toBeNull();
  amount.digit(1);
  amount.digit('2');
  expect(amount.value).toBe(12);
  amount.backspace();
  expect(amount.value).toBe(1);
  amount.backspace();
  expect(amount.value).toBeNull();
});

test('a zero in front is not kept', () => {
  const amount = new Amount();
  amount.digit(0);
  expect(amount.value).toBe(0);
  amount.digit(7);
  expect(amount.typed).toBe('7');
});

test('a digit replaces what the slider set, and the next one follows it', () => {
  const amount = new Amount();
  amount.set(8);
  amount.digit(3);
  amount.digit(1);
  expect(amount.value).toBe(31);
});

test('what is no digit is left out', () => {
  const amount = new Amount();
  amount.write('$1 2x');
  expect(amount.value).toBe(12);
});
