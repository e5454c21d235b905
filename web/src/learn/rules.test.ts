import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTranslator } from '../text/bundle';
import { matches, passagesOf, RULES } from '../parts/rules/rules';

describe('the rules', () => {
  it('are searched by words, whatever their accents and case', () => {
    expect(matches('Le patron du dépôt', 'DEPOT patron')).toBe(true);
    expect(matches('Le patron du dépôt', 'depot navire')).toBe(false);
    expect(matches('anything', '')).toBe(true);
  });

  it.each(LANGUAGES)('have all parts in %s', async (language) => {
    const translator = await loadTranslator(language, ['rules']);
    for (const part of RULES) {
      expect(translator.has(`rules-part-${part}`), part).toBe(true);
      const passages = passagesOf(
        (id) => translator.say(id),
        (id) => translator.has(id),
        part,
        null,
      );
      for (const { scope, paragraphs } of passages) {
        const words = paragraphs.join(' ');
        expect(words.length, part).toBeGreaterThan(scope === null ? 60 : 30);
        expect(words, part).not.toContain('{');
      }
    }
  });
});
