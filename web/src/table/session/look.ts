/** What a look at a table holds where nothing is asked and nothing can be done. */
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
