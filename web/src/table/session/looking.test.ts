import { describe, expect, it } from 'vitest';
import { AT, server, table, update } from '../../testing/live';
import { infoWith, stepEvent, viewWith } from '../../testing/positions';
import { Refusal, settled } from '../../testing/server';

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
