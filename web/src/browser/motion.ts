/** What the theme says for each pace, with and without reduced motion. */
const known = new Map<string, number>();

/** How long an animation takes, in milliseconds: as the theme says, or 0 with reduced motion. */
export function moveMs(): number {
  // Asking for a style in the middle of a change makes the browser work out all styles twice.
  const state = `${document.documentElement.dataset['pace'] ?? ''} ${isReduced()}`;
  const ms = known.get(state) ?? read();
  known.set(state, ms);
  return ms;
}

function read(): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue('--move').trim();
  const value = Number.parseFloat(said);
  if (Number.isNaN(value)) return 0;
  return said.endsWith('ms') ? value : value * 1000;
}

/** Whether this browser asks pages not to move things. */
export const isReduced = (): boolean =>
  typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
