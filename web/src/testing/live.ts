import { afterEach, beforeEach } from 'vitest';
import type { Look, TableInfo } from '../api/messages';
import { choices } from '../browser/choices.svelte';
import type { GameEvent } from '../game/view';
import { LiveTable } from '../table/session/live.svelte';
import { openBrowser, openSockets, Socket } from './browser';
import { infoWith, lookWith } from './positions';
import { Server, settled } from './server';

// A table and its server, anew for every test of a file that imports them.
export const AT = '/api/tables/harbour';
export let server: Server;
export let table: LiveTable;
beforeEach(() => {
  openBrowser();
  openSockets();
  server = new Server();
  table = new LiveTable('harbour');
  table.open();
  Socket.last().accept();
});
afterEach(() => {
  table.close();
  for (const what of ['turn', 'buy', 'loan'] as const) choices.setConfirm(what, false);
});

export function update(
  look: Partial<Look> = {},
  info: TableInfo = infoWith(),
  events: GameEvent[] = [],
) {
  Socket.last().tell({ ...lookWith(look), type: 'update', events, info });
}
export const sent = () => Socket.last().sent.at(-1) ?? {};
export async function ok() {
  await settled();
  Socket.last().tell({ type: 'ok', id: sent()['id'] });
  await settled();
}
