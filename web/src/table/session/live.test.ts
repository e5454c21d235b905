import { describe, expect, it } from 'vitest';
import { Socket } from '../../testing/browser';
import { sent, table, update } from '../../testing/live';
import {
  boardWith,
  infoWith,
  lookWith,
  seatWith,
  stepEvent,
  viewWith,
} from '../../testing/positions';

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
