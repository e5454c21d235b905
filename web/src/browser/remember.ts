/** Small choices kept in this browser. A browser that keeps nothing is no trouble. */

type Key =
  | 'language'
  | 'theme'
  | 'sound'
  | 'patterns'
  | 'confirm'
  | 'name'
  | 'tracker'
  | 'card-sheets'
  | 'keys'
  | 'lessons'
  | 'pace';

export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(`longshore.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: Key, value: string): void {
  try {
    localStorage.setItem(`longshore.${key}`, value);
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}
