import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser';
import { tip } from './tip';

/** As much of an element as a bubble and the thing it explains need. */
class Thing extends EventTarget {
  id = '';
  textContent = '';
  style: Record<string, string> = {};
  attributes = new Map<string, string>();
  children: Thing[] = [];
  visible = true;
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  closest = () => null;
  matches = () => this.visible;
  contains = (other: unknown) => other === this;
  append = (child: Thing) => void this.children.push(child);
  remove = () => void (body.children = body.children.filter((child) => child !== this));
  showPopover = () => undefined;
  getBoundingClientRect = () => ({ left: 0, top: 100, width: 40, height: 20 });
}
let browser: Browser;
let body: Thing;
let node: Thing;
const shown = () => body.children.map((child) => child.textContent);
const happen = async (kind: string, more: object = {}, on: EventTarget = node) => {
  const event = Object.assign(new Event(kind, { cancelable: true }), more);
  on.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  browser = openBrowser();
  body = new Thing();
  node = new Thing();
  Object.assign(browser.document, { body, createElement: () => new Thing() });
  vi.stubGlobal('Node', Thing);
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 640);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const explained = (click = false) =>
  tip(node as unknown as HTMLElement, { words: async () => 'An island.', click });

describe('a tip', () => {
  it('comes with the pointer and goes with it, unless it goes to the bubble', async () => {
    explained();
    await happen('pointerenter', { pointerType: 'mouse' });
    expect(shown()).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown()).toEqual(['An island.']);
    expect(node.attributes.get('aria-describedby')).toMatch(/^tip-/);
    await happen('pointerleave');
    await happen('pointerenter', {}, body.children[0]);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown()).toHaveLength(1);
    await happen('pointerleave', {}, body.children[0]);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown()).toEqual([]);
    expect(node.attributes.size).toBe(0);
  });

  it('comes with the focus that can be seen, and goes with Escape', async () => {
    explained();
    node.visible = false;
    await happen('focus');
    expect(shown()).toEqual([]);
    node.visible = true;
    await happen('focus');
    await happen('keydown', { key: 'a' }, browser.page);
    expect(shown()).toHaveLength(1);
    const escape = await happen('keydown', { key: 'Escape' }, browser.page);
    expect([shown(), escape.defaultPrevented]).toEqual([[], true]);
    await happen('focus');
    await happen('blur');
    expect(shown()).toEqual([]);
  });

  it('comes with a long press, which is then no click', async () => {
    explained();
    await happen('pointerdown', { pointerType: 'touch' });
    await vi.advanceTimersByTimeAsync(600);
    expect(shown()).toHaveLength(1);
    expect((await happen('contextmenu')).defaultPrevented).toBe(true);
    await happen('pointerup');
    expect((await happen('click')).defaultPrevented).toBe(true);
    expect(shown()).toHaveLength(1);
    const elsewhere = Object.assign(new Event('pointerdown'), { pointerType: 'touch' });
    browser.page.dispatchEvent(elsewhere);
    expect(shown()).toHaveLength(0);
  });

  it('stays away at a tap on what does something', async () => {
    explained();
    await happen('pointerdown', { pointerType: 'touch' });
    await happen('pointerup');
    expect((await happen('click')).defaultPrevented).toBe(false);
    await happen('pointerdown', { pointerType: 'mouse' });
    await happen('pointercancel');
    await vi.advanceTimersByTimeAsync(600);
    expect(shown()).toEqual([]);
    expect((await happen('contextmenu')).defaultPrevented).toBe(false);
  });

  it('comes with a click on a word that does nothing else, and leaves with it', async () => {
    const action = explained(true);
    await happen('click');
    expect(shown()).toHaveLength(1);
    action.update({ words: () => 'A ship.' });
    action.destroy();
    expect(shown()).toEqual([]);
    await happen('focus');
    expect(shown()).toEqual([]);
  });

  it('does not come after it was left', async () => {
    explained();
    node.dispatchEvent(new Event('focus'));
    node.dispatchEvent(new Event('blur'));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([]);
  });
});
