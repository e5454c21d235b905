/**
 * The name of a button that shows less than it says: what can be seen comes first, so that somebody who
 * speaks to the page can say what is written on the button.
 */
export function labelled(seen: string, said: string): string {
  return said.toLowerCase().includes(seen.toLowerCase()) ? said : `${seen}: ${said}`;
}
