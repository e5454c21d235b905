import { expect, it } from 'vitest';
import { cut, linesOf } from './lines';

it('breaks a text between words', () => {
  expect(linesOf('Round 20 turns the game', 6, 3)).toEqual(['Round 20', 'turns the', 'game']);
  expect(linesOf('', 6, 3)).toEqual([]);
});

it('never shows more lines than there is room for', () => {
  const lines = linesOf('one two three four five six', 4, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

it('cuts what is too long, and Cyrillic sooner', () => {
  expect(cut('Ann', 5)).toBe('Ann');
  expect(cut('A very long name', 4)).toBe('A very…');
  expect(cut('Владимир', 4).length).toBeLessThan(cut('Vladimir', 4).length);
});
