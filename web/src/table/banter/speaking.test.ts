import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choices } from '../../browser/choices.svelte';
import type { GameEvent, View } from '../../game/view';
import type { Seat } from '../../game/words';
import { openBrowser, type Browser } from '../../testing/browser';
import { lookWith, viewWith } from '../../testing/positions';
import type { Beat } from '../session/playback.svelte';
import { Speaking } from './speaking.svelte';

const ending: GameEvent = { event: 'ending', seq: 9, at: 0, seat: 'blue' };
const scored: GameEvent = { event: 'scored', seq: 10, at: 0, scores: {}, winners: ['red'] };
const turns: GameEvent[] = [1, 2, 3].map((seq) => ({ event: 'turn', seq, at: 0, seat: 'blue' }));
const beatOf = (...events: GameEvent[]): Beat => ({
  kind: 'step',
  seat: 'red',
  deeds: [],
  events,
  moving: true,
  caption: 'Red has brought about the end.',
});

/** A table with one bot, whose playback shows what a test says. */
function openTable(view: Partial<View> = {}) {
  const look = lookWith({ view: viewWith(view) });
  return {
    id: 'harbour',
    events: [...turns],
    look,
    now: look.view,
    past: { moment: null as object | null },
    playback: { beat: null as Beat | null, playing: false },
    botAt: (seat: Seat) => (seat === 'red' ? { bot: 'trader:shipper', persona: 'marta' } : null),
  };
}
type Table = ReturnType<typeof openTable>;

async function listening(table: Table, phone = false): Promise<Speaking> {
  const speaking = new Speaking(table as never, () => phone);
  await speaking.prepare();
  speaking.hear();
  return speaking;
}
const happen = (table: Table, ...events: GameEvent[]) => table.events.push(...events);

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  choices.setBanter(true);
  choices.setPace('normal');
});

describe('a line', () => {
  it('is said once what it is about has been seen, and passes', async () => {
    const table = openTable();
    const speaking = await listening(table);
    happen(table, ending);
    table.playback = { beat: beatOf(ending), playing: true };
    speaking.hear();
    expect(speaking.line).toBeNull();
    table.playback = { beat: null, playing: false };
    speaking.hear();
    expect(speaking.line).toMatchObject({ seat: 'red', moment: 'ending' });
    vi.advanceTimersByTime(4000);
    expect(speaking.line).toBeNull();
    speaking.hear();
    expect(speaking.line).toBeNull();
  });

  it('follows the beat it is about, or on a phone the whole playback', async () => {
    const later = { ...ending, seq: 12 };
    for (const phone of [false, true]) {
      const table = openTable();
      const speaking = await listening(table, phone);
      happen(table, ending, later);
      table.playback = { beat: beatOf(later), playing: true };
      speaking.hear();
      expect(speaking.line === null).toBe(phone);
    }
  });

  it('is not about what happened before the page was opened', async () => {
    const table = openTable();
    happen(table, ending);
    const speaking = await listening(table);
    speaking.hear();
    expect(speaking.line).toBeNull();
  });

  it('does not give away the end', async () => {
    const table = openTable();
    const speaking = await listening(table);
    happen(table, scored);
    speaking.hear();
    expect(speaking.line).toBeNull();
    speaking.endTold();
    speaking.hear();
    expect(speaking.line).toMatchObject({ seat: 'red', moment: 'victory' });
  });

  it('is not said before there is a table', async () => {
    const table = { ...openTable(), look: null };
    const speaking = await listening(table as never);
    expect(speaking.line).toBeNull();
  });

  it.each<[string, (table: Table) => void]>([
    ['during an auction', ({ look }) => (look.view.auction = {} as never)],
    ['about the past', (table) => (table.past = { moment: {} })],
    ['where it is switched off', () => choices.setBanter(false)],
    ['without animations', () => choices.setPace('still')],
    ['while nobody looks', () => (browser.document.hidden = true)],
  ])('is not said %s', async (_, change) => {
    const table = openTable();
    const speaking = await listening(table);
    change(table);
    happen(table, ending);
    speaking.hear();
    expect(speaking.line).toBeNull();
  });
});
