/** Where things lie in the picture of the sea, in per cent of its width and height. */
import { seatsFrom, type Seat } from '../game/words';
import type { ShipPlace } from '../game/view';

export interface Spot {
  x: number;
  y: number;
}

interface Layout {
  /** The quays around the sea, the own one below, the others clockwise. */
  quays: readonly Spot[];
  /** Where a ship waits in the Open Sea, near its own quay. */
  waters: readonly Spot[];
}

const THREE: Layout = {
  quays: [spot(50, 89), spot(16, 14), spot(84, 14)],
  waters: [spot(72, 80), spot(16, 56), spot(84, 56)],
};
const DESK: Record<number, Layout> = {
  3: THREE,
  4: {
    quays: [spot(50, 89), spot(16, 30), spot(50, 11), spot(84, 30)],
    waters: [spot(72, 82), spot(16, 60), spot(73, 20), spot(84, 60)],
  },
  5: {
    quays: [spot(50, 89), spot(16, 52), spot(24, 11), spot(76, 11), spot(84, 52)],
    waters: [spot(72, 82), spot(16, 78), spot(20, 30), spot(80, 30), spot(86, 74)],
  },
};
/** On a phone four or five quays have room for their flags only, and lie at the edges. */
const PHONE: Record<number, Layout> = {
  3: THREE,
  4: {
    quays: [spot(50, 92), spot(8, 36), spot(50, 8), spot(92, 36)],
    waters: [spot(74, 91), spot(13, 20), spot(72, 8), spot(87, 20)],
  },
  5: {
    quays: [spot(50, 92), spot(8, 50), spot(8, 9), spot(92, 9), spot(92, 50)],
    waters: [spot(74, 91), spot(13, 36), spot(13, 23), spot(87, 23), spot(87, 36)],
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

export const ISLAND: Spot = spot(50, 47);
export const BANK: Spot = spot(16, 88);

function spot(x: number, y: number): Spot {
  return { x, y };
}

/** The sea as one player sees it: the own quay is below. */
export class Chart {
  /** Whether the quays have room for their names. */
  readonly named: boolean;
  private readonly order: readonly Seat[];
  private readonly layout: Layout;

  constructor(
    first: Seat,
    players: number,
    private readonly small: boolean,
  ) {
    this.named = !small || players === 3;
    this.order = seatsFrom(first, players);
    this.layout = (small ? PHONE : DESK)[players] ?? THREE;
  }

  quay(seat: Seat): Spot {
    return this.own(this.layout.quays, seat);
  }

  /** Where a ship is drawn; several in one harbour lie side by side. */
  ship(seat: Seat, place: ShipPlace, guests: readonly Seat[]): Spot {
    if (place === 'sea') return this.own(this.layout.waters, seat);
    if (place === 'island') return this.own(SHORE, seat);
    const berth = guests.indexOf(seat);
    // Above its sign, whose words can be long.
    if (place === 'bank') return spot(BANK.x + 3 + 7 * berth, BANK.y - 16 - 2 * berth);
    return this.berth(this.quay(place), berth);
  }

  private berth({ x, y }: Spot, number: number): Spot {
    const inward = x < 40 ? 1 : x > 60 ? -1 : number % 2 === 0 ? -1 : 1;
    if (x > 40 && x < 60) {
      const aside = (this.small ? 21 : 17) + 8 * Math.floor(number / 2);
      return spot(x + inward * aside, y < 50 ? y : y - 2 - 6 * number);
    }
    // A flag in the corner has room beside it; other signs have their ships below.
    if (!this.named && y < 20) return spot(x + inward * 20, y + 9 * number);
    return spot(x + inward * (6 + 5 * number), y + 15 + 9 * number);
  }

  private own(spots: readonly Spot[], seat: Seat): Spot {
    return spots[this.order.indexOf(seat)] ?? ISLAND;
  }
}
