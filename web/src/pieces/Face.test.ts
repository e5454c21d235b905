import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { clothes, hats, personas } from '../game/rules.json';
import Face from './Face.svelte';

const [persona = ''] = Object.keys(personas);
const drawn = (bot: string) => render(Face, { props: { persona, bot } }).body;

test('every level has a hat of its own', () => {
  const bareheaded = drawn('unknown');
  const faces = Object.keys(hats).map(drawn);
  expect(faces).not.toContain(bareheaded);
  expect(new Set(faces).size).toBe(faces.length);
});

test('every style has clothes of its own', () => {
  const styles = Object.keys(clothes).map((style) => drawn(`trader:${style}`));
  expect(new Set(styles).size).toBe(styles.length);
});
