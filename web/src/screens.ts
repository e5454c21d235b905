/** Every screen of the page: its path, its code, the messages it needs and its parameters. */
import type { Component } from 'svelte';
import Home from './home/Home.svelte';
import NewTable from './home/NewTable.svelte';
import { lessonOf } from './learn/lessons';
import type { Address } from './parts/router.svelte';
import { editionOf, momentOf } from './parts/address';
import type { Part } from './text/parts';

/** What stands for `:id` and `:name` in a path. */
const WORDS = { id: '[A-Za-z0-9_-]{1,64}', name: '[a-z]{1,20}' };

type Properties = Record<string, unknown>;
type Load<P extends object> = () => Promise<{ default: Component<P> }>;
type Found = Address & Record<keyof typeof WORDS, string>;

interface Screen {
  path: RegExp;
  /** Entry screens are bundled. The others are loaded on demand. */
  component: Component | null;
  load: Load<Properties>;
  texts: Part[];
  properties: (found: Found) => Properties | null;
}

const pathOf = (path: string) =>
  new RegExp(
    `^${path.replace(/:(id|name)/g, (_, word: keyof typeof WORDS) => `(?<${word}>${WORDS[word]})`)}$`,
  );

const atOnce = (path: string, component: Component): Screen => ({
  ...plain(path, () => Promise.resolve({ default: component }), []),
  component,
});

const plain = (path: string, load: Load<Record<string, never>>, texts: Part[]): Screen =>
  told(path, load, texts, () => ({}));

/** A screen with parameters. A row whose properties do not fit its component is a type error. */
function told<P extends object>(
  path: string,
  load: Load<P>,
  texts: Part[],
  properties: (found: Found) => NoInfer<P> | null,
): Screen {
  return {
    path: pathOf(path),
    component: null,
    load: load as unknown as Screen['load'],
    texts,
    properties: properties as Screen['properties'],
  };
}

const SCREENS: readonly Screen[] = [
  atOnce('/', Home),
  atOnce('/new', NewTable),
  told(
    '/table/:id',
    () => import('./table/Table.svelte'),
    ['playback'],
    ({ id, hash }) => ({ id, invite: hash || null }),
  ),
  told(
    '/table/:id/seat',
    () => import('./table/TakeSeat.svelte'),
    [],
    ({ id, hash }) => ({ id, code: hash }),
  ),
  told(
    '/replay/:id',
    () => import('./replay/Replay.svelte'),
    ['replay'],
    ({ id, search }) => ({ id, ...momentOf(search) }),
  ),
  told(
    '/economy/:id',
    () => import('./economy/Economy.svelte'),
    ['economy'],
    ({ id }) => ({ id }),
  ),
  plain('/study', () => import('./study/Study.svelte'), ['replay']),
  plain('/learn', () => import('./learn/Learn.svelte'), ['learn']),
  told(
    '/learn/:name',
    () => import('./learn/Lesson.svelte'),
    ['learn', 'playback'],
    ({ name }) => {
      const lesson = lessonOf(name);
      return lesson === undefined ? null : { name: lesson };
    },
  ),
  told(
    '/rules',
    () => import('./learn/Rules.svelte'),
    ['rules'],
    ({ hash, search }) => ({ part: hash || null, edition: editionOf(search) }),
  ),
  told(
    '/strategy',
    () => import('./strategy/Strategy.svelte'),
    ['strategy'],
    ({ hash }) => ({ idea: hash || null }),
  ),
  plain('/aid', () => import('./learn/Aid.svelte'), ['aid']),
  plain('/figures', () => import('./figures/Figures.svelte'), ['figures']),
  plain('/host', () => import('./host/Host.svelte'), ['settings']),
  told(
    '/settings',
    () => import('./settings/Settings.svelte'),
    ['settings'],
    () => ({ code: null }),
  ),
  told(
    '/link',
    () => import('./settings/Settings.svelte'),
    ['settings'],
    ({ hash }) => ({ code: hash || null }),
  ),
];

export interface Shown extends Pick<Screen, 'component' | 'load' | 'texts'> {
  properties: Properties;
}

/** The screen for a path, if any. */
export function screenAt(address: Address): Shown | null {
  for (const { path, properties, ...screen } of SCREENS) {
    const found = path.exec(address.path);
    if (found === null) continue;
    const told = properties({ id: '', name: '', ...found.groups, ...address });
    return told === null ? null : { ...screen, properties: told };
  }
  return null;
}
