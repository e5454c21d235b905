import { describe, expect, it } from 'vitest';
import { seatsFrom, type Seat } from '../game/words';
import { BANK, Chart, ISLAND, type Spot } from './places';

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

// A phone of 360 pixels; the island is as high as it is when one can sail there.
const SEA = { width: 348, height: 304 };
const FLAG = { width: 44, height: 44 };
const SHIP = { width: 72, height: 40 };

const boxAt = (name: string, { x, y }: Spot, size: { width: number; height: number }): Box => ({
  name,
  x: (x / 100) * SEA.width,
  y: (y / 100) * SEA.height,
  ...size,
});

/** How far two boxes lie over one another; a few pixels of water around a ship do not matter. */
function overlap(one: Box, other: Box): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return Math.min(across, down);
}

function touching(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other) > 6)
      .map((other) => `${one.name} and ${other.name}`),
  );
}

describe.each([4, 5])('a phone with %i players', (players) => {
  const seats = seatsFrom('blue', players);
  const chart = new Chart('blue', players, true);
  const island = boxAt('island', ISLAND, { width: 154, height: players * 22 + 70 });
  const signs = seats.map((seat) => boxAt(`quay of ${seat}`, chart.quay(seat), FLAG));
  const ship = (seat: Seat, place: Seat | 'sea') =>
    boxAt(`${seat} in ${place}`, chart.ship(seat, place, [seat]), SHIP);

  it('has room for all quays and for all ships at sea', () => {
    const ships = seats.map((seat) => ship(seat, 'sea'));
    expect(touching([island, ...signs, ...ships])).toEqual([]);
    for (const { x, width } of [...signs, ...ships]) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(SEA.width);
    }
  });

  it.each(seats)('shows a ship in the harbour of %s', (place) => {
    const guest = seats.find((seat) => seat !== place) ?? 'blue';
    const others = seats.filter((seat) => seat !== guest).map((seat) => ship(seat, 'sea'));
    expect(touching([...signs, ...others, ship(guest, place)])).toEqual([]);
  });

  it('shows a ship at the bank', () => {
    const sign = boxAt('bank', BANK, { width: 84, height: 44 });
    const guest = boxAt('ship', chart.ship('red', 'bank', ['red']), SHIP);
    expect(touching([sign, guest, ...signs])).toEqual([]);
  });
});

it('names the quays where there is room', () => {
  expect(new Chart('red', 3, true).named).toBe(true);
  expect(new Chart('red', 4, true).named).toBe(false);
  expect(new Chart('red', 5, false).named).toBe(true);
});
