import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser';
import { choices } from './choices.svelte';
import { moveMs } from './motion';
import { remember, remembered } from './remember';
import { swipe } from './swipe';
import { theme } from './theme.svelte';
import { startWorker } from './worker';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => void vi.unstubAllGlobals());

describe('what is remembered', () => {
  it('is kept in this browser', () => {
    remember('name', 'Ann');
    expect(remembered('name')).toBe('Ann');
    expect(remembered('theme')).toBeNull();
  });

  it('is nothing in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    remember('name', 'Ann');
    expect(remembered('name')).toBeNull();
  });
});

describe('choices', () => {
  it('are what the browser has kept, as far as it makes sense', () => {
    browser.kept.set('longshore.pace', 'warp');
    choices.start();
    expect([choices.pace, choices.sound, choices.patterns, choices.keys]).toEqual([
      'normal',
      true,
      false,
      true,
    ]);
    browser.kept.set('longshore.pace', 'still').set('longshore.sound', 'off');
    browser.kept.set('longshore.patterns', 'on').set('longshore.keys', 'off');
    browser.kept.set('longshore.confirm', 'loan nonsense');
    choices.start();
    expect([choices.pace, choices.sound, choices.patterns, choices.keys]).toEqual([
      'still',
      false,
      true,
      false,
    ]);
    expect([choices.confirms('loan'), choices.confirms('buy')]).toEqual([true, false]);
    expect(browser.root.dataset).toEqual({ pace: 'still', patterns: 'on' });
  });

  it.each([
    [undefined, 70],
    ['0', 0],
    ['45', 45],
    ['-3', 70],
    ['loud', 70],
  ])('a kept volume of %s is %i', (kept, volume) => {
    if (kept !== undefined) browser.kept.set('longshore.volume', kept);
    choices.start();
    expect(choices.volume).toBe(volume);
  });

  it('are kept', () => {
    choices.setPace('fast');
    choices.setSound(true);
    choices.setSound(false);
    choices.setVolume(30);
    choices.setRemarks(false);
    choices.setBanter(false);
    choices.setPatterns(false);
    choices.setPatterns(true);
    choices.setKeys(true);
    choices.setConfirm('buy', true);
    choices.setConfirm('loan', false);
    expect(Object.fromEntries(browser.kept)).toEqual({
      'longshore.pace': 'fast',
      'longshore.sound': 'off',
      'longshore.volume': '30',
      'longshore.remarks': 'off',
      'longshore.banter': 'off',
      'longshore.patterns': 'on',
      'longshore.keys': 'on',
      'longshore.confirm': 'buy',
    });
  });
});

describe('the theme', () => {
  it('follows the system until somebody chooses', () => {
    const system = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => system);
    browser.kept.set('longshore.theme', 'pink');
    theme.start();
    expect(theme.current).toBe('dark');
    system.matches = false;
    system.dispatchEvent(new Event('change'));
    expect(theme.current).toBe('light');
    browser.kept.set('longshore.theme', 'dark');
    theme.start();
    expect([theme.current, browser.root.dataset]).toEqual(['dark', { theme: 'dark' }]);
  });
});

it.each([
  ['0.3s', 300],
  [' 250ms', 250],
  ['', 0],
])('a movement of "%s" takes %i milliseconds', (said, ms) => {
  const asked = vi.fn(() => said);
  vi.stubGlobal('document', { documentElement: { dataset: { pace: `pace of ${ms}` } } });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: asked }));
  expect(moveMs()).toBe(ms);
  expect(moveMs()).toBe(ms);
  expect(asked, 'and is asked for once').toHaveBeenCalledTimes(1);
});

describe('a finger', () => {
  const touch = (kind: string, x: number, y = 0, fingers = 1) =>
    Object.assign(new Event(kind), {
      touches: Array.from({ length: fingers }, () => ({ clientX: x, clientY: y })),
      changedTouches: fingers > 0 ? [{ clientX: x, clientY: y }] : [],
    });

  it('that goes far sideways swipes', () => {
    const node = new EventTarget();
    const swiped = vi.fn();
    const action = swipe(node as HTMLElement, () => undefined);
    action.update(swiped);
    const go = (x: number, y: number, fingers = 1) => {
      node.dispatchEvent(touch('touchstart', 100, 0, fingers));
      node.dispatchEvent(touch('touchend', x, y));
    };
    go(20, 10);
    go(200, 0);
    go(60, 0);
    go(20, 60);
    go(20, 0, 2);
    node.dispatchEvent(touch('touchend', 0));
    expect(swiped.mock.calls).toEqual([[1], [-1]]);
    action.destroy();
    go(0, 0);
    expect(swiped).toHaveBeenCalledTimes(2);
  });
});

describe('a newer page on the server', () => {
  it('is fetched, once', () => {
    const kept = new Map<string, string>();
    const reload = vi.fn();
    Object.assign(location, { reload });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    startWorker();
    const miss = () => {
      const event = new Event('vite:preloadError', { cancelable: true });
      browser.page.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([miss(), miss(), reload.mock.calls.length]).toEqual([true, false, 1]);
    vi.stubGlobal('sessionStorage', undefined);
    expect(miss()).toBe(false);
  });
});
