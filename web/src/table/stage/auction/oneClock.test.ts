/**
 * The page has one clock: a recorded game with several auctions is played to somebody at the table, and at no time
 * may anything that tells the game be later than what is on stage.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choices } from '../../../browser/choices.svelte';
import { after } from '../../../game/after';
import { boardOf, type GameEvent, type Insight, type View } from '../../../game/view';
import { openBrowser, openSockets, Socket } from '../../../testing/browser';
import { infoWith, lookWith, seatWith } from '../../../testing/positions';
import { LiveTable } from '../../session/live.svelte';
import { Showing } from './showing.svelte';

interface Game {
  start: View;
  turns: { events: GameEvent[] }[];
}
const FILE = new URL('../../../../../tests/view/boards.json', import.meta.url);
const games = JSON.parse(readFileSync(fileURLToPath(FILE), 'utf-8')) as Record<string, Game>;

const SEAT = 'blue';
const seats = [seatWith(SEAT, { mine: true }), seatWith('red'), seatWith('yellow')];
/** A figure of now that says how far it has come, where a real one would say what the game is worth. */
const insightAt = (seq: number) => ({ score: { total: seq } }) as unknown as Insight;
const SCORED: GameEvent = { event: 'scored', seq: 0, at: 0, scores: { red: 9 }, winners: ['red'] };

/** Each turn as one update, with everything that happened in it. */
function turnsOf({ turns }: Game): GameEvent[][] {
  let seq = 1;
  const all = turns.map(({ events }) =>
    events.map((event) => ({ ...event, seq: (seq += 1), at: 0 })),
  );
  return [...all, [{ ...SCORED, seq: seq + 1 }]];
}

let table: LiveTable;
let show: Showing;
beforeEach(() => {
  vi.useFakeTimers();
  openBrowser();
  openSockets();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  choices.setPace('normal');
  table = new LiveTable('harbour');
  table.open();
  Socket.last().accept();
  show = new Showing({ pace: () => choices.pace, play: () => undefined });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** The newest position, and what led to it. */
function update(view: View, events: GameEvent[]): void {
  const seq = events.at(-1)?.seq ?? 1;
  const look = lookWith({ seq, view, seat: SEAT, draft: null, insight: insightAt(seq) });
  Socket.last().tell({ ...look, type: 'update', events, info: infoWith({ seats }) });
}

/** What the stage does with an auction, and with the end. */
function stage(): void {
  const { beat } = table.playback;
  if (beat?.kind === 'auction') {
    if (show.told === null) show.hear(beat.events, table.events, undefined);
    if (show.reached !== null) table.playback.reach(beat, show.reached);
    if (!show.finished) return;
    show.end();
    table.playback.done(beat);
  } else if (beat?.kind === 'end' && ticks > LONGEST / 2) table.playback.done(beat);
}
/** The longest time that one update may take to be shown, in tenths of a second. */
const LONGEST = 400;
let ticks = 0;
/** What was checked last. Most of the time nothing changes. */
let checked: unknown[] = [];

const cashAfter = (start: View, events: readonly GameEvent[]) =>
  boardOf(events.reduce(after, start), SEAT).cash;

describe.each(['2007-3-players', '2018-bank-3-players'])('%s', (name) => {
  const game = games[name] as Game;
  const turns = turnsOf(game);

  it('has several auctions', () => {
    const settled = turns.flat().filter(({ event }) => event === 'settled');
    expect(settled.length).toBeGreaterThan(1);
  });

  it('tells nothing before it is seen, and everything in the end', () => {
    const leave = table.playback.host();
    update(game.start, []);
    let position = game.start;
    const moments = new Set<string>();
    for (const events of turns) {
      position = events.reduce(after, position);
      const over = events.some(({ event }) => event === 'scored');
      update({ ...position, over }, events);
      for (ticks = 0; table.playback.playing && ticks < LONGEST; ticks += 1) {
        stage();
        check(moments);
        vi.advanceTimersByTime(100);
      }
      expect(table.playback.playing).toBe(false);
      expect([table.behind, table.seen === table.events]).toEqual([false, true]);
      expect(table.figures).toEqual(insightAt(events.at(-1)?.seq ?? 0));
      expect(table.view.over).toBe(over);
    }
    expect([...moments]).toEqual(
      expect.arrayContaining(['roll', 'open', 'gavel', 'cargo', 'result']),
    );
    leave();
  });

  /** Now, whatever reads the table: the log, the purse, the figures in the head, the end. */
  function check(moments: Set<string>): void {
    const { beat } = table.playback;
    if (beat === null) return;
    const { seen, view } = table;
    const state = [beat, seen.length, view, show.moment];
    if (state.every((part, index) => part === checked[index])) return;
    checked = state;
    const first = table.events.indexOf(beat.events[0] as GameEvent);
    const last = first + beat.events.length;
    // Nothing later than what is on stage, and nothing earlier than what was there before.
    expect(seen.length).toBeLessThanOrEqual(last);
    expect(seen.length).toBeGreaterThanOrEqual(first);
    expect(seen.at(-1)).toBe(table.events[seen.length - 1]);
    expect(boardOf(view, SEAT).cash).toBe(cashAfter(game.start, seen));
    const next = table.events[seen.length];
    const known = (table.figures as unknown as { score: { total: number } }).score.total;
    if (next !== undefined) expect(known).toBeLessThan(next.seq);
    if (beat.kind === 'end') {
      expect([view.over, seen.some(({ event }) => event === 'scored')]).toEqual([false, false]);
    }
    if (beat.kind !== 'auction') return;
    const kind = show.moment?.kind ?? 'roll';
    moments.add(kind);
    const told = (word: string) => seen.slice(first).some(({ event }) => event === word);
    if (kind === 'roll' || kind === 'open') {
      expect(told('settled')).toBe(false);
      expect(seen.at(-1)).not.toBe(show.told?.rounds.at(-1));
    }
    if (kind !== 'result') expect(told('settled')).toBe(false);
  }
});

it('a step of mine brings everything to now in one moment', async () => {
  const game = games['2007-3-players'] as Game;
  const [, ...turns] = turnsOf(game);
  update(game.start, []);
  update(turns.slice(0, 3).flat().reduce(after, game.start), turns.slice(0, 3).flat());
  expect(table.behind).toBe(true);
  expect(table.seen.length).toBeLessThan(table.events.length);
  void table.take('pass');
  expect([table.behind, table.seen]).toEqual([false, table.events]);
});
