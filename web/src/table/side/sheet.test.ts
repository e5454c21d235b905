import { expect, it } from 'vitest';
import { keepSheet, nextMark, readSheet } from './sheet';

it('marks go round', () => {
  expect(nextMark(undefined)).toBe('no');
  expect(nextMark('no')).toBe('maybe');
  expect(nextMark('maybe')).toBe('yes');
  expect(nextMark('yes')).toBe('none');
});

it('a browser that keeps nothing is no trouble', () => {
  keepSheet('table', { 'red tan': 'no' });
  expect(readSheet('elsewhere')).toEqual({});
});
