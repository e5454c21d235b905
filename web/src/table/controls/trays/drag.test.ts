import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../testing/browser';
import { dragging } from './drag';

const ghosts: { left?: string }[] = [];
let under: string | undefined;
let piece: object | null;
beforeEach(() => {
  openBrowser();
  ghosts.length = 0;
  under = '3';
  piece = { cloneNode: () => ({}) };
  Object.assign(document, {
    createElement: () => {
      const style = {};
      return {
        style,
        append: () => undefined,
        remove: () => void ghosts.splice(ghosts.indexOf(style), 1),
      };
    },
    body: { append: (ghost: { style: object }) => ghosts.push(ghost.style) },
    elementFromPoint: () => ({
      closest: () => (under === undefined ? null : { dataset: { price: under } }),
    }),
  });
});

function hold() {
  const node = Object.assign(new EventTarget(), {
    setPointerCapture: () => undefined,
    querySelector: () => piece,
  });
  const drop = vi.fn();
  const action = dragging(node as never, { drop: () => undefined });
  action.update({ drop });
  const point = (kind: string, x: number, button = 0, isPrimary = true) =>
    node.dispatchEvent(
      Object.assign(new Event(`pointer${kind}`), { clientX: x, clientY: 0, button, isPrimary }),
    );
  const tapped = vi.fn();
  node.addEventListener('click', tapped);
  const tap = () => node.dispatchEvent(new Event('click'));
  return { point, drop, action, tap, tapped };
}

test('a container is dropped at the price under the pointer', () => {
  const { point, drop } = hold();
  point('move', 50);
  point('down', 0);
  point('move', 50);
  point('move', 60);
  expect(ghosts).toEqual([{ left: '60px', top: '0px' }]);
  point('up', 60);
  expect([drop.mock.calls, ghosts]).toEqual([[[3]], []]);
  under = undefined;
  point('down', 0);
  point('move', 50);
  point('up', 50);
  expect(drop).toHaveBeenCalledOnce();
});

test('a short tap stays a tap, and another button drags nothing', () => {
  const { point, drop } = hold();
  point('down', 0);
  point('move', 5);
  point('up', 5);
  point('down', 0, 2);
  point('move', 50);
  point('up', 50);
  piece = null;
  point('down', 0);
  point('move', 50);
  point('up', 50);
  expect([drop.mock.calls, ghosts]).toEqual([[], []]);
});

test('what is broken off leaves nothing behind', () => {
  const { point, drop, action } = hold();
  point('down', 0);
  point('move', 50);
  point('cancel', 50);
  expect(ghosts).toEqual([]);
  point('down', 0);
  point('move', 50);
  action.destroy();
  point('up', 50);
  expect([drop.mock.calls, ghosts]).toEqual([[], []]);
});

test('the end of a drag is no tap, and a second finger drags nothing', () => {
  const { point, drop, tap, tapped } = hold();
  point('down', 0);
  point('move', 50);
  point('up', 50);
  tap();
  expect([drop.mock.calls.length, tapped.mock.calls.length]).toEqual([1, 0]);
  point('down', 0);
  point('up', 0);
  tap();
  expect(tapped).toHaveBeenCalledOnce();
  point('down', 0, 0, false);
  point('move', 50);
  expect(ghosts).toEqual([]);
});
