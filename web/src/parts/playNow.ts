import { createTable } from '../api/tables';
import { firstBots } from '../game/rules.json';
import { me } from './me.svelte';
import { go } from './router.svelte';

const bots = firstBots.map((bot) => ({ kind: 'bot' as const, bot }));

/** One click: three seats, against two bots that a newcomer can beat. */
export async function playNow(): Promise<void> {
  await me.arrive();
  const table = await createTable({
    edition: '2007',
    // A player who has run out of money should not have to wait for an end that never comes.
    options: { show_cash: 'on', stalemate_rounds: 3 },
    seats: [{ kind: 'me' }, ...bots],
  });
  go(`/table/${table.id}`);
}
