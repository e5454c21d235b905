import { mount } from 'svelte';
import App from './App.svelte';
import { choices } from './browser/choices.svelte';
import { router } from './parts/router.svelte';
import { theme } from './browser/theme.svelte';
import { startWorker } from './browser/worker';
import { text } from './text/text.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/daylight.css';
import './theme/base.css';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place');

theme.start();
choices.start();
router.start();
startWorker();
await text.start();
mount(App, { target });
