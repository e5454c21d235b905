import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PARTS } from '../src/text/parts.ts';

const TEXT = fileURLToPath(new URL('../../src/longshore/text/', import.meta.url));
const ALL = 'virtual:messages';
const ONE = `${ALL}/`;

/** Files that only the server and the terminal need. */
const NEVER = ['terminal', 'errors', 'notices', 'orders'];
/** Files that the first load of the page leaves out. */
const LATER = new Set<string>([...NEVER, ...PARTS].map((name) => `${name}.ftl`));

/** A language is a folder with words in it. */
const languages = () => readdirSync(TEXT).filter((name) => existsSync(`${TEXT}${name}/words.ftl`));

const asModule = (source: string) =>
  `export default ${JSON.stringify(source.replace(/^#.*\n/gm, ''))};`;

/** How each language, and each part of it, is fetched when it is wanted. */
function loaders(): string {
  const load = (name: string, path: string) =>
    `${JSON.stringify(name)}: () => import(${JSON.stringify(path)})`;
  const whole = languages().map((language) => load(language, ONE + language));
  const parts = languages().flatMap((language) =>
    PARTS.map((part) => load(`${language}/${part}`, `${TEXT}${language}/${part}.ftl`)),
  );
  return `export const languages = {${whole.join()}};\nexport const parts = {${parts.join()}};`;
}

/**
 * Serves the Fluent files that the page shares with the server and the terminal.
 * `virtual:messages` has a loader for each language and part, `virtual:messages/de` is what every
 * screen needs in one language. Comments are for translators and are left out.
 */
export function messages(): Plugin {
  return {
    name: 'longshore-messages',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const folder = `${TEXT}${id.slice(ONE.length + 1)}/`;
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !LATER.has(name));
      files.forEach((name) => this.addWatchFile(folder + name));
      const source = files.map((name) => readFileSync(folder + name, 'utf-8')).join('\n');
      return asModule(source);
    },
    transform: (source, id) => (id.endsWith('.ftl') ? asModule(source) : undefined),
  };
}
