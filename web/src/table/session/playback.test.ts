/** The playback with a recorded game from tests/view/boards.json, as somebody in a seat or a spectator sees it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '../../api/messages';
import { choices } from '../../browser/choices.svelte';
import { after } from '../../game/after';
import type { GameEvent, View } from '../../game/view';
import type { Seat } from '../../game/words';
import { openBrowser, type Browser } from '../../testing/browser';
import { lookWith, viewWith } from '../../testing/positions';
import { Playback } from './playback.svelte';

const FILE = new URL('../../../../tests/view/boards.json', import.meta.url);
const games = JSON.parse(readFileSync(fileURLToPath(FILE), 'utf-8')) as Record<
  string,
  { start: View; turns: { events: GameEvent[] }[] }
>;
const { start, turns } = games['2007-3-players'] ?? { start: {} as View, turns: [] };
let seq = 0;
// The first entry only says whose turn it is.
const TURNS = turns
  .slice(1)
  .map(({ events }) => events.map((event) => ({ ...event, seq: (seq += 1), at: 0 })));

let browser: Browser;
let reduced = false;
const table = {
  seat: null as Seat | null,
  draft: null as Draft | null,
  bot: false,
  lookingBack: false,
  botFor: () => table.bot,
};
let playback: Playback;
beforeEach(() => {
  vi.useFakeTimers();
  browser = openBrowser();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Object.assign(table, { seat: null, draft: null, bot: false });
  choices.setPace('normal');
  playback = new Playback(table);
  playback.see(lookWith({ seq: 0, view: start, draft: null }));
});
afterEach(() => {
  playback.end();
  choices.setPace('normal');
  vi.useRealTimers();
});

/** What lies on the boards. The count of turns changes at the very end, when the next turn begins. */
const lying = ({ seats }: View) => Object.values(seats).map((board) => ({ ...board, turns: 0 }));
const boardAfter = (events: readonly GameEvent[]) => lying(events.reduce(after, start));
const eventsOf = (...numbers: number[]) => numbers.flatMap((number) => TURNS[number] ?? []);

/** Let it play to its end, and tell what was on stage. */
function watch(): { kinds: string[]; boards: ReturnType<typeof lying>[]; ms: number } {
  const kinds: string[] = [];
  const boards: ReturnType<typeof lying>[] = [];
  let last: unknown = null;
  let ms = 0;
  for (; playback.playing && ms < 60_000; ms += 10) {
    if (playback.beat !== null && playback.beat !== last) kinds.push(playback.beat.kind);
    last = playback.beat;
    if (playback.board !== null) boards.push(lying(playback.board));
    vi.advanceTimersByTime(10);
  }
  return { kinds, boards, ms };
}

it('plays one deed after another while the board catches up', () => {
  const events = eventsOf(0, 1);
  playback.hear(events);
  expect(playback.board && lying(playback.board)).not.toEqual(boardAfter(events));
  const { kinds, boards, ms } = watch();
  expect(kinds.length).toBeGreaterThanOrEqual(3);
  expect(ms / kinds.length).toBeGreaterThan(600);
  expect(ms / kinds.length).toBeLessThan(1200);
  expect(boards.at(-1)).toEqual(boardAfter(events));
  expect([playback.beat, playback.board]).toEqual([null, null]);
});

it('plays faster where that is wished, and not at all without animations', () => {
  playback.hear(eventsOf(0));
  const { ms } = watch();
  choices.setPace('fast');
  playback.hear(eventsOf(1));
  expect(watch().ms).toBeLessThan(ms);
  choices.setPace('still');
  playback.hear(eventsOf(2));
  expect(playback.playing).toBe(false);
  expect(playback.known?.seats).toEqual(eventsOf(0, 1, 2).reduce(after, start).seats);
});

it('has the same beats when the steps arrive one by one', () => {
  playback.hear(eventsOf(0, 1));
  const { kinds } = watch();
  playback = new Playback(table);
  playback.see(lookWith({ seq: 0, view: start, draft: null }));
  for (const event of eventsOf(0, 1)) playback.hear([event]);
  expect(watch().kinds).toEqual(kinds);
});

it('a bid at a broker has its bidder and its amount at once, though its step arrives alone', () => {
  const payment = { holder: 'yellow', space: 'I goods', money: 2 } as const;
  const open = { decision: 'broker_bid', space: 'I goods' } as const;
  const view = viewWith({ turn: 'red', brokers: [], payment, open, seat: 'blue' });
  playback = new Playback(table);
  playback.see(lookWith({ seq: 1, view, draft: null }));
  const card = { seq: 2, at: 0, event: 'pay', for: 'broker_bid' } as const;
  playback.hear([
    { seq: 2, at: 0, event: 'step', seat: 'red', step: 'bid 4' },
    { ...card, from: 'payment card', to: 'yellow', amount: 2, for: 'broker_refund' },
    { ...card, from: 'red', to: 'payment card', amount: 4 },
  ]);
  const shown = new Set<string>();
  for (let ms = 0; playback.playing && ms < 5000; ms += 10) {
    const { holder, money } = playback.board?.payment ?? playback.known?.payment ?? {};
    shown.add([holder, money].join(' '));
    vi.advanceTimersByTime(10);
  }
  expect([...shown]).toEqual(['yellow 2', 'red 4']);
  expect(playback.known?.payment).toEqual({ ...payment, holder: 'red', money: 4 });
});

it('shows captions only with reduced motion', () => {
  reduced = true;
  playback.hear(eventsOf(0, 1));
  const { kinds, boards } = watch();
  expect(kinds.length).toBeGreaterThanOrEqual(3);
  expect(boards).toEqual([]);
});

it('shows the board with my draft on it, and the captions beside', () => {
  Object.assign(table, {
    seat: 'red',
    draft: { steps: ['produce'], redo: [], changes: 1, complete: false },
  });
  playback.hear(eventsOf(0));
  expect([playback.playing, playback.board]).toEqual([true, null]);
});

it('does not show what I did myself, but what a bot did for me', () => {
  const mine = TURNS[0]?.find((event) => event.event === 'step');
  Object.assign(table, { seat: mine?.seat });
  playback.hear(eventsOf(0));
  expect(playback.playing).toBe(false);
  table.bot = true;
  playback.hear(eventsOf(1));
  expect(playback.playing).toBe(true);
});

it('tells in one line for each player what would have to wait too long', () => {
  const events = TURNS.slice(0, 20).flat();
  playback.hear(events);
  const { kinds, boards, ms } = watch();
  expect(kinds.filter((kind) => kind === 'summary').length).toBeLessThanOrEqual(3);
  expect(kinds.length).toBeLessThanOrEqual(11);
  expect(kinds.at(-1)).toBe('summary');
  expect(ms).toBeLessThan(15_000);
  expect(boards.at(-1)).toEqual(boardAfter(events));
});

it('tells nobody in a line that they have not done anything yet, or what they did themselves', () => {
  const events = TURNS.slice(0, 20).flat();
  const next = events.at(-1);
  if (next?.event !== 'turn') throw new Error('a turn begins at the end');
  Object.assign(table, { seat: next.seat });
  playback.hear(events);
  const told = new Set<Seat | null>();
  for (let ms = 0; playback.playing && ms < 60_000; ms += 10) {
    if (playback.beat?.kind === 'summary') told.add(playback.beat.seat);
    vi.advanceTimersByTime(10);
  }
  expect(told.size).toBeGreaterThan(0);
  expect(told.has(next.seat)).toBe(false);
});

it('never has more to show, however long a game goes on', () => {
  for (const events of TURNS.slice(0, 40)) {
    playback.hear(events);
    vi.advanceTimersByTime(100);
  }
  const { kinds, boards } = watch();
  expect(kinds.length).toBeLessThanOrEqual(12);
  expect(boards.at(-1)).toEqual(boardAfter(TURNS.slice(0, 40).flat()));
});

it('a tap goes on, and an own decision ends it', () => {
  playback.hear(eventsOf(0, 1));
  vi.advanceTimersByTime(300);
  const first = playback.beat;
  expect(first?.kind).toBe('step');
  playback.skip();
  expect(playback.beat).not.toBe(first);
  expect(playback.playing).toBe(true);
  playback.end();
  expect([playback.playing, playback.beat, playback.board]).toEqual([false, null, null]);
  vi.advanceTimersByTime(5000);
  expect(playback.beat).toBeNull();
});

it('nothing piles up in a hidden tab', () => {
  browser.document.hidden = true;
  playback.hear(eventsOf(0, 1));
  expect(playback.playing).toBe(false);
});

it('shows nothing twice that a newer view has shown', () => {
  const events = eventsOf(0);
  playback.see(lookWith({ seq: events.at(-1)?.seq ?? 0, draft: null }));
  playback.hear(events);
  expect(playback.playing).toBe(false);
});

it('an auction has the stage until its show is over', () => {
  const auction = TURNS.findIndex((events) => events.some(({ event }) => event === 'settled'));
  playback.see(lookWith({ seq: 0, view: start, draft: null }));
  const leave = playback.host();
  playback.hear(eventsOf(auction));
  vi.advanceTimersByTime(8000);
  const show = playback.beat;
  expect(show?.kind).toBe('auction');
  if (show !== null) playback.done(show);
  expect(playback.beat).not.toBe(show);
  leave();
});
