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
