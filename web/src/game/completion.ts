/** Completing what is typed into the command line, from the legal steps alone. */

export interface Choice {
  step: string;
  /** The step in words, as people say it. */
  words: string;
}

const SHOWN = 8;

/** Steps that start with the typed text come first, then those with words that do. */
export function completions(choices: readonly Choice[], typed: string): Choice[] {
  const wish = typed.trim().toLowerCase();
  if (wish === '') return choices.slice(0, SHOWN);
  const parts = wish.split(/\s+/);
  const begins = choices.filter(({ step }) => step.startsWith(wish));
  const near = choices.filter(
    ({ step, words }) => !step.startsWith(wish) && (matches(step, parts) || contains(words, parts)),
  );
  return [...begins, ...near].slice(0, SHOWN);
}

/** `pl t 3` is `place tan@3`: each part begins a word of the step, in order. */
function matches(step: string, parts: readonly string[]): boolean {
  const words = step.split(/[ @]/);
  let at = 0;
  for (const part of parts) {
    at = words.findIndex((word, index) => index >= at && word.toLowerCase().startsWith(part)) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Each part begins a word of what one would say. */
function contains(words: string, parts: readonly string[]): boolean {
  const said = words.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return parts.every((part) => said.some((word) => word.startsWith(part)));
}
