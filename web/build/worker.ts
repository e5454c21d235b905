import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./worker.js', import.meta.url));

/**
 * Writes the service worker: its list of files is what the page needs to open without a network,
 * and its version changes with every build.
 */
export function worker(): Plugin {
  return {
    name: 'longshore-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const wanted = new Set<string>();
      const follow = (name: string) => {
        const chunk = bundle[name];
        if (wanted.has(name) || chunk?.type !== 'chunk') return;
        wanted.add(name);
        const meta = (chunk as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata;
        meta?.importedCss?.forEach((file) => wanted.add(file));
        chunk.imports.forEach(follow);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && (chunk.name === 'index' || chunk.name === 'Table')) {
          follow(chunk.fileName);
        }
      }
      const files = [...wanted].sort().map((name) => `/${name}`);
      const source = readFileSync(SOURCE, 'utf-8');
      const version = createHash('sha256')
        .update(source + Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(files)),
      });
    },
  };
}
