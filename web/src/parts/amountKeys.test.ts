import { beforeEach, expect, test, vi } from 'vitest';
import { choices } from '../browser/choices.svelte';
import { openBrowser } from '../testing/browser';
import { Amount } from './amount.svelte';
import { AmountKeys } from './amountKeys';

class Element {
  isContentEditable = false;
  constructor(readonly tagName: string) {}
}
const BUTTON = new Element('BUTTON');
let amount: Amount;
let send: ReturnType<typeof vi.fn<() => void>>;
let keys: AmountKeys;
let body: Element;
beforeEach(() => {
  openBrowser();
  vi.stubGlobal('HTMLElement', Element);
  body = Object.assign(document, { body: new Element('BODY') }).body;
  amount = new Amount();
  send = vi.fn<() => void>();
  keys = new AmountKeys(amount, send);
});

/** Whether the key was meant for the amount. */
function press(key: string, target: Element = body, more: object = {}): boolean {
  const preventDefault = vi.fn();
  keys.pressed({ key, target, preventDefault, ...more } as never);
  return preventDefault.mock.calls.length > 0;
}

test.each(['BODY', 'H2', 'BUTTON'])('digits and Enter send the amount from a %s', (tag) => {
  const target = new Element(tag);
  expect([press('1', target), press('2', target), press('Enter', target)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([amount.value, send.mock.calls.length]).toEqual([12, 1]);
});

test('Enter presses the button that has the focus unless an amount was just typed', () => {
  expect(press('Enter', BUTTON)).toBe(false);
  press('7', BUTTON);
  press('Tab', BUTTON);
  expect(press('Enter', BUTTON)).toBe(false);
  press('7', BUTTON);
  keys.pointed();
  expect(press('Enter', BUTTON)).toBe(false);
  press('7', BUTTON);
  while (amount.value !== null) press('Backspace', BUTTON);
  expect(press('Enter', BUTTON)).toBe(false);
  expect(send).not.toHaveBeenCalled();
  press('7', BUTTON);
  expect(press('Enter', BUTTON)).toBe(true);
  expect(press('Enter', BUTTON, { repeat: true })).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('without a focus Enter sends what the keypad or the slider has set', () => {
  amount.set(5);
  expect([press('Enter'), send.mock.calls.length]).toEqual([true, 1]);
});

test('nobody’s keys are taken away', () => {
  const field = new Element('INPUT');
  expect([press('7', field), press('7', body, { ctrlKey: true }), press('x')]).toEqual([
    false,
    false,
    false,
  ]);
  press('7');
  expect(press('Enter', field)).toBe(false);
  Object.assign(document, { querySelector: () => new Element('DIALOG') });
  expect(press('7')).toBe(false);
  Object.assign(document, { querySelector: () => null });
  choices.setKeys(false);
  expect(press('7')).toBe(false);
  choices.setKeys(true);
  expect(amount.value).toBe(7);
});
