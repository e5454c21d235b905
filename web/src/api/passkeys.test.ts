import { expect, it } from 'vitest';
import { isNamed } from './passkeys';

it.each([
  ['localhost', true],
  ['games.example', true],
  ['7.example', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('knows that %s has a name: %s', (host, named) => {
  expect(isNamed(host)).toBe(named);
});
