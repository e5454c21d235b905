import { createTable } from '../api/tables';
import { easyBot } from '../game/rules.json';
import { me } from './me.svelte';
import { go } from './router.svelte';

const bot = { kind: 'bot' as const, bot: easyBot };

/** One click: three seats, against two easy bots. */
export async function playNow(): Promise<void> {
  await me.arrive();
  const table = await createTable({
    edition: '2007',
    // A player who has run out of money should not have to wait for an end that never comes.
    options: { show_cash: 'on', stalemate_rounds: 3 },
    seats: [{ kind: 'me' }, bot, bot],
  });
  go(`/table/${table.id}`);
}
