import { describe, expect, it } from 'vitest';
import { seatsFrom, type Seat } from '../../game/words';
import { Chart, type Anchorage, type Box, type Size } from './chart';
import { HULL_HEIGHT, SHIP_HEIGHT } from './moorings';
import { crosses } from './way';

const PHONES: readonly Size[] = [
  { width: 308, height: 240 },
  { width: 348, height: 264 },
  { width: 348, height: 272 },
  { width: 348, height: 304 },
];
const DESKS: readonly Size[] = [
  { width: 602, height: 320 },
  // The smallest on which the first page draws a board.
  { width: 620, height: 437 },
  { width: 640, height: 480 },
  { width: 735, height: 386 },
  { width: 735, height: 566 },
  { width: 802, height: 377 },
  { width: 1210, height: 720 },
];

/** How far two boxes overlap. A few pixels of water around a ship do not matter. */
function overlap(one: Box, other: Box): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return Math.min(across, down);
}

const PICTURES = [3, 4, 5].flatMap((players) =>
  [
    ...PHONES.filter(({ height }) => players === 3 || height > 270).map((size) => ({
      size,
      small: true,
    })),
    ...DESKS.map((size) => ({ size, small: false })),
  ].flatMap((picture) => [
    { ...picture, players, bank: false },
    { ...picture, players, bank: true },
  ]),
);

describe.each(PICTURES)(
  'a sea of $size.width by $size.height with $players players (phone: $small, bank: $bank)',
  ({ size, small, players, bank }) => {
    const seats = seatsFrom('red', players);
    const chart = new Chart('red', players, size, small, bank);
    const named = (name: string, box: Box) => ({ name, ...box });
    type Named = ReturnType<typeof named>;

    /** A ship with a layer of containers: what rises above them is only a funnel. */
    const hull = (name: string, { x, y, width }: Anchorage): Named => {
      const height = width * HULL_HEIGHT;
      return { name, x, y: y + (width * SHIP_HEIGHT - height) / 2, width, height };
    };
    const ship = (seat: Seat, place: Seat | 'sea' | 'island' | 'bank') =>
      hull(`${seat} at ${place}`, chart.ship(seat, place, [seat]));
    const walls = seats.map((seat) => named(`quay of ${seat}`, chart.quay(seat)));
    const piers = seats.map((seat) => {
      const { pier, ...wall } = chart.quay(seat);
      const y = wall.y - wall.height / 2 - pier / 2;
      return { name: `pier of ${seat}`, x: wall.x, y, width: wall.width, height: pier };
    });
    const island = named('island', chart.island);
    const banks = bank ? [named('bank', chart.bank)] : [];
    /** The part of a wall that has the flag, and the name where there is room. */
    const signs = seats.map((seat) => {
      const { x, y, width, height, sign } = chart.quay(seat);
      const long = chart.named ? Math.min(width, small ? 60 : 90 * chart.scale) : 30;
      const end = sign === 'left' ? x - width / 2 + long / 2 : x + width / 2 - long / 2;
      return { name: `sign of ${seat}`, x: end, y, width: long, height: height / 2 };
    });

    function touching(boxes: readonly Named[], most: number): string[] {
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => overlap(one, other) > most)
          .map((other) => `${one.name} and ${other.name}`),
      );
    }
    function cut({ name, x, y, width, height }: Named): string[] {
      const inside =
        Math.min(x, size.width - x) >= width / 2 && Math.min(y, size.height - y) >= height / 2;
      return inside ? [] : [name];
    }

    it('has room for the island and all quays, whose cranes are beside it', () => {
      expect([island, ...walls, ...piers, ...banks].flatMap(cut)).toEqual([]);
      expect(touching([island, ...walls, ...banks], 0)).toEqual([]);
      expect(piers.flatMap((pier) => touching([island, pier], 0.5))).toEqual([]);
      expect(piers.flatMap((pier) => touching([...walls, pier], 0.5))).toEqual([]);
    });

    it('has room for all ships at sea', () => {
      const ships = seats.map((seat) => ship(seat, 'sea'));
      expect(ships.flatMap(cut)).toEqual([]);
      expect(touching([island, ...walls, ...ships, ...banks], 8)).toEqual([]);
    });

    it('shows all ships at the island beside its title and plots', () => {
      const ships = seats.map((seat) => ship(seat, 'island'));
      expect(ships.flatMap(cut)).toEqual([]);
      expect(ships.flatMap((one) => touching([island, one], 0))).toEqual([]);
      expect(touching(ships, 8)).toEqual([]);
    });

    it.each(seats)('shows a ship in the harbour of %s beside the sign', (place) => {
      const guest = seats.find((seat) => seat !== place) ?? 'blue';
      const moored = ship(guest, place);
      expect(cut(moored)).toEqual([]);
      expect(touching([island, moored], 0)).toEqual([]);
      expect(signs.flatMap((sign) => touching([sign, moored], 12))).toEqual([]);
      const others = seats.filter((seat) => seat !== guest);
      const near = others.flatMap((seat) => [ship(seat, 'sea'), ship(seat, 'island')]);
      const most = 0.1 * chart.shipWidth + 6;
      expect(near.flatMap((other) => touching([moored, other], most))).toEqual([]);
    });

    it.each([...seats, 'bank' as const])('shows everybody in the harbour of %s', (place) => {
      if (place === 'bank' && !bank) return;
      const all = seats.filter((seat) => seat !== place);
      const quays = walls.filter(({ name }) => name !== `quay of ${place}`);
      const signed = signs.filter(({ name }) => name === `sign of ${place}`);
      for (const guests of all.slice(1).map((_, last) => all.slice(0, last + 2))) {
        const spots = guests.map((seat) => chart.ship(seat, place, guests));
        const hulls = spots.map((spot, index) => hull(`ship of ${guests[index]}`, spot));
        expect(hulls.flatMap(cut)).toEqual([]);
        expect(hulls.flatMap((one) => touching([island, one], 4))).toEqual([]);
        expect(hulls.flatMap((one) => quays.flatMap((quay) => touching([quay, one], 12)))).toEqual(
          [],
        );
        // The whole sign of the quay is to be read, no two lie over each other, and none is a toy.
        expect(signed.flatMap((sign) => hulls.flatMap((one) => touching([sign, one], 12)))).toEqual(
          [],
        );
        expect(touching(hulls, 0.5)).toEqual([]);
        expect(Math.min(...spots.map(({ width }) => width))).toBeGreaterThan(
          0.39 * chart.shipWidth,
        );
        // Nor over a ship that waits outside or has landed. Where everybody has come, its owner's is less of it.
        const outside = seats
          .filter((seat) => !guests.includes(seat))
          .flatMap((seat) => [ship(seat, 'sea'), ship(seat, 'island')]);
        const everybody = guests.length === all.length && all.length > 2;
        const most = (everybody ? 0.2 : 0.1) * chart.shipWidth + 6;
        expect(
          hulls.flatMap((one) => outside.flatMap((other) => touching([one, other], most))),
        ).toEqual([]);
      }
    });

    it('has a way for every ship that leads neither over the island nor through the sky', () => {
      const { width, height } = chart.island;
      const places = [...seats, 'sea', 'island', ...(bank ? ['bank' as const] : [])] as const;
      const over = seats.flatMap((seat) =>
        places.flatMap((from) =>
          places
            .filter((to) => to !== from && to !== seat && from !== seat)
            .filter((to) => {
              const way = chart.way(chart.ship(seat, from, [seat]), chart.ship(seat, to, [seat]));
              // The ground of the island, with half a ship beside it.
              const ground = {
                ...chart.island,
                width: width + chart.shipWidth * 0.8,
                height: height + chart.shipWidth * 0.2,
              };
              const low = way.slice(1, -1).every(({ y }) => y >= chart.horizon - 1);
              return crosses(way, ground) || !low;
            })
            .map((to) => `${seat}: ${from} to ${to}`),
        ),
      );
      expect(over).toEqual([]);
    });

    it('shows a ship at the bank', () => {
      if (!bank) return;
      const moored = ship('red', 'bank');
      expect(cut(moored)).toEqual([]);
      expect(touching([moored, ...banks], 0.1 * chart.shipWidth)).toEqual([]);
      expect(touching([moored, island], 0)).toEqual([]);
    });
  },
);

describe('ships', () => {
  const chart = new Chart('red', 3, { width: 735, height: 566 }, false, false);

  it('are drawn side by side in one harbour', () => {
    const guests: Seat[] = ['red', 'yellow'];
    const [one, other] = guests.map((seat) => chart.ship(seat, 'blue', guests));
    expect(one).not.toEqual(other);
    expect(chart.ship('red', 'blue', guests), 'and keep their places').toBe(one);
  });

  it('point to where they have come', () => {
    expect(chart.bow('red', 'yellow')).toBe('left');
    expect(chart.bow('red', 'blue')).toBe('right');
    expect(chart.bow('yellow', 'island')).toBe('right');
    expect(chart.bow('blue', 'island')).toBe('left');
  });

  it('grow with the space', () => {
    const wide = new Chart('red', 3, { width: 1210, height: 720 }, false, false);
    expect(wide.shipWidth).toBeGreaterThan(1.3 * chart.shipWidth);
  });
});

it('names the quays where there is room', () => {
  const size = { width: 348, height: 304 };
  expect(new Chart('red', 3, size, true, false).named).toBe(true);
  expect(new Chart('red', 4, size, true, false).named).toBe(false);
  expect(new Chart('red', 5, size, false, false).named).toBe(true);
});

it('has no quay for a seat that does not play', () => {
  const chart = new Chart('red', 3, { width: 735, height: 566 }, false, false);
  expect(() => chart.quay('purple')).toThrow('purple');
});
