import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LONG = 60_000; // milliseconds: it starts Node and compiles components

it('notebooks show the pieces as they are', { timeout: LONG }, () => {
  const drawn = execFileSync(process.execPath, ['build/pieces.js'], { encoding: 'utf8' });
  const kept = readFileSync('../src/longshore/drawing/pieces.svg', 'utf8');
  expect(kept, 'the pieces have changed: run `make types`').toBe(drawn);
});
