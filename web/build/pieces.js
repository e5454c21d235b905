// Prints the pieces of the page as one SVG, which src/longshore/drawing shows in notebooks. `make types` writes it there.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const server = await createServer({
  root: here('..'),
  configFile: here('../vite.config.ts'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { default: Sprite } = await server.ssrLoadModule('/src/pieces/Sprite.svelte');
const { render } = await server.ssrLoadModule('svelte/server');
const { body } = render(Sprite);
await server.close();

const tokens = await readFile(here('../src/theme/tokens.css'), 'utf8');
const style =
  /<style>(.*?)<\/style>/s.exec(await readFile(here('../src/pieces/Sprite.svelte'), 'utf8'))?.[1] ??
  '';
/** The first value of a token, in daylight. */
const inDaylight = (_, name) => {
  const value = new RegExp(`--${name}: (?:light-dark\\((.+?), .+\\)|(.+));`).exec(tokens);
  if (value === null) throw new Error(`no token --${name}`);
  return value[1] ?? value[2];
};
/** The look of a class as attributes, since a notebook has style sheets of its own. */
const looks = Object.fromEntries(
  [...style.matchAll(/\.(\w+) \{(.+?)\}/gs)].map(([, name, rules]) => [
    name,
    [...rules.matchAll(/([\w-]+): (.+?);/g)].map(([, key, value]) => `${key}="${value}"`).join(' '),
  ]),
);
const symbols = [...body.matchAll(/<symbol.*?<\/symbol>/gs)].map(([symbol]) =>
  symbol
    .replace(/<!--.*?-->/gs, '')
    .replace(/ class="(\w+)(?: svelte-\w+)?"/g, (_, name) =>
      looks[name] === undefined ? '' : ` ${looks[name]}`,
    )
    .replace(/var\(--([\w-]+)\)/g, inDaylight)
    .replace(/\s+/g, ' '),
);
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
