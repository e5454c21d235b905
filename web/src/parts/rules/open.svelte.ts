import type { Game } from './game';
import type { RulePart } from './rules';

/** The part of the rules that is open over the page, if any. */
class OpenRule {
  part = $state<RulePart | null>(null);
  /** The game on the screen, if any: its rules come first. */
  game = $state.raw<() => Game | null>(() => null);
  /** Whether the page can show it: a replay in a frame of another site cannot. */
  offered = $state(false);
}

export const openRule = new OpenRule();
