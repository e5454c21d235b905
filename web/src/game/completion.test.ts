import { expect, it } from 'vitest';
import { completions, type Choice } from './completion';

const choices: Choice[] = [
  ['produce', 'Produce'],
  ['place tan@2', 'Put the tan container at $2'],
  ['place tan@3', 'Put the tan container at $3'],
  ['sail red', 'Sail to Red’s harbour'],
  ['restock red', 'Buy from Red’s Factory Store'],
].map(([step = '', words = '']) => ({ step, words }));
const steps = (typed: string) => completions(choices, typed).map((one) => one.step);

it('completes the notation', () => {
  expect(steps('pr')).toEqual(['produce']);
  expect(steps('place tan@')).toEqual(['place tan@2', 'place tan@3']);
});

it('takes the beginnings of words', () => {
  expect(steps('pl t 3')).toEqual(['place tan@3']);
  expect(steps('r')).toEqual(['restock red', 'sail red']);
});

it('takes the words of the language, too', () => {
  expect(steps('factory')).toEqual(['restock red']);
  expect(steps('nothing like this')).toEqual([]);
});
