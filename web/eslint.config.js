import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import rooms from './rooms.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['build/worker.js'], languageOptions: { globals: globals.serviceworker } },
  { plugins: { rooms }, rules: { 'rooms/order': 'error' } },
  { rules: { eqeqeq: 'error', 'no-console': 'error', 'svelte/no-at-html-tags': 'error' } },
);
