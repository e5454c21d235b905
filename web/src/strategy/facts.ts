/** What the sentence below the drawing of each idea says about its position. */
import { priced } from '../game/words';
import type { Arguments } from '../text/bundle';
import { cargoOf, others, ownBoard, worthOf, type Position } from './position';

const cash = (position: Position) => ownBoard(position).cash ?? 0;
const difference = (position: Position) => worthOf(position)?.difference ?? 0;
const richest = (position: Position) =>
  Math.max(...others(position).map(({ board }) => board.cash ?? 0));
/** How much the others who bid against me have at most. */
const bidder = (position: Position) =>
  Math.max(
    ...others(position)
      .filter(({ seat }) => seat !== position.view.auction?.seller)
      .map(({ board }) => board.cash ?? 0),
  );
const machines = (position: Position) =>
  ownBoard(position).machines.filter((machine) => machine !== null).length;

/** The productions that are needed before two colours are gone. */
const productions = ({ insight }: Position) => insight.end.productions_at_least;

export const FACTS: Record<string, (position: Position) => Arguments> = {
  worth: (position) => ({
    worth: difference(position),
    cash: cash(position),
    rival: bidder(position),
  }),
  price: (position) => ({
    count: machines(position),
    room: Object.values(position.insight.buyers?.factory ?? {}).reduce(
      (sum, buyer) => sum + buyer.room,
      0,
    ),
  }),
  build: (position) => ({
    cash: cash(position),
    machine: position.insight.building?.machine?.cost ?? 0,
    warehouse: position.insight.building?.warehouse?.cost ?? 0,
  }),
  sail: (position) => {
    const prices = others(position).flatMap(({ board }) =>
      board.harbour.map((container) => priced(container).price),
    );
    return { count: prices.length, lowest: Math.min(...prices), highest: Math.max(...prices) };
  },
  subsidy: (position) => ({ count: cargoOf(position).cargo.length, cash: richest(position) }),
  keep: (position) => {
    const settle = position.insight.settle;
    return {
      bid: settle?.highest ?? 0,
      sold: settle?.accept ?? 0,
      worth: settle?.decline?.worth ?? 0,
      kept: settle?.decline?.total ?? 0,
    };
  },
  card: (position) => ({
    before: worthOf(position)?.before ?? 0,
    after: worthOf(position)?.after ?? 0,
  }),
  loan: (position) => ({ cash: cash(position), worth: difference(position) }),
  supply: (position) => ({
    count: ownBoard(position).factory.length,
    productions: productions(position),
  }),
  end: (position) => ({ score: position.insight.score?.total ?? 0 }),
};
