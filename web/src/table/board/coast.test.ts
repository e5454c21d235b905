import { expect, it } from 'vitest';
import { coast } from './coast';

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

it('draws a closed coast around the whole ground', () => {
  const path = coast({ width: 200, height: 100 }, 20);
  expect(path).toMatch(/^M.*Z$/);
  const [x, y] = [0, 1].map((axis) => numbers(path).filter((_, index) => index % 2 === axis));
  expect(Math.min(...(x ?? []))).toBeLessThanOrEqual(-20);
  expect(Math.max(...(x ?? []))).toBeGreaterThanOrEqual(220);
  expect(Math.min(...(y ?? []))).toBeLessThan(-10);
  expect(Math.max(...(y ?? []))).toBeGreaterThan(110);
});

it('ends where it begins', () => {
  const all = numbers(coast({ width: 150, height: 90 }, 8));
  expect(all.slice(-2)).toEqual(all.slice(0, 2));
});
