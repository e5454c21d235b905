import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageFor, loadTranslator } from './bundle';
import { PARTS } from './parts';

const SRC = fileURLToPath(new URL('../', import.meta.url));
/** The server names the sentences of a story. */
const STORY = fileURLToPath(
  new URL('../../../src/longshore/view/story/sentences.py', import.meta.url),
);
/** The scripts of the lessons name what they say. */
const LESSONS = fileURLToPath(new URL('../../../src/longshore/server/lessons/', import.meta.url));
const TEXT = fileURLToPath(new URL('../../../src/longshore/text/en/', import.meta.url));

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}${name}`;
    return statSync(path).isDirectory() ? files(`${path}/`) : [path];
  });
}
const sources = files(SRC)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path: path.slice(SRC.length), source: readFileSync(path, 'utf-8') }));
const everything = [...sources.map(({ source }) => source), readFileSync(STORY, 'utf-8')].join(
  '\n',
);

/** Ids in the code. `page-seat-${kind}` stands for all that start like this. */
const named = [...everything.matchAll(/['"`]([a-z]+(?:-[a-z0-9]+)+(?:\.[a-z-]+)?)['"`]/g)].map(
  (match) => match[1] ?? '',
);
for (const path of files(LESSONS).filter((path) => path.endsWith('.txt'))) {
  const lesson = /([a-z]+)\.txt$/.exec(path)?.[1];
  for (const [, said] of readFileSync(path, 'utf-8').matchAll(/^say ([a-z-]+)$/gm)) {
    named.push(`learn-${lesson}-${said}`);
  }
}
const begun = [...everything.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map(
  (match) => match[1] ?? '',
);

/** The files that only the page uses. Their names are the prefixes of their messages. */
const OWN = ['page', 'table', 'home', 'lending', ...PARTS];

describe('messages', () => {
  it('are all there', async () => {
    const english = await loadTranslator('en', PARTS);
    const own = (id: string) => OWN.some((start) => id.startsWith(`${start}-`));
    const missing = named.filter((id) => own(id) && !english.has(id));
    expect(missing).toEqual([]);
  });

  it.each(OWN)('are all used: %s', (file) => {
    const ids = [...readFileSync(`${TEXT}${file}.ftl`, 'utf-8').matchAll(/^([a-z0-9-]+) =/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(ids.length).toBeGreaterThan(2);
    const unused = ids.filter(
      (id) =>
        !named.includes(id) && !begun.some((start) => start !== `${file}-` && id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('are where all the words are: no text in the code', () => {
    const spoken: string[] = [];
    for (const { path, source } of sources.filter(({ path }) => path.endsWith('.svelte'))) {
      let markup = source
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/<!--[\s\S]*?-->|&[a-z]+;/g, '');
      while (/\{[^{}]*\}/.test(markup)) markup = markup.replace(/\{[^{}]*\}/g, '');
      const attributes = [...markup.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]+)"/g)];
      spoken.push(...attributes.map((match) => `${path}: ${match[1]}`));
      const words = markup.replace(/<[^>]*>/g, ' ').match(/[A-Za-z]{2,}[^<{]*/g) ?? [];
      spoken.push(...words.map((word) => `${path}: ${word.trim()}`));
    }
    expect(spoken).toEqual([]);
  });

  it.each(LANGUAGES)('can be loaded in %s', async (language) => {
    const translator = await loadTranslator(language);
    expect(translator.say('page-actions-left', { count: 2 })).toContain('2');
    expect(translator.say('log-turn', { seat: 'blue' })).not.toContain('{');
  });
});

describe('the language', () => {
  it('is the first that the reader wishes and we have', () => {
    expect(languageFor(['xx-BR', 'fr-CA', 'en'])).toBe('fr');
    expect(languageFor(['', 'xx'])).toBe('en');
  });
});
