import { expect, test } from 'vitest';
import { isAboutMoney, refusalText } from './refusals';

const dear = { code: 'machine_cash', need: 6, have: 2 };

test('a refusal is said with its bounds', () => {
  expect(refusalText((id, args) => `${id} ${JSON.stringify(args)}`, dear)).toBe(
    'refusal-machine-cash {"need":6,"have":2}',
  );
});

test('a loan can help only where the money is missing', () => {
  expect(isAboutMoney(dear)).toBe(true);
  expect(isAboutMoney({ ...dear, code: 'machine_owned' })).toBe(false);
  expect(isAboutMoney(null)).toBe(false);
});
