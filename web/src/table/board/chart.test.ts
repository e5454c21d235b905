import { describe, expect, it } from 'vitest';
import { seatsFrom, type Seat } from '../../game/words';
import { Chart, ISLAND, type Spot } from './chart';

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  name: string;
  x: number;
  y: number;
}

// The smallest of each: a phone of 360 pixels, and a desk of 1440 by 900 with brokers below the sea.
const PHONE = { sea: { width: 348, height: 304 }, quay: { width: 44, height: 44 } };
const DESK = { sea: { width: 735, height: 360 }, quay: { width: 152, height: 46 } };

/** The island is round: its corners are water. */
const islandOf = (small: boolean, players: number): Size =>
  small ? { width: 150, height: players * 22 + 64 } : { width: 190, height: players * 28 + 40 };

/** How far two boxes overlap. A few pixels of water around a ship do not matter. */
function overlap(one: Box, other: Box): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return Math.min(across, down);
}

function touching(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other) > 8)
      .map((other) => `${one.name} and ${other.name}`),
  );
}

const PICTURES = [
  { name: 'phone', ...PHONE, small: true, players: 4 },
  { name: 'phone', ...PHONE, small: true, players: 5 },
  { name: 'desk', ...DESK, small: false, players: 3 },
  { name: 'desk', ...DESK, small: false, players: 4 },
  { name: 'desk', ...DESK, small: false, players: 5 },
];

describe.each(PICTURES)('the sea of a $name with $players players', (picture) => {
  const { sea, quay, small, players } = picture;
  const seats = seatsFrom('blue', players);
  const chart = new Chart('blue', players, small);
  const boxAt = (name: string, { x, y }: Spot, size: Size): Box => ({
    name,
    x: (x / 100) * sea.width,
    y: (y / 100) * sea.height,
    ...size,
  });
  const hull = { width: chart.shipWidth, height: chart.shipWidth * 0.4 };
  const island = boxAt('island', ISLAND, islandOf(small, players));
  const signs = seats.map((seat) => boxAt(`quay of ${seat}`, chart.quay(seat), quay));
  const ship = (seat: Seat, place: Seat | 'sea' | 'bank') =>
    boxAt(`${seat} in ${place}`, chart.ship(seat, place, [seat]), hull);

  it('has room for all quays and for all ships at sea', () => {
    const ships = seats.map((seat) => ship(seat, 'sea'));
    expect(touching([island, ...signs, ...ships])).toEqual([]);
    for (const { name, x, y, width, height } of [...signs, ...ships]) {
      expect(Math.min(x, sea.width - x) - width / 2, name).toBeGreaterThanOrEqual(0);
      expect(Math.min(y, sea.height - y) - height / 2, name).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(seats)('shows a ship in the harbour of %s', (place) => {
    const guest = seats.find((seat) => seat !== place) ?? 'blue';
    const others = seats.filter((seat) => seat !== guest).map((seat) => ship(seat, 'sea'));
    expect(touching([...signs, ...others, ship(guest, place)])).toEqual([]);
  });

  it('shows a ship at the bank', () => {
    const sign = boxAt('bank', chart.bank, { width: 84, height: 44 });
    const others = seats.slice(1).map((seat) => ship(seat, 'sea'));
    expect(touching([sign, ship('blue', 'bank'), ...signs])).toEqual([]);
    expect(touching([sign, ...signs, ...others])).toEqual([]);
  });
});

it('names the quays where there is room', () => {
  expect(new Chart('red', 3, true).named).toBe(true);
  expect(new Chart('red', 4, true).named).toBe(false);
  expect(new Chart('red', 5, false).named).toBe(true);
});
