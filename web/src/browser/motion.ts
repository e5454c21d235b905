/** How long an animation takes, in milliseconds: as the theme says, or 0 with reduced motion. */
export function moveMs(): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue('--move').trim();
  const value = Number.parseFloat(said);
  if (Number.isNaN(value)) return 0;
  return said.endsWith('ms') ? value : value * 1000;
}
