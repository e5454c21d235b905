import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOUNDS } from './sounds';
import { decode } from './wav';

const contentOf = (sound: string): ArrayBuffer => {
  const file = readFileSync(new URL(`./samples/${sound}.wav`, import.meta.url));
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer;
};

describe('the sounds', () => {
  it('weigh less than 60 kB together', () => {
    const bytes = SOUNDS.reduce((sum, sound) => sum + contentOf(sound).byteLength, 0);
    expect(bytes).toBeLessThan(60_000);
  });

  it.each(SOUNDS)('%s can be heard, is not too loud, and ends in silence', (sound) => {
    const { rate, values } = decode(contentOf(sound));
    const loudest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const end = values.slice(-20).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(rate).toBeGreaterThanOrEqual(8000);
    expect(values.length / rate).toBeGreaterThan(0.2);
    expect(values.length / rate).toBeLessThan(1.5);
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThan(0.95);
    expect(end).toBeLessThan(0.05);
  });

  it('are nothing else', () => {
    expect(() => decode(new ArrayBuffer(60))).toThrow('not a sound');
  });
});
