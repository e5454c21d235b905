import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Look, TableInfo } from '../../api/messages';
import { choices } from '../../browser/choices.svelte';
import type { GameEvent } from '../../game/view';
import { openBrowser, openSockets, Socket } from '../../testing/browser';
import {
  boardWith,
  infoWith,
  lookWith,
  seatWith,
  stepEvent,
  viewWith,
} from '../../testing/positions';
import { Refusal, Server, settled } from '../../testing/server';
import { LiveTable } from './live.svelte';
import { PASSING_MS } from './passing';

const AT = '/api/tables/harbour';
let server: Server;
let table: LiveTable;
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

function update(look: Partial<Look> = {}, info: TableInfo = infoWith(), events: GameEvent[] = []) {
  Socket.last().tell({ ...lookWith(look), type: 'update', events, info });
}
const sent = () => Socket.last().sent.at(-1) ?? {};
async function ok() {
  await settled();
  Socket.last().tell({ type: 'ok', id: sent()['id'] });
  await settled();
}

describe('what is shown', () => {
  it('is nothing before the first news', () => {
    expect(() => table.view).toThrow('no view yet');
    expect([table.seat, table.draft, table.mine, table.own]).toEqual([null, null, null, []]);
  });

  it('is your own seat first, then the others clockwise', () => {
    update({}, infoWith({ seats: [seatWith('red', { mine: true }), seatWith('blue')] }));
    expect([table.seat, table.seats]).toEqual(['red', ['red', 'yellow', 'blue']]);
    expect([table.isMe('red'), table.isMe('blue'), table.asked]).toEqual([true, false, false]);
    update({ seq: 2 });
    expect(table.asked).toBe(true);
    expect(table.mine?.cash).toBe(20);
  });

  it('is no decision while a bot plays for me', () => {
    update({}, infoWith({ seats: [seatWith('blue', { mine: true, bot: 'trader' })] }));
    expect([table.asked, table.legal.size]).toEqual([false, 0]);
    update({ seq: 2 }, infoWith({ seats: [seatWith('blue', { mine: true })] }));
    expect([table.asked, table.legal.has('produce')]).toEqual([true, true]);
  });

  it('is a name for everybody, and whether a bot plays for somebody', () => {
    const seats = [
      seatWith('blue', { mine: true, name: 'Ann' }),
      seatWith('red', { bot: 'trader' }),
    ];
    update({}, infoWith({ seats }));
    expect(table.nameOf('blue')).toBe('Ann');
    expect([table.ownNameOf('blue'), table.ownNameOf('yellow')]).toEqual(['Ann', null]);
    expect(['blue', 'red', 'yellow'].map((one) => table.botFor(one as 'red'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is who is here, of people who have not left', () => {
    update(
      {},
      infoWith({ seats: [seatWith('blue'), seatWith('red'), seatWith('yellow', { left: true })] }),
    );
    Socket.last().tell({ type: 'presence', seats: ['red'], spectators: 2 });
    expect(table.spectators).toBe(2);
    expect([table.isHere('blue'), table.isHere('red'), table.isHere('yellow')]).toEqual([
      false,
      true,
      null,
    ]);
    expect(table.isHere('green')).toBeNull();
  });

  it('never goes back to an older view', () => {
    update({ seq: 5 });
    update({ seq: 4, view: viewWith({ actions: 1 }) });
    expect(table.look?.seq).toBe(5);
    expect(table.view.actions).toBe(2);
  });

  it('never goes back to an older draft, which has no entry of its own', () => {
    const draft = { steps: ['produce', 'pass'], redo: [], complete: true, final: [], changes: 2 };
    update({ seq: 5, draft });
    update({ seq: 5, draft: { ...draft, steps: ['produce'], changes: 1 } });
    expect(table.draft?.steps).toEqual(['produce', 'pass']);
    update({ seq: 5, draft: { ...draft, steps: [], redo: ['pass', 'produce'], changes: 3 } });
    expect(table.draft?.steps).toEqual([]);
    update({ seq: 6, draft: { ...draft, steps: ['warehouse'], changes: 0 } });
    expect(table.draft?.steps).toEqual(['warehouse']);
  });

  it('keeps every entry of the log once, also those that come before an update', () => {
    update({ seq: 2 }, infoWith(), [stepEvent(1, 'blue', 'produce'), stepEvent(2, 'blue', 'pass')]);
    update({ seq: 3 }, infoWith(), [stepEvent(2, 'blue', 'pass'), stepEvent(3, 'red', 'produce')]);
    Socket.last().tell({ type: 'events', seq: 4, events: [stepEvent(4, 'red', 'pass')] });
    expect(table.events.map((event) => event.seq)).toEqual([1, 2, 3, 4]);
  });

  it('remembers with how much cash the turn began', () => {
    update();
    expect(table.purse).toBe(20);
    const spent = viewWith({ seats: { blue: boardWith({ cash: 14 }) } });
    update({
      seq: 2,
      view: spent,
      draft: { steps: ['warehouse'], redo: [], changes: 1, complete: false, final: [] },
    });
    expect(table.purse).toBe(20);
    update({ seq: 3, seat: null });
    expect(table.purse).toBeNull();
  });

  it('is a table that waits for players, without a view', () => {
    Socket.last().tell({
      ...lookWith(),
      type: 'update',
      view: null,
      events: [],
      info: infoWith({ phase: 'open' }),
    });
    expect([table.info?.phase, table.look]).toEqual(['open', null]);
  });

  it('is that a table is missing', () => {
    Socket.last().tell({ type: 'error', id: null, error: { code: 'no_such_table', text: '' } });
    expect(table.missing).toBe(true);
  });

  it('is what people write', () => {
    Socket.last().tell({ type: 'chat', messages: [{ number: 1, seq: 3, mine: false }] });
    Socket.last().tell({ type: 'note', text: 'Red likes tan.' });
    expect([table.talk.unread, table.talk.note]).toEqual([1, 'Red likes tan.']);
    table.reopen();
    Socket.last().accept();
    expect(sent()).toMatchObject({ type: 'watch', chat_after: 3 });
  });
});

describe('a device that goes round', () => {
  const both = infoWith({
    seats: [seatWith('blue', { mine: true }), seatWith('red', { mine: true }), seatWith('yellow')],
  });

  it('is given to whoever is asked', () => {
    update({ seat: null }, both);
    expect([table.seat, table.handTo]).toEqual([null, 'blue']);
    table.sit('blue');
    expect(table.seat).toBe('blue');
    expect(sent()).toMatchObject({ type: 'watch', seat: 'blue' });
    update({ seq: 2, seat: 'blue' }, both);
    expect(table.handTo).toBeNull();
  });

  it('shows a spectator’s view when the seat has gone to somebody else', () => {
    update({}, both);
    table.sit('blue');
    Socket.last().tell({ type: 'error', id: null, error: { code: 'not_your_seat', text: '' } });
    expect(table.seat).toBeNull();
    expect(sent()).toMatchObject({ type: 'watch', seat: 'spectator' });
  });

  it('stays where it is when the server refuses something else', () => {
    update({}, both);
    table.sit('blue');
    const before = Socket.last().sent.length;
    const damaged = { code: 'internal', text: 'Something went wrong.' };
    Socket.last().tell({ type: 'error', id: null, error: damaged });
    Socket.last().tell({ type: 'error', id: 'late', error: { code: 'stale', text: 'Too late.' } });
    expect([table.seat, table.connection.why]).toEqual(['blue', damaged.text]);
    expect(Socket.last().sent).toHaveLength(before);
    update({ seq: 2, seat: 'blue' }, both);
    expect([table.connection.way, table.connection.why]).toEqual(['live', null]);
  });
});

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

describe('the end of a turn', () => {
  it('is a commit where the turn is complete, else a pass', async () => {
    update({ draft: { steps: ['produce'], redo: [], changes: 1, complete: true, final: [] } });
    const ended = table.endTurn();
    await ok();
    await ended;
    expect(sent()).toMatchObject({ type: 'draft', do: 'commit' });
    update({ seq: 2, view: viewWith({ actions: 1 }) });
    const passed = table.endTurn();
    await ok();
    await passed;
    expect(sent()).toMatchObject({ type: 'steps', steps: ['pass'], commit: true });
  });

  it('is asked about once where no action was used', async () => {
    update();
    const before = sent();
    await table.endTurn();
    expect([table.unused, table.pointing.ending, sent()]).toEqual([2, true, before]);
    const ended = table.endTurn();
    await ok();
    await ended;
    expect([sent(), table.pointing.ending]).toMatchObject([{ steps: ['pass'] }, false]);
  });

  it('is asked about anew in another position', async () => {
    update();
    await table.endTurn();
    update();
    expect(table.pointing.ending).toBe(true);
    update({ seq: 2 });
    expect(table.pointing.ending).toBe(false);
  });

  it('is not asked about where there is nothing to do', async () => {
    update({ legal: ['loan', 'pass'] });
    const ended = table.endTurn();
    await ok();
    await ended;
    expect(sent()).toMatchObject({ steps: ['pass'] });
  });

  it('leaves room for a loan, unless two are held', async () => {
    const draft = { steps: ['produce'], redo: [], changes: 1, complete: true, final: [] };
    const blocked = { loan: { code: 'loan_limit', need: 2, have: 2 } };
    update({ draft, legal: [], insight: { blocked } as never });
    expect(table.legal.has('loan')).toBe(false);
    update({ seq: 2, draft, legal: [], insight: { blocked: {} } as never });
    expect(table.legal.has('loan')).toBe(true);
    const taken = table.take('loan');
    await ok();
    await ok();
    await taken;
    expect(sent()).toMatchObject({ steps: ['loan', 'produce'], commit: false });
  });

  it('is asked about where somebody wants that', async () => {
    update();
    choices.setConfirm('turn', true);
    await table.endTurn();
    expect(table.pointing.pending?.warning).toBe('turn');
    const confirmed = table.confirm();
    await ok();
    await confirmed;
    expect(sent()).toMatchObject({ steps: ['pass'] });
  });
});

it('names spent actions as what is in the way of every other', () => {
  update({ view: viewWith({ actions: 0 }) });
  const reasons = new Set(Object.values(table.openings).map(({ on, why }) => !on && why?.code));
  expect([...reasons]).toEqual(['no_actions_left']);
});

describe('looking back', () => {
  const past = { view: viewWith({ actions: 0 }), to: 1, steps: 2, insight: null };

  it('shows a moment, in which nothing can be done', async () => {
    server.on(`GET ${AT}/replay`, () => past);
    update({ seq: 2, insight: { score: { total: 3 } } as never }, infoWith(), [
      stepEvent(1, 'blue', 'produce'),
      stepEvent(2, 'blue', 'pass'),
    ]);
    expect(table.insights).not.toBeNull();
    await table.lookAt(1);
    expect(server.heard.at(-1)).toBe(`GET ${AT}/replay?insight=false&to=1&seat=blue`);
    expect([table.marked, table.view.actions, table.asked]).toEqual([1, 0, false]);
    expect([table.legal.size, table.insights]).toEqual([0, null]);
    table.past.leave();
    expect([table.marked, table.view.actions, table.asked]).toEqual([null, 2, true]);
  });

  it('shows the moment that was asked for last', async () => {
    update();
    let first = () => {};
    server.on(`GET ${AT}/replay?insight=false&to=0`, async () => {
      await new Promise<void>((resolve) => (first = resolve));
      return { ...past, to: 0 };
    });
    server.on(`GET ${AT}/replay?insight=false&to=1`, () => past);
    const slow = table.past.go(-1);
    await table.past.go(1);
    first();
    await slow;
    expect(table.past.moment?.to).toBe(1);
  });

  it('says why it does not go', async () => {
    update();
    server.on(`GET ${AT}/replay`, () => new Refusal('no_such_step', 'Not yet.'));
    await table.lookAt(9);
    expect([table.problem, table.past.moment, table.marked]).toEqual(['Not yet.', null, null]);
  });
});

describe('the tracker', () => {
  const ledger = (seats: object) => ({ ledger: { seats } });

  it('is offered unless the host or an open purse makes it needless', () => {
    expect(table.tracker.offered).toBe(false);
    update();
    expect(table.tracker.offered).toBe(true);
    update({}, infoWith({ options: { show_cash: 'on' } }));
    expect(table.tracker.offered).toBe(false);
    update({}, infoWith({ tracker: false }));
    expect(table.tracker.offered).toBe(false);
  });

  it('shows what is proven, as long as it is on and now is shown', async () => {
    server.on(`GET ${AT}/ledger`, () =>
      ledger({ red: { cash: 12 }, yellow: { cash: 'unknown', at_least: 5 } }),
    );
    server.on(`GET ${AT}/replay`, () => ({ view: viewWith(), to: 0, steps: 0 }));
    update();
    expect(table.cashOf('red')).toBeNull();
    table.tracker.turn(true);
    await settled();
    expect([table.cashOf('red'), table.cashOf('yellow')?.startsWith('≥')]).toEqual(['', true]);
    expect(table.cashOf('blue')).toBeNull();
    await table.past.go(0);
    expect(table.cashOf('red')).toBeNull();
    table.past.leave();
    table.tracker.turn(false);
    expect(table.cashOf('red')).toBeNull();
  });

  it('asks once more if something happens while the answer is on its way', async () => {
    let answer = () => {};
    server.on(`GET ${AT}/ledger`, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return ledger({});
    });
    update();
    table.tracker.turn(true);
    update({ seq: 2 });
    update({ seq: 3 });
    await settled();
    answer();
    await settled();
    expect(server.heard.filter((one) => one.endsWith('/ledger'))).toHaveLength(2);
    server.on(`GET ${AT}/ledger`, () => new Refusal('busy'));
    answer();
    await settled();
  });
});
