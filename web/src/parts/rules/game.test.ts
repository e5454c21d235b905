import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../../game/options';
import { changesOf, holds, isTold, optionsOf, type Game } from './game';
import { passagesOf, RULES } from './rules';

const OLD: Game = { edition: '2007', options: null };
const NEW: Game = { edition: '2018', options: null };
const played = (options: Record<string, string>): Game => ({ edition: '2018', options });

describe('the rules of a game', () => {
  it('are those of its edition and of what it is played with', () => {
    expect(holds('edition-2007', OLD)).toBe(true);
    expect(holds('edition-2007', NEW)).toBe(false);
    expect(holds('investment-bank', played({ investment_bank: 'on' }))).toBe(true);
    expect(holds('investment-bank', played({ investment_bank: 'off' }))).toBe(false);
  });

  it('are all those that an edition knows while no game is played', () => {
    expect(holds('investment-bank', NEW)).toBe(true);
    expect(holds('investment-bank', OLD)).toBe(false);
    expect(holds('cancel-bid', OLD)).toBe(false);
    expect(holds('domestic-sale', OLD)).toBe(true);
    expect(holds('edition-2007', null)).toBe(true);
  });

  it('name what they need unless the game says so', () => {
    expect(isTold('edition-2018', null)).toBe(true);
    expect(isTold('edition-2018', NEW)).toBe(false);
    expect(isTold('investment-bank', NEW)).toBe(true);
    expect(isTold('investment-bank', played({ investment_bank: 'on' }))).toBe(false);
  });

  it('leave out what belongs to another game', () => {
    const scopesOf = (game: Game | null) =>
      passagesOf(
        () => 'One.\nTwo.',
        (id) => /\.(edition-20(07|18)|investment-bank)$/.test(id),
        'load',
        game,
      ).map(({ scope }) => scope);
    expect(scopesOf(null)).toEqual([null, 'edition-2007', 'edition-2018', 'investment-bank']);
    expect(scopesOf(OLD)).toEqual([null, 'edition-2007']);
    expect(scopesOf(played({ investment_bank: 'on' }))).toEqual([
      null,
      'edition-2018',
      'investment-bank',
    ]);
  });
});

describe('options', () => {
  it('each change one part of the rules', () => {
    const named = RULES.flatMap((part) => optionsOf(part, null).map(({ name }) => name));
    expect(named.sort()).toEqual(OPTIONS.map(({ name }) => name).sort());
  });

  it('are named only where the edition offers them', () => {
    const names = (game: Game | null) => optionsOf('interest', game).map(({ name }) => name);
    expect(names(null)).toContain('ship_cargo_seizable');
    expect(names(OLD)).toContain('ship_cargo_seizable');
    expect(names(NEW)).not.toContain('ship_cargo_seizable');
  });

  it('are told at a table where they are not as usual', () => {
    expect(changesOf('load', played({ docked_purchase: 'off' }))).toEqual([]);
    const changes = changesOf('load', played({ docked_purchase: 'on' }));
    expect(changes.map(({ option, value }) => [option.name, value])).toEqual([
      ['docked_purchase', 'on'],
    ]);
  });
});
