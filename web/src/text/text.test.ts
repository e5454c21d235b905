import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser';
import { head, say, text } from './text.svelte';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
  vi.stubGlobal('navigator', { languages: ['pt-BR', 'de-AT', 'en'] });
});

test('before the start nothing is said', () => {
  expect([say('page-home'), text.language]).toEqual(['', 'en']);
});

test('the page speaks the first language that it knows, unless one was chosen', async () => {
  await text.start();
  expect([text.language, browser.root.lang]).toEqual(['de', 'de']);
  expect(head('cash')).toBe(say('cash').charAt(0).toUpperCase() + say('cash').slice(1));
  await text.choose('fr');
  expect([text.language, browser.kept.get('longshore.language')]).toEqual(['fr', 'fr']);
  await text.start();
  expect(text.language).toBe('fr');
});

test('a screen brings its messages along, also into another language', async () => {
  await text.choose('en');
  expect(say('learn-go-on')).toBe('learn go on');
  await text.need('learn');
  const english = say('learn-go-on');
  expect(english).not.toBe('learn go on');
  await text.need('learn');
  await text.choose('de');
  expect(say('learn-go-on')).not.toBe(english);
});

test('whoever chooses another language meanwhile is not answered in the first', async () => {
  await text.choose('en');
  const needed = text.need('rules');
  const chosen = text.choose('nl');
  await Promise.all([needed, chosen]);
  await text.need('rules');
  expect(text.language).toBe('nl');
});
