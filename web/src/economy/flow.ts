/** A flow diagram: who made, stored, shipped and collected how many containers. */
import type { Economy } from '../api/games';
import { isSeat, type Seat } from '../game/words';

export const STATIONS = ['maker', 'warehouse', 'shipper', 'collector'] as const;
export type Station = (typeof STATIONS)[number];

export interface FlowNode {
  station: Station;
  seat: Seat;
  count: number;
  x: number;
  y: number;
  height: number;
}

export interface FlowBand {
  from: FlowNode;
  to: FlowNode;
  count: number;
  amount: number;
  path: string;
  width: number;
}

export interface Diagram {
  nodes: FlowNode[];
  bands: FlowBand[];
  width: number;
  height: number;
}

/** The stations that a sale connects. */
const LEGS: Partial<Record<Economy['flows'][number]['stage'], [Station, Station]>> = {
  factory: ['maker', 'warehouse'],
  harbour: ['warehouse', 'shipper'],
  auction: ['shipper', 'collector'],
  kept: ['shipper', 'collector'],
};
const NODE = 16;
const GAP = 14;
const UNIT = 7;
/** As narrow as the bands can still be told apart. A narrower screen shows a smaller picture. */
const LEAST_WIDTH = 640;

/** The diagram for a place of this width, in CSS pixels. */
export function diagramOf(economy: Economy, seats: readonly Seat[], room: number): Diagram {
  const width = Math.max(room, LEAST_WIDTH);
  const step = (width - NODE) / (STATIONS.length - 1);
  const legs = economy.flows.flatMap((flow) => {
    const leg = LEGS[flow.stage];
    if (leg === undefined || !isSeat(flow.seller) || !isSeat(flow.buyer)) return [];
    return [{ from: leg[0], to: leg[1], seller: flow.seller, buyer: flow.buyer, ...size(flow) }];
  });
  const nodes: FlowNode[] = [];
  STATIONS.forEach((station, column) => {
    let y = 0;
    for (const seat of seats) {
      const into = sum(legs.filter((leg) => leg.to === station && leg.buyer === seat));
      const out = sum(legs.filter((leg) => leg.from === station && leg.seller === seat));
      const count = Math.max(into, out);
      const height = Math.max(count * UNIT, 4);
      nodes.push({ station, seat, count, x: column * step, y, height });
      y += height + GAP;
    }
  });
  const find = (station: Station, seat: Seat) =>
    nodes.find((node) => node.station === station && node.seat === seat);
  const left = new Map<FlowNode, number>();
  const right = new Map<FlowNode, number>();
  const bands = legs.flatMap((leg): FlowBand[] => {
    const from = find(leg.from, leg.seller);
    const to = find(leg.to, leg.buyer);
    if (from === undefined || to === undefined) return [];
    const width = leg.count * UNIT;
    const start = from.y + (left.get(from) ?? 0) + width / 2;
    const end = to.y + (right.get(to) ?? 0) + width / 2;
    left.set(from, (left.get(from) ?? 0) + width);
    right.set(to, (right.get(to) ?? 0) + width);
    const [x1, x2] = [from.x + NODE, to.x];
    const middle = (x1 + x2) / 2;
    const path = `M${x1} ${start}C${middle} ${start} ${middle} ${end} ${x2} ${end}`;
    return [{ from, to, count: leg.count, amount: leg.amount, path, width }];
  });
  return {
    nodes,
    bands,
    width,
    height: Math.max(...nodes.map((node) => node.y + node.height), 0) + 6,
  };
}

const size = ({ count, amount }: { count: number; amount: number }) => ({ count, amount });
const sum = (legs: readonly { count: number }[]) =>
  legs.reduce((total, { count }) => total + count, 0);
