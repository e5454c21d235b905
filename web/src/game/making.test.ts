import { expect, test } from 'vitest';
import { makingOf } from './making';

const supply = { black: 0, brown: 3, orange: 1, tan: 2, white: 0 };

test.each([
  ['all machines work', ['brown', 'tan', null, null], 4, { machines: 2, made: 2 }],
  ['the supply lacks a colour', ['black', 'tan', null, null], 4, { machines: 2, made: 1 }],
  ['there is no room', ['brown', 'tan', null, null], 0, { machines: 2, made: 0 }],
  ['there is little room', ['brown', 'tan', 'orange', null], 2, { machines: 3, made: 2 }],
  ['the room is unknown', ['brown', null, null, null], undefined, { machines: 1, made: 1 }],
] as const)('%s', (_, machines, room, making) => {
  expect(makingOf(machines, supply, room)).toEqual(making);
});
