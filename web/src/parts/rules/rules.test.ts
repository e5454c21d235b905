import { expect, it } from 'vitest';
import { firstSentence } from './rules';

it.each([
  ['Pay $1. Then go on.', 'Pay $1.'],
  ['\n  Pay 1.5 now: all of it.', 'Pay 1.5 now.'],
  ['No stop', 'No stop'],
  ['', ''],
])('the first sentence of %j is %j', (rule, sentence) =>
  expect(firstSentence(rule)).toBe(sentence),
);
