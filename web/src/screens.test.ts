import { expect, test } from 'vitest';
import { screenAt } from './screens';

const at = (path: string, hash = '', search = '') => screenAt({ path, hash, search });

test.each([
  ['/', {}],
  ['/new', {}],
  ['/study', {}],
  ['/learn', {}],
  ['/learn/quay', { name: 'quay' }],
  ['/rules', { part: null, edition: null }],
  ['/aid', {}],
  ['/figures', {}],
  ['/host', {}],
  ['/settings', { code: null }],
  ['/link', { code: null }],
  ['/table/a-Z_9', { id: 'a-Z_9', invite: null }],
  ['/table/a-Z_9/seat', { id: 'a-Z_9', code: '' }],
  ['/replay/a-Z_9', { id: 'a-Z_9', step: null, seat: null }],
  ['/economy/a-Z_9', { id: 'a-Z_9' }],
])('%s is a screen', (path, properties) => {
  expect(at(path)?.properties).toEqual(properties);
});

test('what comes after the path is told to the screen', () => {
  expect(at('/table/x', 'word')?.properties).toEqual({ id: 'x', invite: 'word' });
  expect(at('/table/x/seat', 'word')?.properties).toEqual({ id: 'x', code: 'word' });
  expect(at('/rules', 'auction', '?edition=2018')?.properties).toEqual({
    part: 'auction',
    edition: '2018',
  });
  expect(at('/rules', '', '?edition=1999')?.properties).toEqual({ part: null, edition: null });
  expect(at('/link', 'word')?.properties).toEqual({ code: 'word' });
  expect(at('/replay/x', '', '?step=3&seat=red')?.properties).toEqual({
    id: 'x',
    step: 3,
    seat: 'red',
  });
});

test.each([
  '/nowhere',
  '/table',
  '/table/',
  '/table/x/y',
  '/learn/nothing',
  '/replay/ü',
  `/table/${'x'.repeat(65)}`,
])('%s is none', (path) => {
  expect(at(path)).toBeNull();
});
