import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './build/messages.ts';
import { worker } from './build/worker.ts';

export default defineConfig({
  plugins: [svelte(), messages(), worker()],
  resolve: { conditions: ['browser'] },
  build: {
    target: 'es2022',
    // The content policy of the server allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      output: {
        // Few files: on a phone's network every round of requests costs more than their bytes.
        codeSplitting: {
          groups: [
            {
              name: 'page',
              test: /node_modules.(svelte|@fluent|esm-env|clsx)|src.(parts|browser|text|theme|pieces|api|home|game|learn)./,
              minShareCount: 2,
            },
            { name: 'board', test: /src.(table|replay)./, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: {
    include: ['src/**/*.test.ts'],
    coverage: {
      // Everything that decides something. Drawings are tested in a browser, messages.ts is generated.
      include: ['src/**/*.ts'],
      exclude: [
        'src/**/*.test.ts',
        'src/**/*.d.ts',
        'src/*.ts',
        'src/testing/**',
        'src/api/messages.ts',
      ],
      reporter: ['text'],
      skipFull: true,
      thresholds: { branches: 85 },
    },
  },
});
