import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;

/** The names of the languages, each in its own. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
  ru: 'Русский',
};

/** Numbers as the language writes them, never finer than a tenth. */
const NUMBERS = { useGrouping: false, maximumFractionDigits: 1 };

/** Says messages in one language. */
export class Translator {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** More messages, which a screen brings along. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message with its variables filled in; `decision-bid.long` names an attribute. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id.replace(/[-.]/g, ' ');
    const values: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === 'number' ? new FluentNumber(value, NUMBERS) : value;
    }
    return this.bundle.formatPattern(pattern, values, []);
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  nl: () => import('virtual:messages/nl'),
  es: () => import('virtual:messages/es'),
  ru: () => import('virtual:messages/ru'),
};

/** What only some screens say; the files of src/longshore/text that have these names. */
const PART_NAMES = ['replay', 'learn', 'rules', 'aid', 'economy', 'settings', 'figures'] as const;
export type Part = (typeof PART_NAMES)[number];

export const isPart = (name: string): name is Part =>
  (PART_NAMES as readonly string[]).includes(name);

const PARTS = import.meta.glob<string>(
  '../../../src/longshore/text/*/{replay,learn,rules,aid,economy,settings,figures}.ftl',
  { import: 'default' },
);

export async function loadPart(language: Language, part: Part): Promise<string> {
  const load = PARTS[`../../../src/longshore/text/${language}/${part}.ftl`];
  if (load === undefined) throw new Error(`no messages for ${part} in ${language}`);
  return load();
}

export async function loadTranslator(
  language: Language,
  parts: readonly Part[] = [],
): Promise<Translator> {
  const [main, ...more] = await Promise.all([
    SOURCES[language]().then((module) => module.default),
    ...parts.map((part) => loadPart(language, part)),
  ]);
  const translator = new Translator(language, main ?? '');
  more.forEach((source) => translator.add(source));
  return translator;
}

/** The first of the reader's languages that we have. */
export function languageFor(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
