import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game/view';
import type { Seat } from '../game/words';
import { infoWith, seatWith, viewWith } from '../testing/positions';
import { freeColours } from '../table/session/seating';
import { framesOf, startOf, stillOf } from './film';
import { drawnAt, SHAPE } from './miniature';
import { resultsOf } from './results';
import { asksMe, backTo, besides, following, mineFirst } from './tables';

const move = (container: 'tan' | 'white', from: string, to: string): GameEvent =>
  ({ event: 'move', seq: 0, at: 0, container, from, to }) as GameEvent;

describe('the film', () => {
  const view = viewWith({
    seat: 'spectator',
    supply: {
      containers: { black: 0, brown: 0, orange: 0, tan: 2, white: 2 },
      machines: { black: 0, brown: 0, orange: 0, tan: 0, white: 0 },
      warehouses: 0,
    },
  });
  const events: GameEvent[] = [
    { event: 'turn', seq: 0, at: 0, seat: 'red' },
    move('tan', 'supply', 'red.hand'),
    move('white', 'supply', 'red.hand'),
    move('tan', 'red.hand', 'red.factory@2'),
    move('white', 'red.hand', 'red.factory@3'),
    { event: 'sail', seq: 0, at: 0, seat: 'red', from: 'sea', to: 'blue' },
    move('tan', 'blue.harbour@2', 'red.ship'),
  ];

  it('has a picture for each thing that happens, not for each container', () => {
    const example = { table: 'example', names: {}, view, events };
    const frames = framesOf(example);
    expect(frames.map(({ seats }) => [seats.red?.factory.length, seats.red?.ship.at])).toEqual([
      [0, 'sea'],
      [2, 'sea'],
      [2, 'blue'],
      [2, 'blue'],
    ]);
    expect(frames.at(-1)?.seats.red?.ship.cargo).toEqual(['tan']);
    expect(stillOf(frames)).toBe(2);
    expect(startOf(frames)).toBe(1);
    expect(startOf(frames.slice(0, 2))).toBe(0);
  });
});

describe('the miniature', () => {
  it('is drawn as large as there is room, and scaled down below a small desk', () => {
    expect(drawnAt(700)).toMatchObject({ width: 700, scale: 1 });
    const { width, height, scale } = drawnAt(310);
    expect(width * scale).toBeCloseTo(310);
    expect(width / height).toBeCloseTo(SHAPE);
  });
});

describe('tables', () => {
  const other = [seatWith('blue'), seatWith('red')];

  it('that wait for me come first, and few that are over', () => {
    const over = Array.from({ length: 6 }, (_, number) =>
      infoWith({ id: `over ${number}`, phase: 'finished' }),
    );
    const tables = [
      ...over,
      infoWith({ id: 'open', phase: 'open' }),
      infoWith({ id: 'running', asked: ['red'] }),
      infoWith({ id: 'mine', asked: ['blue'] }),
    ];
    const ids = mineFirst(tables, 2).map(({ id }) => id);
    expect(ids).toEqual(['mine', 'running', 'open', 'over 0', 'over 1']);
    expect(asksMe(infoWith({ phase: 'finished' }))).toBe(false);
  });

  it('bring me back to a game that waits for me, or else to one that goes on', () => {
    const over = infoWith({ id: 'over', phase: 'finished' });
    const open = infoWith({ id: 'open', phase: 'open' });
    const running = infoWith({ id: 'running', asked: ['red'] });
    const asking = infoWith({ id: 'asking', asked: ['blue'] });
    expect(backTo([over, open, running, asking])?.id).toBe('asking');
    expect(backTo([over, open, running])?.id).toBe('running');
    expect(backTo([over, open])).toBeUndefined();
  });

  it('on show keep their places and go when their games are over', () => {
    const game = (id: string, seq = 1) => infoWith({ id, seq, seats: other });
    const own = infoWith({ id: 'own' });
    const shown = following([game('one'), game('two')], [game('three'), game('two', 7), own]);
    expect(shown.map(({ id, seq }) => [id, seq])).toEqual([
      ['two', 7],
      ['three', 1],
    ]);
  });

  it('that have no room for a board are listed, except my own', () => {
    const game = (id: string) => infoWith({ id, seats: other });
    const rest = besides([game('one')], [game('one'), game('two'), infoWith({ id: 'own' })]);
    expect(rest.map(({ id }) => id)).toEqual(['two']);
  });

  it('let one choose a colour only where colours are chosen', () => {
    const seats = [seatWith('blue'), seatWith('red', { kind: 'open' }), seatWith('green')];
    expect(freeColours(infoWith({ seating: 'chosen', seats }))).toEqual(['red']);
    expect(freeColours(infoWith({ seating: 'random', seats }))).toEqual([]);
    const drawn = seats.map((seat) => ({ ...seat, seat: null }));
    expect(freeColours(infoWith({ seating: 'chosen', seats: drawn }))).toEqual([]);
  });
});

describe('results', () => {
  const ended = (scores: Partial<Record<Seat, number>>) =>
    infoWith({ phase: 'finished', ended: { by: 'supply', scores, winners: ['red'] } });

  it('are told from the winner on, and a close finish is marked', () => {
    const [close, clear] = resultsOf([
      ended({ blue: 90, red: 93, yellow: 12 }),
      ended({ blue: 80, red: 93 }),
    ]);
    expect(close?.places).toEqual([
      ['red', 93],
      ['blue', 90],
      ['yellow', 12],
    ]);
    expect([close?.close, clear?.close]).toEqual([true, false]);
  });

  it('are missing where nothing was scored', () => {
    expect(resultsOf([infoWith(), ended({})])).toEqual([]);
  });
});
