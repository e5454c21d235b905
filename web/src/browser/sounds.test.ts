import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser';
import { settled } from '../testing/server';
import { choices } from './choices.svelte';
import type * as Sounds from './sounds';

let browser: Browser;
let sounds: typeof Sounds;
let fetched: string[];
let started: number;
let loud: { value: number };
let now: number;

class Voice {
  buffer: unknown = null;
  connect = () => undefined;
  start = () => void (started += 1);
}
class Audio {
  state = 'suspended';
  destination = {};
  resume = async () => void (this.state = 'running');
  createGain = () => ({ connect: () => undefined, gain: loud });
  createBufferSource = () => new Voice();
  createBuffer = (_: number, length: number, rate: number) => ({
    duration: length / rate,
    copyToChannel: () => undefined,
  });
}
const touch = (active: boolean) =>
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: active } });

beforeEach(async () => {
  browser = openBrowser();
  fetched = [];
  started = 0;
  loud = { value: 1 };
  now = 1000;
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const name = path.split('/').at(-1)?.split('?')[0] ?? '';
    const file = readFileSync(new URL(`./samples/${name}`, import.meta.url));
    return {
      arrayBuffer: async () => file.buffer.slice(file.byteOffset, file.byteOffset + file.length),
    };
  });
  touch(true);
  choices.setSound(true);
  choices.setVolume(50);
  vi.resetModules();
  // A page that has just been opened. Its choices are those of the module that was imported first.
  vi.doMock('./choices.svelte', () => ({ choices }));
  sounds = await import('./sounds');
});
afterEach(() => void vi.unstubAllGlobals());

describe('sounds', () => {
  it('are fetched when the page is first touched, all at once', async () => {
    touch(false);
    sounds.prepareSounds();
    sounds.play('bell');
    expect(fetched).toEqual([]);
    touch(true);
    browser.page.dispatchEvent(new Event('pointerup'));
    browser.page.dispatchEvent(new Event('keydown'));
    await settled();
    expect(fetched).toHaveLength(sounds.SOUNDS.length);
    sounds.play('bell');
    expect([started, loud.value]).toEqual([1, 0.25]);
  });

  it('are not waited for by somebody who has left', async () => {
    touch(false);
    sounds.prepareSounds()();
    touch(true);
    browser.page.dispatchEvent(new Event('pointerup'));
    await settled();
    expect(fetched).toEqual([]);
  });

  it('are not fetched while sound is off, except to try one out', async () => {
    choices.setSound(false);
    sounds.prepareSounds()();
    sounds.play('bell');
    await settled();
    expect(fetched).toEqual([]);
    await sounds.tryOut('horn');
    expect([fetched.length, started]).toEqual([sounds.SOUNDS.length, 1]);
    sounds.play('bell');
    expect(started).toBe(1);
  });

  it('never come late, twice in one moment, or many at once', async () => {
    sounds.play('coin');
    await settled();
    expect(started).toBe(0);
    sounds.play('coin');
    sounds.play('coin');
    expect(started).toBe(1);
    now += 100;
    sounds.play('coin');
    sounds.play('horn');
    sounds.play('bell');
    expect(started).toBe(3);
    now += 2000;
    sounds.play('bell');
    expect(started).toBe(4);
    choices.setVolume(0);
    sounds.play('gavel');
    expect(started).toBe(4);
  });

  it('are left out where there are none, and tried again', async () => {
    vi.stubGlobal('AudioContext', undefined);
    sounds.play('bell');
    await sounds.tryOut('bell');
    expect(started).toBe(0);
    vi.stubGlobal('AudioContext', Audio);
    await sounds.tryOut('bell');
    expect(started).toBe(1);
  });
});
