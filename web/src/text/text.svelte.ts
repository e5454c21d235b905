import {
  FALLBACK,
  languageFor,
  loadPart,
  loadTranslator,
  type Arguments,
  type Language,
  type Translator,
} from './bundle';
import type { Part } from './parts';
import { remembered, remember } from '../browser/remember';

/** The language of the page. Components that use `say` follow it when it changes. */
class Text {
  translator = $state.raw<Translator | null>(null);
  private readonly parts = new Set<Part>();

  get language(): Language {
    return this.translator?.language ?? FALLBACK;
  }

  async start(): Promise<void> {
    await this.use(languageFor([remembered('language') ?? '', ...navigator.languages]));
  }

  async choose(language: Language): Promise<void> {
    remember('language', language);
    await this.use(language);
  }

  /** Load the messages of a screen before it is shown. */
  async need(...parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.parts.has(part));
    const { translator } = this;
    if (translator === null || missing.length === 0) return;
    const sources = await Promise.all(missing.map((part) => loadPart(translator.language, part)));
    missing.forEach((part) => this.parts.add(part));
    // The language may have changed in the meantime.
    if (translator === this.translator) sources.forEach((source) => translator.add(source));
    else await this.use(this.language);
  }

  private async use(language: Language): Promise<void> {
    this.translator = await loadTranslator(language, [...this.parts]);
    document.documentElement.lang = language;
  }
}

export const text = new Text();

/** A word of the game as a heading: the messages hold its base form, often in small letters. */
export function head(id: string, args: Arguments = {}): string {
  const words = say(id, args);
  return words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1);
}

/** A message in the language of the page. */
export function say(id: string, args: Arguments = {}): string {
  return text.translator?.say(id, args) ?? '';
}
