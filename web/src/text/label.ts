/**
 * The accessible name of a button whose visible text is shorter. The visible text comes first, so that
 * people who use voice control can say what they see on the button.
 */
export function labelled(seen: string, said: string): string {
  return said.toLowerCase().includes(seen.toLowerCase()) ? said : `${seen}: ${said}`;
}
