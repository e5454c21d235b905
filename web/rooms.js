import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The rooms of `src`, lowest first. A file imports from its own room and from rooms in the lines above it, so no two
 * rooms ever import each other.
 */
const ORDER = [
  ['api'],
  ['browser', 'game'],
  ['text'],
  ['pieces'],
  ['parts'],
  ['parts/rules'],
  ['settings'],
  ['table/session'],
  ['table/banter'],
  ['table/board'],
  ['table/controls'],
  ['table/stage'],
  ['table/side', 'table/menu', 'table/news', 'table/remarks'],
  ['table'],
  ['replay'],
  ['learn', 'economy', 'figures', 'home', 'host', 'strategy', 'study'],
];
const ROOMS = ORDER.flat().sort((one, two) => two.length - one.length);
const SOURCE = fileURLToPath(new URL('./src', import.meta.url));

/** The room of a file; files beside the rooms, and what tests share, may import all of them. */
const roomOf = (file) => ROOMS.find((room) => relative(SOURCE, file).startsWith(`${room}/`));
const isOutside = (file) => /^(\.\.|testing\/|[^/]*$)/.test(relative(SOURCE, file));
const rankOf = (room) => ORDER.findIndex((line) => line.includes(room));

const order = {
  meta: {
    type: 'problem',
    messages: {
      order: '{{own}} must not import {{other}}: see the order of the rooms in rooms.js',
      unknown: 'this folder is no room: give it a place in rooms.js',
    },
  },
  create(context) {
    const own = roomOf(context.filename);
    function check({ source }) {
      if (own === undefined || typeof source?.value !== 'string') return;
      if (!source.value.startsWith('.')) return;
      const other = roomOf(resolve(dirname(context.filename), source.value));
      if (other === own || other === undefined || rankOf(other) < rankOf(own)) return;
      context.report({ node: source, messageId: 'order', data: { own, other } });
    }
    return {
      Program(node) {
        if (own === undefined && !isOutside(context.filename)) {
          context.report({ node, messageId: 'unknown' });
        }
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { rules: { order } };
