/** Small settings kept in this browser. A browser that keeps nothing is fine. */

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
  | 'volume'
  | 'remarks'
  | 'remarked'
  | 'banter'
  | 'pace'
  | 'edition';

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
    // Private windows may refuse. Then the choice lasts until the page is closed.
  }
}
