import type { RulePart } from './rules';

/** The part of the rules that lies open over the page, if any. */
class OpenRule {
  part = $state<RulePart | null>(null);
}

export const openRule = new OpenRule();
