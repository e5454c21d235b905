import { afterAll, describe, expect, it } from 'vitest';
import { loadTranslator, type Language } from './bundle';
import { aroundAmount, dollars, signed } from './money';
import { text } from './text.svelte';

const AMOUNTS = [12, 4.6, 4.649, 4.96, -3, -0.04];

describe('money', () => {
  afterAll(() => {
    text.translator = null;
  });

  const inLanguage = async (language: Language) => {
    text.translator = await loadTranslator(language);
  };

  it('stands as each language writes it, to a tenth', async () => {
    await inLanguage('en');
    expect(AMOUNTS.map(dollars)).toEqual(['$12', '$4.6', '$4.6', '$5', '−$3', '$0']);
    await inLanguage('nl');
    expect(dollars(4.6)).toBe('$4,6');
    for (const language of ['de', 'fr', 'it', 'es', 'ru'] as const) {
      await inLanguage(language);
      expect(AMOUNTS.map(dollars), language).toEqual([
        '12\u00a0$',
        '4,6\u00a0$',
        '4,6\u00a0$',
        '5\u00a0$',
        '−3\u00a0$',
        '0\u00a0$',
      ]);
    }
  });

  it('has no spaces between thousands, which narrow columns have no room for', async () => {
    await inLanguage('ru');
    expect(dollars(1234.5)).toBe('1234,5\u00a0$');
  });

  it('shows a change with its sign', async () => {
    await inLanguage('en');
    expect([3, 0, -0.04, -1.94].map(signed)).toEqual(['+$3', '+$0', '+$0', '−$1.9']);
    await inLanguage('de');
    expect([1.94, -2].map(signed)).toEqual(['+1,9\u00a0$', '−2\u00a0$']);
  });

  it('says what stands around an amount that is typed', async () => {
    await inLanguage('en');
    expect(aroundAmount()).toEqual({ before: '$', behind: '' });
    await inLanguage('ru');
    expect(aroundAmount()).toEqual({ before: '', behind: '\u00a0$' });
  });
});
