/**
 * The remarks of a first game: which one fits a moment. Each belongs to a decision that a new player meets for the first
 * time, and is about that decision only.
 */
import { boardOf, type View } from '../../game/view';
import { COLOURS, isSeat, type Seat } from '../../game/words';

export interface Moment {
  /** The newest position, never one of the past. */
  view: View;
  /** Whose game it is; spectators get no remarks. */
  seat: Seat | null;
  /** Whether that seat has to decide now. */
  asked: boolean;
  legal: ReadonlySet<string>;
}

const decides = ({ view, asked }: Moment, decision: string): boolean =>
  asked && view.asked?.decision === decision;

const turnsOf = ({ view }: Moment, seat: Seat): number => boardOf(view, seat).turns;

/** Whether my ship could go to a harbour, or lies in one, where I can pay for something. */
function canBuyForShip({ view, legal }: Moment, seat: Seat): boolean {
  const { cash = 0 } = boardOf(view, seat);
  const harbours = [...legal]
    .filter((step) => step.startsWith('sail '))
    .map((step) => step.slice('sail '.length))
    .filter(isSeat);
  return harbours.some((harbour) =>
    boardOf(view, harbour).harbour.some((container) => Number(container.split('@')[1]) <= cash),
  );
}

const hasBank = ({ view }: Moment): boolean => view.options.investment_bank === 'on';

/** Whether a broker could be called, or outbid. */
const canCallBroker = ({ legal }: Moment): boolean =>
  [...legal].some((step) => step === 'outbid' || step.startsWith('call '));

/** The remarks, the most urgent first, each with its moment. */
const MOMENTS = {
  auction: (moment: Moment) => decides(moment, 'bid') && moment.view.auction?.round !== 2,
  // Five are enough for one game: with the Investment Bank, prices explain themselves.
  price: (moment: Moment) => decides(moment, 'stock') && !hasBank(moment),
  turn: (moment: Moment, seat: Seat) => decides(moment, 'action') && turnsOf(moment, seat) < 2,
  end: ({ view }: Moment) =>
    !view.ending && COLOURS.filter((colour) => view.supply.containers[colour] === 0).length === 1,
  // Neither comes in the first turn, which has enough to read.
  bank: (moment: Moment, seat: Seat) =>
    decides(moment, 'action') && turnsOf(moment, seat) > 0 && canCallBroker(moment),
  ship: (moment: Moment, seat: Seat) =>
    decides(moment, 'action') && turnsOf(moment, seat) > 0 && canBuyForShip(moment, seat),
} as const;

export type Remark = keyof typeof MOMENTS;
const REMARKS = Object.keys(MOMENTS) as Remark[];

export function fits(remark: Remark, moment: Moment): boolean {
  const { seat, view } = moment;
  return seat !== null && !view.over && MOMENTS[remark](moment, seat);
}

/** The remark for this moment, without those that were made before. */
export function remarkFor(moment: Moment, made: readonly string[]): Remark | null {
  return REMARKS.find((remark) => !made.includes(remark) && fits(remark, moment)) ?? null;
}
