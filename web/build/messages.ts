import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXT = fileURLToPath(new URL('../../src/longshore/text/', import.meta.url));
const PREFIX = 'virtual:messages/';

/**
 * Makes one module of the Fluent files of a language, which the page shares with the server and
 * the terminal: `virtual:messages/de`. Comments are for translators and are left out.
 */
export function messages(): Plugin {
  return {
    name: 'longshore-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = `${TEXT}${id.slice(PREFIX.length + 1)}/`;
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
      files.forEach((name) => this.addWatchFile(folder + name));
      const source = files.map((name) => readFileSync(folder + name, 'utf-8')).join('\n');
      return `export default ${JSON.stringify(source.replace(/^#.*\n/gm, ''))};`;
    },
  };
}
