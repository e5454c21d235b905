/** How long a movement takes, in milliseconds: what the theme says, nothing when motion is reduced. */
export function moveMs(): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue('--move').trim();
  const value = Number.parseFloat(said);
  if (Number.isNaN(value)) return 0;
  return said.endsWith('ms') ? value : value * 1000;
}
