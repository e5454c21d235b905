import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from '../api/http';
import { openBrowser, type Browser } from '../testing/browser';
import { Refusal, Server, settled } from '../testing/server';
import { momentOf } from './address';
import { Doing } from './doing.svelte';
import { me } from './me.svelte';
import { go, router } from './router.svelte';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser('http://127.0.0.1/table/harbour#word');
});

it('an address names a moment', () => {
  expect(momentOf('?step=12&seat=red')).toEqual({ step: 12, seat: 'red' });
  expect(momentOf('?step=-1')).toEqual({ step: null, seat: null });
  expect(momentOf('')).toEqual({ step: null, seat: null });
});

describe('something a button does', () => {
  it('is done once at a time', async () => {
    const doing = new Doing();
    let finish = () => {};
    const first = doing.run(
      () => new Promise<string>((resolve) => (finish = () => resolve('done'))),
    );
    expect([doing.busy, await doing.run(async () => 'again')]).toEqual([true, null]);
    finish();
    expect([await first, doing.busy]).toEqual(['done', false]);
  });

  it('says what went wrong, unless that is our own mistake', async () => {
    const doing = new Doing();
    const refused = () => Promise.reject(new Trouble('busy', 'Later.'));
    expect([await doing.run(refused), doing.problem]).toEqual([null, 'Later.']);
    await doing.run(() => Promise.reject(new Trouble('offline', '')));
    expect(doing.problem).toBe('');
    await expect(doing.run(() => Promise.reject(new TypeError('mistake')))).rejects.toThrow(
      'mistake',
    );
    expect([doing.busy, doing.problem]).toEqual([false, null]);
  });
});

describe('who I am', () => {
  it('is nobody until the first action', async () => {
    const server = new Server({
      'GET /api/visitor': () => ({ player: null }),
      'POST /api/players': ({ body }) => ({ player: body }),
      'PATCH /api/me': ({ body }) => ({ player: { name: 'Ann', ...(body as object) } }),
    });
    await me.look();
    await me.speak();
    expect([me.player, server.heard]).toEqual([null, ['GET /api/visitor']]);
    await me.rename('Ann');
    expect(me.player).toMatchObject({ name: 'Ann', guest: false, language: 'en' });
    await me.arrive();
    await me.rename('Bo');
    await me.speak();
    expect(server.heard.slice(1)).toEqual(['POST /api/players', 'PATCH /api/me', 'PATCH /api/me']);
    server.on('GET /api/visitor', () => ({ player: null }));
    await me.look();
    await me.arrive();
    expect(me.player).toMatchObject({ guest: true, language: 'en' });
    server.on('GET /api/visitor', () => ({ player: { name: 'Cy' } }));
    await me.look();
    expect(me.player?.name).toBe('Cy');
  });

  it('is known before anything is done, however quick one is', async () => {
    const server = new Server({ 'GET /api/visitor': () => ({ player: { name: 'Cy' } }) });
    me.player = null;
    void me.look();
    expect((await me.arrive()).name).toBe('Cy');
    expect(server.heard).toEqual(['GET /api/visitor']);
  });

  it('is not forgotten because the network is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(me.look()).rejects.toMatchObject({ code: 'offline' });
    expect(me.player?.name).toBe('Cy');
  });

  it.each(['storage', 'too_many_requests', 'internal'])(
    'is not given up for a new player after %s',
    async (code) => {
      const server = new Server({ 'GET /api/visitor': () => new Refusal(code) });
      await expect(me.look()).rejects.toMatchObject({ code });
      expect(me.player?.name).toBe('Cy');
      me.player = null;
      await expect(me.arrive()).rejects.toMatchObject({ code });
      await expect(me.rename('Ann')).rejects.toMatchObject({ code });
      expect(server.heard).not.toContain('POST /api/players');
      server.on('GET /api/visitor', () => ({ player: { name: 'Cy' } }));
      expect((await me.arrive()).name).toBe('Cy');
    },
  );

  it('gets the name that was typed, even if another tab was quicker', async () => {
    const server = new Server({
      'GET /api/visitor': () => ({ player: null }),
      'POST /api/players': () => ({ player: { name: 'Cy' } }),
      'PATCH /api/me': ({ body }) => ({ player: body }),
    });
    await me.look();
    await me.rename('Ann');
    expect(me.player).toEqual({ name: 'Ann' });
    expect(server.heard.slice(1)).toEqual(['POST /api/players', 'PATCH /api/me']);
  });

  it('is told about a ban', async () => {
    new Server({ 'GET /api/visitor': () => new Refusal('banned_until', 'Banned.') });
    await me.look();
    expect([me.player, me.banned]).toEqual([null, 'Banned.']);
    me.banned = null;
  });
});

describe('the router', () => {
  function click(attributes: Record<string, string> | null, more: object = {}) {
    const link = attributes && {
      hasAttribute: (name: string) => name in attributes,
      getAttribute: (name: string) => attributes[name] ?? null,
    };
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...more });
    Object.defineProperty(event, 'target', { value: { closest: () => link } });
    browser.page.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('follows links and the keys of the browser', async () => {
    const went: string[] = [];
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('history', {
      pushState: (_: unknown, __: string, path: string) => {
        went.push(path);
        browser.address.pathname = path;
        browser.address.hash = '';
      },
    });
    router.start();
    expect(router.address).toEqual({ path: '/table/harbour', hash: 'word', search: '' });
    expect(click({ href: '/rules' })).toBe(true);
    expect(router.address.path).toBe('/rules');
    browser.address.pathname = '/learn';
    browser.page.dispatchEvent(new Event('popstate'));
    expect(router.address.path).toBe('/learn');
    go('/');
    await settled();
    expect(went).toEqual(['/rules', '/']);
  });

  it('leaves files, new windows and other keys to the browser', () => {
    router.start();
    expect(click(null)).toBe(false);
    expect(click({ href: '/x', download: '' })).toBe(false);
    expect(click({ href: '/x', target: '_blank' })).toBe(false);
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) {
      expect(click({ href: '/x' }, { [key]: true })).toBe(false);
    }
    expect(click({ href: '/x' }, { button: 1 })).toBe(false);
  });
});
