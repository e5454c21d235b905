import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXT = fileURLToPath(new URL('../../src/longshore/text/', import.meta.url));
const PREFIX = 'virtual:messages/';

/** Files that only some screens need, or none: those screens load them by themselves. */
const LATER = ['terminal', 'replay', 'learn', 'rules', 'aid', 'economy', 'settings', 'figures'];

const asModule = (source: string) =>
  `export default ${JSON.stringify(source.replace(/^#.*\n/gm, ''))};`;

/**
 * Makes one module of the Fluent files of a language, which the page shares with the server and
 * the terminal: `virtual:messages/de`; and one of each single file that is imported by its path.
 * Comments are for translators and are left out.
 */
export function messages(): Plugin {
  return {
    name: 'longshore-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = `${TEXT}${id.slice(PREFIX.length + 1)}/`;
      const files = readdirSync(folder).filter(
        (name) => name.endsWith('.ftl') && !LATER.includes(name.slice(0, -'.ftl'.length)),
      );
      files.forEach((name) => this.addWatchFile(folder + name));
      const source = files.map((name) => readFileSync(folder + name, 'utf-8')).join('\n');
      return asModule(source);
    },
    transform: (source, id) => (id.endsWith('.ftl') ? asModule(source) : undefined),
  };
}
