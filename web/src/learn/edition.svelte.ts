import { remember, remembered } from '../browser/remember';
import { isEdition, type Edition } from '../game/options';
import type { Game } from '../parts/rules/game';

/** The edition whose rules are read, or null for both. */
class ReadEdition {
  private edition = $state<Edition | null>(null);

  constructor() {
    const before = remembered('edition');
    this.edition = isEdition(before) ? before : null;
  }

  get chosen(): Edition | null {
    return this.edition;
  }

  /** What is known of the game that the reader wants to play. */
  get game(): Game | null {
    return this.edition === null ? null : { edition: this.edition, options: null };
  }

  choose(edition: Edition | null): void {
    this.edition = edition;
    remember('edition', edition ?? '');
  }
}

export const readEdition = new ReadEdition();
