/** The page that other sites may put in a frame: one replay and nothing else. */
import { mount } from 'svelte';
import { theme } from './browser/theme.svelte';
import { momentOf } from './parts/address';
import Embed from './replay/Embed.svelte';
import { text } from './text/text.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/daylight.css';
import './theme/base.css';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place');

theme.start();
await text.start();
await text.need('replay');
const id = location.pathname.split('/').at(-1) || '-';
mount(Embed, { target, props: { id, ...momentOf(location.search) } });
