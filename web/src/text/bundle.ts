import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { languages, parts } from 'virtual:messages';
import { amounts, languages as names } from '../game/rules.json';
import type { Part } from './parts';

export type Language = keyof typeof names;
/** The languages of the page, each with its own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = names;
export const LANGUAGES = Object.keys(names) as Language[];
export const FALLBACK: Language = 'en';

export type Arguments = Record<string, string | number>;

/** Numbers as the language writes them, never finer than a tenth. */
const NUMBERS = { useGrouping: false, maximumFractionDigits: 1 };

const printable = (args: Arguments) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, NUMBERS) : value,
    ]),
  );
/** The amounts of the game, which every message can name. */
const AMOUNTS = printable(amounts);

/** Formats messages in one language. */
export class Translator {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** Adds the messages of a screen. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message with its variables filled in. `decision-bid.long` names an attribute. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id.replace(/[-.]/g, ' ');
    return this.bundle.formatPattern(pattern, { ...AMOUNTS, ...printable(args) }, []);
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

async function load(from: typeof languages, name: string): Promise<string> {
  const found = from[name];
  if (found === undefined) throw new Error(`no messages for ${name}`);
  return (await found()).default;
}

export const loadPart = (language: Language, part: Part): Promise<string> =>
  load(parts, `${language}/${part}`);

export async function loadTranslator(
  language: Language,
  wanted: readonly Part[] = [],
): Promise<Translator> {
  const [main, ...more] = await Promise.all([
    load(languages, language),
    ...wanted.map((part) => loadPart(language, part)),
  ]);
  const translator = new Translator(language, main);
  more.forEach((source) => translator.add(source));
  return translator;
}

/** The first of the reader's languages that we have. */
export function languageFor(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return FALLBACK;
}
