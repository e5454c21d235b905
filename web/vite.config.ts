import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './build/chunks.ts';
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
        codeSplitting: { groups: CHUNKS },
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
