import { beforeEach, expect, test, vi } from 'vitest';
import { choices } from '../../browser/choices.svelte';
import { openBrowser } from '../../testing/browser';
import { infoWith, lookWith, viewWith } from '../../testing/positions';
import { LiveTable } from './live.svelte';
import { KEYS, pressing } from './shortcuts';

class Element {
  tabIndex = -2;
  isContentEditable = false;
  focus = vi.fn();
  scrollIntoView = vi.fn();
  click = vi.fn();
  constructor(readonly tagName: string) {}
}
let table: LiveTable;
let found: Record<string, Element>;
beforeEach(() => {
  openBrowser();
  found = {};
  Object.assign(document, { querySelector: (where: string) => found[where] ?? null });
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  table = new LiveTable('harbour');
  table.info = infoWith();
  table.look = lookWith();
});

/** Whether the key meant something. */
function press(key: string, more: object = {}): boolean {
  const preventDefault = vi.fn();
  pressing(table)({ key, target: null, preventDefault, ...more } as never);
  return preventDefault.mock.calls.length > 0;
}

test('a key takes its step if that is legal', () => {
  const take = vi.spyOn(table, 'take').mockResolvedValue();
  expect([press('p'), press('P'), press('l')]).toEqual([true, true, false]);
  expect(take.mock.calls).toEqual([['produce'], ['produce']]);
});

test('an action that would bring nothing says so, and is not taken', () => {
  const take = vi.spyOn(table, 'take').mockResolvedValue();
  const nothing = { code: 'empty_shelf', need: 1, have: 0 };
  const idle = { load: nothing, 'restock red': nothing, reprice: nothing };
  const legal = ['load', 'restock red', 'reprice', 'pass'];
  vi.spyOn(table, 'insights', 'get').mockReturnValue({ idle } as never);
  table.look = lookWith({ legal });
  expect([press('l'), table.pointing.why !== null]).toEqual([true, true]);
  table.pointing.why = null;
  expect([press('r'), table.pointing.why !== null, table.pointing.tray]).toEqual([
    true,
    true,
    null,
  ]);
  expect(take).not.toHaveBeenCalled();
});

test('D leaves an action that has brought nothing, and ends any other', () => {
  const take = vi.spyOn(table, 'take').mockResolvedValue();
  const leave = vi.spyOn(table, 'leaveAction').mockResolvedValue();
  const view = viewWith({ asked: { seats: ['blue'], decision: 'buy' } });
  const draft = { steps: ['load'], redo: [], changes: 1, complete: false, final: [] };
  table.look = lookWith({ view, legal: ['take tan@2', 'done'], draft });
  expect([press('d'), leave.mock.calls.length, take.mock.calls]).toEqual([true, 1, []]);
  const taken = { ...draft, steps: ['load', 'take tan@2'] };
  table.look = lookWith({ view, legal: ['done'], draft: taken });
  expect([press('d'), leave.mock.calls.length, take.mock.calls]).toEqual([true, 1, [['done']]]);
});

test('the end of an unused turn is asked about, and the same key or Enter answers', async () => {
  const end = vi.spyOn(table, 'endTurn').mockImplementation(async () => {
    table.pointing.ending = true;
  });
  const button = (found['[data-end-turn]'] = new Element('BUTTON'));
  expect(press('e', { repeat: true })).toBe(false);
  expect(press('e')).toBe(true);
  await vi.waitFor(() => expect(button.focus).toHaveBeenCalled());
  expect([press('Enter'), press('e'), end.mock.calls.length]).toEqual([true, true, 3]);
  expect([press('Escape'), table.pointing.ending, press('Enter')]).toEqual([true, false, false]);
  table.pointing.ending = true;
  press('s');
  expect(table.pointing.ending).toBe(false);
});

test('a key opens its tray and closes it, as long as an action is chosen', () => {
  const step = (found['[data-tray] [data-step]:not([disabled])'] = new Element('BUTTON'));
  expect([press('s'), table.pointing.tray, step.focus.mock.calls.length]).toEqual([
    true,
    'sail',
    1,
  ]);
  press('s');
  expect(table.pointing.tray).toBeNull();
  press('b');
  expect([press('Escape'), table.pointing.tray, press('Escape')]).toEqual([true, null, false]);
  table.look = lookWith({ view: viewWith({ asked: { seats: ['blue'], decision: 'buy' } }) });
  expect(press('s')).toBe(false);
  table.look = lookWith({ view: viewWith({ asked: { seats: ['red'], decision: 'action' } }) });
  expect(press('s')).toBe(false);
});

test('undo, redo and the end of a turn mean something only where there is something', () => {
  const change = vi.spyOn(table, 'changeDraft').mockResolvedValue();
  const end = vi.spyOn(table, 'endTurn').mockResolvedValue();
  expect([press('u'), press('y'), press('e')]).toEqual([false, false, true]);
  const draft = { steps: ['produce'], redo: ['pass'], changes: 1, complete: true, final: [] };
  table.look = lookWith({ draft, legal: [] });
  expect([press('u'), press('y'), press('e')]).toEqual([true, true, true]);
  expect([change.mock.calls, end.mock.calls.length]).toEqual([[['undo'], ['redo']], 2]);
  table.look = lookWith({ draft: null, legal: [] });
  expect(press('e')).toBe(false);
});

test('undo and redo have the keys that they have anywhere else', () => {
  const change = vi.spyOn(table, 'changeDraft').mockResolvedValue();
  const draft = { steps: ['produce'], redo: ['pass'], changes: 1, complete: true, final: [] };
  table.look = lookWith({ draft, legal: [] });
  const chords = [
    ['z', { ctrlKey: true }],
    ['z', { metaKey: true }],
    ['y', { ctrlKey: true }],
    ['y', { metaKey: true }],
    ['Z', { ctrlKey: true, shiftKey: true }],
    ['z', { metaKey: true, shiftKey: true }],
  ] as const;
  expect(chords.map(([key, held]) => press(key, held))).toEqual(chords.map(() => true));
  expect(change.mock.calls.map(([what]) => what).join()).toBe('undo,undo,redo,redo,redo,redo');
  const target = new Element('INPUT');
  expect(press('z', { ctrlKey: true, target })).toBe(false);
  expect(press('z', { ctrlKey: true, altKey: true })).toBe(false);
  expect([press('z'), press('u', { ctrlKey: true })]).toEqual([false, false]);
  table.look = lookWith();
  expect(press('z', { ctrlKey: true })).toBe(false);
  expect(change).toHaveBeenCalledTimes(6);
});

test('a digit sets a price where prices are set', () => {
  const take = vi.spyOn(table, 'take').mockResolvedValue();
  const stock = viewWith({ asked: { seats: ['blue'], decision: 'stock' } });
  table.look = lookWith({ view: stock, legal: ['place tan@3', 'loan'] });
  table.pointing.chosen = 'tan';
  expect([press('3'), press('6')]).toEqual([true, false]);
  const open = { decision: 'buy', from: 'red', store: 'factory', hand: ['tan'] } as never;
  const buy = viewWith({ asked: { seats: ['blue'], decision: 'buy' }, open });
  const draft = {
    steps: ['restock red', 'take tan@2'],
    redo: [],
    changes: 1,
    complete: false,
    final: [],
  };
  table.look = lookWith({ view: buy, legal: ['done'], draft });
  expect([press('6'), press('1')]).toEqual([true, false]);
  expect(take.mock.calls).toEqual([['place tan@3'], ['done', 'place tan@6']]);
  table.look = lookWith({ view: viewWith({ asked: { seats: ['red'], decision: 'stock' } }) });
  expect(press('3')).toBe(false);
});

test('Enter ends a finished turn, unless it presses something or is held', () => {
  const end = vi.spyOn(table, 'endTurn').mockResolvedValue();
  expect(press('Enter')).toBe(false);
  const draft = { steps: ['produce'], redo: [], changes: 1, complete: true, final: [] };
  table.look = lookWith({ draft, legal: [] });
  expect(press('Enter', { target: new Element('BUTTON') })).toBe(false);
  expect(press('Enter', { repeat: true })).toBe(false);
  expect(press('Enter', { target: new Element('DIV') })).toBe(true);
  const left = { draft: { ...draft, complete: false }, legal: ['repay', 'pass', 'loan'] };
  table.look = lookWith({ ...left, view: viewWith({ actions: 0 }) });
  expect([press('Enter'), end.mock.calls.length]).toEqual([true, 2]);
});

test('a hint, the command line and the help', () => {
  const ask = vi.spyOn(table.advice, 'ask').mockResolvedValue();
  expect([press('h'), ask.mock.calls.length]).toEqual([true, 1]);
  expect([press('/'), table.pointing.commandLine]).toEqual([true, true]);
  expect([press('?'), table.pointing.window]).toEqual([true, 'keys']);
  expect(press('x')).toBe(false);
});

test('Escape comes back from the past first', () => {
  table.pointing.tray = 'sail';
  table.past.moment = { view: viewWith() } as never;
  expect([press('Escape'), table.past.moment, table.pointing.tray]).toEqual([true, null, 'sail']);
});

test.each([
  ['1', '#quay-blue'],
  ['2', '#quay-red'],
  ['c', '#asked'],
  ['i', '#island'],
  ['g', '#side-log'],
])('%s goes to %s', (key, where) => {
  expect(press(key)).toBe(false);
  const place = (found[where] = new Element('H2'));
  expect(press(key)).toBe(true);
  expect([place.tabIndex, place.focus.mock.calls.length]).toEqual([-1, 1]);
});

test('nobody’s keys are taken away', () => {
  expect(press('/', { ctrlKey: true }) || press('/', { metaKey: true })).toBe(false);
  expect(press('/', { altKey: true }) || press('/', { defaultPrevented: true })).toBe(false);
  expect(press('/', { target: new Element('INPUT') })).toBe(false);
  expect(press('/', { target: Object.assign(new Element('P'), { isContentEditable: true }) })).toBe(
    false,
  );
  found['dialog[open]'] = new Element('DIALOG');
  expect(press('/')).toBe(false);
  found = {};
  choices.setKeys(false);
  expect(press('/')).toBe(false);
  choices.setKeys(true);
  table.look = null;
  expect(press('/')).toBe(false);
  table.look = lookWith();
  expect(press('/', { target: new Element('BUTTON') })).toBe(true);
});

test('A and K press what the seller can choose, once it is there', () => {
  const view = viewWith({ asked: { seats: ['blue'], decision: 'settle' } });
  table.look = lookWith({ view, legal: ['accept red', 'decline'] });
  expect([press('a'), press('k')]).toEqual([false, false]);
  const accept = (found['.choices [data-step^="accept "]'] = new Element('BUTTON'));
  const keep = (found['.choices [data-step^="decline"]'] = new Element('BUTTON'));
  expect([press('a'), press('k')]).toEqual([true, true]);
  expect([accept.click, keep.click].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  // Between equal bids the seller chooses.
  table.look = lookWith({ view, legal: ['accept red', 'accept yellow', 'decline'] });
  expect(press('a')).toBe(true);
  expect([accept.click.mock.calls.length, accept.focus.mock.calls.length]).toEqual([1, 1]);
});

test('every key is explained', () => {
  expect(KEYS.map(([key]) => key).join('')).toBe('PRSBKLDUYEHC11–6Enter0–9AKIG/?');
});
