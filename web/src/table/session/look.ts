import type { Look } from '../../api/messages';

/** The parts of a look at a table without a decision. */
export const NO_LOOK = {
  seq: 0,
  decision: null,
  seat: null,
  legal: [],
  bids: null,
  draft: null,
  clocks: null,
  offer: null,
};

/** Whether a look is from before another: by the entries of the log, then by the changes of the seat's own draft. */
export function isOlder(look: Look, other: Look): boolean {
  if (look.seq !== other.seq) return look.seq < other.seq;
  if (look.seat !== other.seat || look.draft === null || other.draft === null) return false;
  return look.draft.changes < other.draft.changes;
}
