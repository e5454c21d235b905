import { describe, expect, it, vi } from 'vitest';
import { choices } from '../../browser/choices.svelte';
import { Socket } from '../../testing/browser';
import { AT, ok, sent, server, table, update } from '../../testing/live';
import { infoWith, lookWith, seatWith, viewWith } from '../../testing/positions';
import { Refusal, settled } from '../../testing/server';
import { PASSING_MS } from './passing';

describe('a step', () => {
  it('joins the draft', async () => {
    update();
    table.pointing.tray = 'sail';
    const taken = table.take('produce');
    expect([table.busy, table.pointing.tray]).toEqual([true, null]);
    await ok();
    await taken;
    expect(sent()).toMatchObject({ type: 'steps', steps: ['produce'], commit: false, decision: 1 });
    expect(table.busy).toBe(false);
  });

  it('that is final waits for a second yes', async () => {
    update({ draft: null, legal: ['seize tan@1'] });
    await table.take('seize tan@1');
    expect(table.pointing.pending).toEqual({ step: 'seize tan@1', commit: true, warning: 'final' });
    const confirmed = table.confirm();
    await ok();
    await confirmed;
    expect(sent()).toMatchObject({ steps: ['seize tan@1'], commit: true });
    const before = Socket.last().sent.length;
    await table.confirm();
    expect(Socket.last().sent).toHaveLength(before);
  });

  it('that names its amount is sent at once', async () => {
    update({ draft: null, legal: ['bid 0'] });
    const taken = table.take('bid 7');
    await ok();
    await taken;
    expect(sent()).toMatchObject({ steps: ['bid 7'], commit: true });
  });

  it('that is not legal any more is not sent', async () => {
    update();
    const before = Socket.last().sent.length;
    await table.take('sail sea');
    expect(Socket.last().sent).toHaveLength(before);
  });

  it('of a spectator is none', async () => {
    update({}, infoWith({ seats: [] }));
    const before = Socket.last().sent.length;
    await table.take('produce');
    await table.changeDraft('undo');
    expect(Socket.last().sent).toHaveLength(before);
  });

  it('goes as a request where there is no socket, and its answer is seen', async () => {
    update();
    const draft = { steps: ['produce'], redo: [], changes: 1, complete: false, final: [] };
    server.on(`POST ${AT}/steps`, () => ({ fresh: lookWith({ seq: 2, legal: ['pass'], draft }) }));
    server.on(`POST ${AT}/draft`, () => ({ fresh: lookWith({ seq: 3 }) }));
    Socket.last().readyState = 3;
    await table.take('produce');
    expect([...table.legal]).toEqual(['pass']);
    await table.changeDraft('undo');
    expect(table.look?.seq).toBe(3);
    server.on(`POST ${AT}/draft`, () => new Refusal('nothing', 'There is nothing to redo.'));
    await table.changeDraft('redo');
    expect(table.problem).toBe('There is nothing to redo.');
    update({ seq: 3 });
    expect(table.problem).toBe('There is nothing to redo.');
    update({ seq: 4 });
    expect(table.problem).toBeNull();
  });

  it('that goes wrong is told for some seconds', async () => {
    update();
    server.on(`POST ${AT}/draft`, () => new Refusal('nothing', 'There is nothing to redo.'));
    Socket.last().readyState = 3;
    vi.useFakeTimers();
    await table.changeDraft('redo');
    expect(table.problem).toBe('There is nothing to redo.');
    vi.advanceTimersByTime(PASSING_MS);
    expect(table.problem).toBeNull();
    vi.useRealTimers();
  });

  it('that buys something is asked about with those that go with it', async () => {
    choices.setConfirm('buy', true);
    update({ legal: ['restock red'] });
    await table.take('restock red', 'take tan@2');
    const then = ['take tan@2'];
    expect(table.pointing.pending).toEqual({
      step: 'restock red',
      then,
      commit: false,
      warning: 'buy',
    });
    const confirmed = table.confirm();
    await ok();
    await confirmed;
    expect(sent()).toMatchObject({ steps: ['restock red', ...then], commit: false });
  });

  it('that the rules ask for before a turn is taken by itself, unless a bot plays', async () => {
    const domestic = {
      view: viewWith({ asked: { seats: ['blue'], decision: 'domestic' } }),
      legal: ['sell tan@2', 'skip', 'loan'],
    };
    const before = Socket.last().sent.length;
    update(domestic, infoWith({ seats: [seatWith('blue', { mine: true, bot: 'trader' })] }));
    await settled();
    expect(Socket.last().sent).toHaveLength(before);
    update({ ...domestic, seq: 2 });
    expect(table.busy).toBe(true);
    await ok();
    expect(sent()).toMatchObject({ steps: ['skip'], commit: false });
    const draft = {
      steps: ['skip'],
      redo: [],
      changes: 1,
      complete: false,
      final: [],
      sales: ['sell tan@2'],
    };
    update({ seq: 3, draft });
    expect(table.sales).toEqual(['sell tan@2']);
    table.pointing.tray = 'sale';
    const sold = table.sell('sell tan@2');
    await ok();
    await ok();
    await sold;
    expect([sent(), table.pointing.tray]).toMatchObject([{ steps: ['sell tan@2'] }, null]);
  });

  it('that is not possible says why', () => {
    const blocked = { warehouse: { code: 'warehouse_cash', need: 4, have: 1 } };
    update({ insight: { blocked } as never });
    expect(table.blocked('warehouse')).toEqual(blocked.warehouse);
    expect(table.whyNot('warehouse')).not.toBeNull();
    expect(table.whyNot('produce')).toBeNull();
  });

  it('that would bring nothing is not offered, and says why', async () => {
    const idle = { 'sail red': { code: 'empty_shelf', need: 1, have: 0 } };
    update({ legal: ['sail red', 'sail sea', 'pass'], insight: { idle } as never });
    expect([table.lit('sail red'), table.lit('sail sea'), table.lit('produce')]).toEqual([
      false,
      true,
      false,
    ]);
    await table.sail('sail red');
    expect([table.pointing.tray, table.pointing.why?.money]).toEqual(['sail', false]);
    const sailed = table.sail('sail sea');
    await ok();
    await sailed;
    expect(sent()).toMatchObject({ steps: ['sail sea'] });
  });

  it('that was begun for nothing is left again', async () => {
    const draft = { steps: ['restock red'], redo: [], changes: 1, complete: false, final: [] };
    const view = viewWith({ asked: { seats: ['blue'], decision: 'buy' } });
    update({ draft, view, legal: ['take tan@2', 'done'] });
    expect(table.leavable).toBe(true);
    const left = table.leaveAction();
    await ok();
    await left;
    expect(sent()).toMatchObject({ do: 'undo' });
    update({ seq: 2, draft: { ...draft, steps: ['restock red', 'take tan@2'] }, view });
    expect(table.leavable).toBe(false);
  });
});

it('names spent actions as what is in the way of every other', () => {
  update({ view: viewWith({ actions: 0 }) });
  const reasons = new Set(Object.values(table.openings).map(({ on, why }) => !on && why?.code));
  expect([...reasons]).toEqual(['no_actions_left']);
});
