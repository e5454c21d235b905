import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../game/view';
import { SEATS, type Seat } from '../../game/words';
import { turnEvent } from '../../testing/positions';
import { LANGUAGES, loadTranslator } from '../../text/bundle';
import { isFarewell, linesOf, type Company } from './lines';

const SOURCE = new URL('../../../../src/longshore/text/en/banter.ftl', import.meta.url);
const NAMES = [
  ...readFileSync(fileURLToPath(SOURCE), 'utf-8').matchAll(/^banter-line-([a-z0-9-]+) =/gm),
].map((match) => match[1] ?? '');

const ALL = Object.fromEntries(SEATS.map((seat) => [seat, '']));
const company = (id: string, more: Partial<Company> = {}): Company => ({
  id,
  players: 3,
  bots: ALL,
  ...more,
});

/** A long game in which in every turn something is bought, built or borrowed. */
function game(turns: number): GameEvent[] {
  const events: GameEvent[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const seat = SEATS[turn % 3] ?? 'blue';
    const other = SEATS[(turn + 1) % 3] ?? 'blue';
    const at = { seq: turn * 10, at: 0 };
    events.push(
      turnEvent(at.seq, seat),
      { ...at, event: 'pay', from: seat, to: other, amount: 2, for: 'restock', seq: at.seq + 1 },
      { ...at, event: 'build', seat, what: 'warehouse', space: 1, cost: 4, seq: at.seq + 2 },
      { ...at, event: 'loan', seat, forced: false, seq: at.seq + 3 },
    );
  }
  return events;
}
const end = (seq: number, winners: Seat[]): GameEvent => ({
  event: 'scored',
  seq,
  at: 0,
  scores: {},
  winners,
});
const TABLES = Array.from({ length: 30 }, (_, index) => `table-${index}`);

describe('the bots of a table', () => {
  it('say something, with at least two rounds between two lines', () => {
    for (const id of TABLES) {
      const lines = linesOf(company(id), game(60));
      expect(lines.length).toBeGreaterThan(2);
      const turns = lines.map(({ seq }) => Math.floor(seq / 10));
      // A round goes by before anybody speaks.
      expect(turns[0]).toBeGreaterThanOrEqual(2);
      turns.slice(1).forEach((turn, index) => {
        expect(turn - (turns[index] ?? 0)).toBeGreaterThanOrEqual(6);
      });
    }
  });

  it('speak sooner about what an auction has done to them', () => {
    const settled = (seq: number): GameEvent => ({
      event: 'settled',
      seq,
      at: 0,
      seller: 'blue',
      buyer: 'blue',
      accepted: false,
      amount: 3,
      lot: ['tan'],
    });
    const auctions = TABLES.flatMap((id) => {
      const events = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seq) => turnEvent(seq * 10, 'blue'));
      const lines = linesOf(company(id), [
        ...events.slice(0, 4),
        settled(41),
        ...events.slice(4, 7),
        settled(71),
      ]);
      return lines.length > 1 ? [lines.map(({ seq }) => seq)] : [];
    });
    // Three turns later, which is too soon for anything else.
    expect(auctions.length).toBeGreaterThan(5);
    expect(new Set(auctions.map(String))).toEqual(new Set(['41,71']));
  });

  it('never say the same twice in a game, and are silent when they have said it all', () => {
    const names = linesOf(company('long'), game(1200)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(12);
  });

  it('say the same to everybody who watches, however much has happened since', () => {
    const events = game(60);
    const whole = linesOf(company('harbour'), events);
    for (let count = 0; count < events.length; count += 7) {
      const part = linesOf(company('harbour'), events.slice(0, count));
      expect(part).toEqual(whole.slice(0, part.length));
    }
    const tables = TABLES.map((id) => JSON.stringify(linesOf(company(id), events)));
    expect(new Set(tables).size).toBeGreaterThan(20);
  });

  it('are bots: nobody speaks for a person', () => {
    const bots = { red: '' };
    const lines = TABLES.flatMap((id) => linesOf(company(id, { bots }), game(60)));
    expect(new Set(lines.map(({ seat }) => seat))).toEqual(new Set(['red']));
    expect(linesOf(company('none', { bots: {} }), game(60))).toEqual([]);
  });

  it('have a line more by the temper of their style', () => {
    const bots = (style: string) => ({ red: style });
    const namesWith = (style: string) =>
      TABLES.flatMap((id) => linesOf(company(id, { bots: bots(style) }), game(90))).map(
        ({ name }) => name,
      );
    expect(namesWith('banker')).toContain('loan-banker');
    expect(namesWith('producer')).toContain('bought-producer');
    expect(namesWith('').join()).not.toMatch(/banker|producer/);
  });

  it('always say goodbye: the winner, or else one of the others', () => {
    const won = linesOf(company('harbour'), [end(1, ['red'])]);
    expect(won).toMatchObject([{ seat: 'red', moment: 'victory', seq: 1 }]);
    const bots = { yellow: 'shipper' };
    const lost = linesOf(company('harbour', { bots }), [end(1, ['red'])]);
    expect(lost).toMatchObject([{ seat: 'yellow', moment: 'beaten' }]);
    expect([...won, ...lost].every(({ moment }) => isFarewell(moment))).toBe(true);
  });
});

describe('the lines', () => {
  it('are all there: four for each moment, and one for each style', () => {
    const moments = new Map<string, number>();
    for (const name of NAMES) {
      const [moment = '', which = ''] = name.split('-');
      if (/\d/.test(which)) moments.set(moment, (moments.get(moment) ?? 0) + 1);
    }
    expect(moments.size).toBe(12);
    expect(new Set(moments.values())).toEqual(new Set([4]));
    expect(NAMES.filter((name) => !/\d/.test(name))).toEqual([
      'bought-producer',
      'sold-shipper',
      'close-collector',
      'loan-banker',
    ]);
  });

  it.each(LANGUAGES)('are short and all different in %s', async (language) => {
    const translator = await loadTranslator(language, ['banter']);
    const lines = NAMES.map((name) => translator.say(`banter-line-${name}`, { seat: 'yellow' }));
    expect(new Set(lines).size).toBe(lines.length);
    lines.forEach((line) => {
      expect(line).toMatch(/^[\p{Lu}¿].*[.?!]$/u);
      expect(line.length).toBeLessThanOrEqual(46);
    });
  });
});
