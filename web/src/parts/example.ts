import { readExample } from '../api/games';
import { go } from './router.svelte';

/** Replay the example. The server makes its table when it is first asked for. */
export async function openExample(): Promise<void> {
  go(`/replay/${(await readExample()).table}`);
}
