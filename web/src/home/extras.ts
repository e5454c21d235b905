/** What the first page shows below its buttons. It comes after the first paint, so that one can play at once. */
export { default as HeroPicture } from './HeroPicture.svelte';
export { default as Pictures } from './Pictures.svelte';
export { default as Results } from './Results.svelte';
export { default as Watch } from './Watch.svelte';
