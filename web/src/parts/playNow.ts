import { createTable } from '../api/tables';
import { bots, usualBot } from '../game/rules.json';
import { me } from './me.svelte';
import { go } from './router.svelte';

/** The levels stand in order of strength. */
const [easiest = usualBot] = Object.keys(bots);
const bot = (name: string) => ({ kind: 'bot' as const, bot: name });

/** One click: three seats, against a bot that trades and an easy one. */
export async function playNow(): Promise<void> {
  await me.arrive();
  const table = await createTable({
    edition: '2007',
    // A player who has run out of money should not have to wait for an end that never comes.
    options: { show_cash: 'on', stalemate_rounds: 3 },
    seats: [{ kind: 'me' }, bot(usualBot), bot(easiest)],
  });
  go(`/table/${table.id}`);
}
