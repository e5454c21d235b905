import { isEdition, type Edition } from '../game/options';

/** `?step=12&seat=red`: a moment of a game, and whose view. */
export function momentOf(search: string): { step: number | null; seat: string | null } {
  const asked = new URLSearchParams(search);
  const step = asked.get('step');
  return {
    step: step !== null && /^\d{1,6}$/.test(step) ? Number(step) : null,
    seat: asked.get('seat'),
  };
}

/** `?edition=2018`: the edition whose rules are read. */
export function editionOf(search: string): Edition | null {
  const edition = new URLSearchParams(search).get('edition');
  return isEdition(edition) ? edition : null;
}
