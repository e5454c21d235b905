import { remember, remembered } from './remember';

export type Theme = 'light' | 'dark';

/** Light or dark, following the system until the user chooses. */
class ThemeChoice {
  chosen = $state<Theme | null>(null);
  private system = $state<Theme>('light');

  get current(): Theme {
    return this.chosen ?? this.system;
  }

  start(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => (this.system = dark.matches ? 'dark' : 'light');
    follow();
    dark.addEventListener('change', follow);
    const kept = remembered('theme');
    if (kept === 'light' || kept === 'dark') this.choose(kept);
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    document.documentElement.dataset['theme'] = theme;
    remember('theme', theme);
  }
}

export const theme = new ThemeChoice();
