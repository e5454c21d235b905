/** Where things are in the picture of the sea, in percent of its width and height. */
import { seatsFrom, type Seat } from '../../game/words';
import type { ShipPlace } from '../../game/view';

export interface Spot {
  x: number;
  y: number;
}

interface Layout {
  /** The quays around the sea: the viewer's at the bottom, the others clockwise. */
  quays: readonly Spot[];
  /** Where a ship waits in the Open Sea, near its own quay. */
  waters: readonly Spot[];
}

/** On a desk a crane stands on every quay that has room above it. */
const DESK: Record<number, Layout> = {
  3: {
    quays: [spot(50, 91), spot(13, 22), spot(87, 22)],
    waters: [spot(77, 86), spot(13, 62), spot(87, 62)],
  },
  4: {
    quays: [spot(50, 91), spot(13, 46), spot(50, 11), spot(87, 46)],
    waters: [spot(77, 86), spot(13, 20), spot(70.5, 12), spot(88, 22)],
  },
  5: {
    quays: [spot(50, 92), spot(12, 61), spot(12, 19), spot(88, 19), spot(88, 61)],
    waters: [spot(71, 89), spot(12, 77), spot(12, 34), spot(88, 34), spot(88, 77)],
  },
};
/** On a phone four or five quays have room for their flags only, and lie at the edges. */
const PHONE: Record<number, Layout> = {
  3: {
    quays: [spot(50, 89), spot(16, 14), spot(84, 14)],
    waters: [spot(86, 73), spot(16, 56), spot(84, 55)],
  },
  4: {
    quays: [spot(50, 92), spot(8, 36), spot(50, 8), spot(92, 36)],
    waters: [spot(86, 79), spot(13, 20), spot(72, 8), spot(87, 20)],
  },
  5: {
    quays: [spot(50, 92), spot(8, 50), spot(8, 9), spot(92, 9), spot(92, 50)],
    waters: [spot(86, 79), spot(13, 36), spot(13, 23), spot(87, 23), spot(87, 36)],
  },
};
/** The shore of the island, one landing for each ship. */
const SHORE: readonly Spot[] = [
  spot(50, 75),
  spot(30, 68),
  spot(70, 66),
  spot(34, 27),
  spot(66, 27),
];

export const ISLAND: Spot = spot(50, 46);

function spot(x: number, y: number): Spot {
  return { x, y };
}

/** The sea as one player sees it, with their own quay at the bottom. */
export class Chart {
  readonly bank: Spot;
  /** Whether the quays have room for their names. */
  readonly named: boolean;
  /** How wide a ship is drawn, in pixels. */
  readonly shipWidth: number;
  private readonly order: readonly Seat[];
  private readonly layout: Layout;

  constructor(
    first: Seat,
    players: number,
    private readonly small: boolean,
  ) {
    this.bank = small ? spot(16, 88) : spot(11, 92);
    this.named = !small || players === 3;
    this.shipWidth = small ? (this.named ? 84 : 72) : players === 5 ? 110 : 132;
    this.order = seatsFrom(first, players);
    this.layout = (small ? PHONE : DESK)[players] ?? { quays: [], waters: [] };
  }

  quay(seat: Seat): Spot {
    return this.own(this.layout.quays, seat);
  }

  /** Whether there is room for a crane on a quay. */
  crane(seat: Seat): boolean {
    return this.quay(seat).y > 15;
  }

  /** Where a ship is drawn. Several in one harbour are side by side. */
  ship(seat: Seat, place: ShipPlace, guests: readonly Seat[]): Spot {
    if (place === 'sea') return this.own(this.layout.waters, seat);
    if (place === 'island') return this.own(SHORE, seat);
    const berth = guests.indexOf(seat);
    if (place === 'bank') return this.bankBerth(berth);
    return this.berth(this.quay(place), berth);
  }

  private bankBerth(number: number): Spot {
    const { x, y } = this.bank;
    // Above a phone's sign, whose words fill its corner.
    if (this.small) return spot(x + 3 + 7 * number, y - 16 - 2 * number);
    return spot(x + 17 + 5 * number, y - 1 - 9 * number);
  }

  private berth({ x, y }: Spot, number: number): Spot {
    if (x > 40 && x < 60) {
      // The bank is at the left; a phone has no room for ships beside its sign.
      const right = (number % 2 === 0) === (this.small && y > 50);
      const aside = (this.small ? 21 : 19) + 8 * Math.floor(number / 2);
      return spot(x + (right ? aside : -aside), y - (y < 50 ? 0 : 2 + 6 * number));
    }
    const inward = x < 40 ? 1 : -1;
    // A quay in the corner has room beside it; others have their ships below.
    const corner = this.order.length === 5 && y < 20;
    if (corner) return spot(x + inward * (this.small ? 20 : 19), y - 1 + 9 * number);
    if (this.order.length === 5 && !this.small) return spot(x + inward * 16, y + 11 + 7 * number);
    return spot(x + inward * (6 + 5 * number), y + 15 + 9 * number);
  }

  private own(spots: readonly Spot[], seat: Seat): Spot {
    return spots[this.order.indexOf(seat)] ?? ISLAND;
  }
}
