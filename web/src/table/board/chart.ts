/** Where things are in the picture of the sea, in pixels. Everything grows with the space there is. */
import { seatsFrom, type Seat } from '../../game/words';
import type { ShipPlace } from '../../game/view';
import { EDGE, bankIn, between, frameOf, islandIn, quaysIn, shipWidthIn } from './layout';
import { HULL_HEIGHT, SHIP_HEIGHT, hullOf, moorings } from './moorings';
import { wayRound } from './way';

export interface Size {
  width: number;
  height: number;
}
/** The middle of something. */
export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot, Size {}
/** The middle of a ship, and its width. */
export interface Anchorage extends Spot {
  width: number;
}

/** A quay: the wall with its sign, and how high the goods and the crane stand on it. */
export interface Berth extends Box {
  pier: number;
  /** Where the sign is; ships moor at the other end. */
  sign: 'left' | 'right';
  crane: boolean;
  /** How far below the wall its owner's ship waits, at the outer end of the quay. */
  lane: number;
}

/** What stands on a quay. */
const pierOf = ({ x, y, width, height, pier }: Berth): Box => ({
  x,
  y: y - (height + pier) / 2,
  width,
  height: pier,
});

/** The sea as one player sees it, with their own quay at the bottom. */
export class Chart {
  /** Where the sky ends. */
  readonly horizon: number;
  readonly island: Box;
  readonly bank: Box;
  /** How high the lighthouse is that stands where no bank is. */
  readonly beacon: number;
  /** Whether the quays have room for their names. */
  readonly named: boolean;
  readonly shipWidth: number;
  /** How large writing and pieces are, compared to the smallest desk. */
  readonly scale: number;
  private readonly order: readonly Seat[];
  private readonly berths: readonly Berth[];
  private readonly wall: number;
  /** How much of a wall a flag and a name take. */
  private readonly sign: number;
  /** Whether ships moor below the wall. */
  private readonly below: boolean;
  /** How far below a wall ships may lie, in widths of a ship. */
  private readonly lanes: number;
  /** Where ships that share a harbour lie, by the harbour and those who are there. */
  private readonly shared = new Map<string, readonly Anchorage[]>();

  constructor(
    first: Seat,
    private readonly players: number,
    private readonly size: Size,
    private readonly small: boolean,
    withBank: boolean,
  ) {
    const frame = frameOf({ players, size, small, withBank });
    this.order = seatsFrom(first, players);
    this.named = !small || players === 3;
    this.scale = frame.scale;
    this.wall = frame.wall;
    this.sign = frame.sign;
    this.horizon = frame.horizon;
    this.below = frame.below;
    this.lanes = frame.lanes;
    this.shipWidth = shipWidthIn(frame);
    this.island = islandIn(frame, this.shipWidth);
    this.berths = quaysIn(frame, this.shipWidth, this.island);
    this.bank = bankIn(frame);
    this.beacon = this.underShips(this.bank, frame.beacon);
  }

  /** As much of a height as ends below the ships that wait above a place. */
  private underShips({ x, y, width, height }: Box, wanted: number): number {
    const keels = this.order
      .map((seat) => hullOf(this.alone(seat, 'sea', this.shipWidth)))
      .filter((hull) => hull.y < y && Math.abs(hull.x - x) < (hull.width + width) / 2)
      .map((hull) => hull.y + hull.height / 2);
    return between(this.wall, y + height / 2 - Math.max(0, ...keels), wanted);
  }

  quay(seat: Seat): Berth {
    const berth = this.berths[this.order.indexOf(seat)];
    if (berth === undefined) throw new Error(`no quay of ${seat}`);
    return berth;
  }

  /** Where a ship is drawn, and how wide. Several in one harbour lie side by side, smaller if need be. */
  ship(seat: Seat, place: ShipPlace, guests: readonly Seat[]): Anchorage {
    if (place === 'sea' || place === 'island' || guests.length < 2)
      return this.alone(seat, place, this.shipWidth);
    const key = `${place} ${guests.join(' ')}`;
    const row = this.shared.get(key) ?? this.rowOf(place, guests);
    this.shared.set(key, row);
    return row[Math.max(0, guests.indexOf(seat))] ?? this.alone(seat, place, this.shipWidth / 2);
  }

  private alone(seat: Seat, place: ShipPlace, long: number): Anchorage {
    const spot = this.place(seat, place, long);
    const { width, height } = this.size;
    const tall = (long * SHIP_HEIGHT) / 2;
    return {
      x: between(long / 2 + 2, spot.x, width - long / 2 - 2),
      y: between(tall, spot.y, height - tall - 2),
      width: long,
    };
  }

  private rowOf(place: Seat | 'bank', guests: readonly Seat[]): Anchorage[] {
    const [first = 'blue'] = guests;
    const beach = 0.3 * this.shipWidth;
    const away = this.order.filter((seat) => !guests.includes(seat));
    const quays = this.order.flatMap((seat) => {
      const quay = this.quay(seat);
      return [pierOf(quay), seat === place ? this.signOf(quay) : quay];
    });
    return moorings(guests.length, this.shipWidth, {
      wall: place === 'bank' ? this.bank : this.quay(place),
      // The bank's harbour lies so close to mine that its guests need the water between them.
      otherWalls:
        place === 'bank'
          ? []
          : [
              this.bank,
              ...this.order.filter((seat) => seat !== place).map((seat) => this.quay(seat)),
            ],
      alone: (long) => this.alone(first, place, long),
      land: [this.island, this.bank, ...quays],
      beach: {
        ...this.island,
        width: this.island.width + beach,
        height: this.island.height + beach,
      },
      waters: away.map((seat) => hullOf(this.alone(seat, 'sea', this.shipWidth))),
      landings: away.map((seat) => hullOf(this.alone(seat, 'island', this.shipWidth))),
      size: this.size,
      horizon: this.horizon,
    });
  }

  /** The way of a ship from one place to another. Nobody sails over the island, nor in the sky. */
  way(from: Spot, to: Spot): Spot[] {
    const { width, height, ...middle } = this.island;
    const needed = {
      ...middle,
      width: width + this.shipWidth - 4,
      height: height + HULL_HEIGHT * this.shipWidth - 4,
    };
    return wayRound(from, to, needed, this.horizon);
  }

  /** Where its bow points: to the shore it has come to, or away from the middle. */
  bow(seat: Seat, place: ShipPlace): 'left' | 'right' {
    const { x } = this.place(seat, place, this.shipWidth);
    const left = x < this.size.width / 2;
    return left === (place === 'island') ? 'right' : 'left';
  }

  private place(seat: Seat, place: ShipPlace, long: number): Spot {
    if (place === 'sea') return this.waters(this.quay(seat));
    if (place === 'island') return this.landing(this.quay(seat));
    if (place === 'bank') return this.beside(this.bank, long);
    return this.moored(this.quay(place), long);
  }

  /** In the Open Sea, near the ship's own quay. */
  private waters(quay: Berth): Spot {
    const { width, height } = this.size;
    if (this.isBottom(quay)) return { x: this.ownWaters, y: height - EDGE - this.afloat };
    const outer = this.shipWidth / 2 + EDGE;
    return {
      x: quay.sign === 'left' ? outer : width - outer,
      y: quay.y + this.wall / 2 + quay.lane - this.afloat,
    };
  }

  /**
   * How far to the right my own ship waits at the bottom: at the edge, or where a quay with its ship is above that,
   * between that ship and my quay with its guest.
   */
  private get ownWaters(): number {
    const { width } = this.size;
    const [mine] = this.berths;
    if (this.small || this.players < 5 || mine === undefined) return width;
    const guest = mine.x - mine.width / 2 + this.sign + this.shipWidth;
    const land = Math.max(mine.x + mine.width / 2, guest);
    return Math.max(land + this.shipWidth / 2 + EDGE, width - 1.5 * this.shipWidth);
  }

  /** Beside the island, at the height of the ship's own waters: never over its title or plots. */
  private landing(quay: Berth): Spot {
    const away = this.island.width / 2 + this.shipWidth / 2 + 2;
    const shore = this.island.y + this.island.height / 2;
    if (this.isBottom(quay)) {
      const keel = shore + (HULL_HEIGHT + 0.14) * this.shipWidth;
      return { x: this.island.x, y: Math.min(keel, quay.y - this.wall / 2 - 2) - this.afloat };
    }
    const left = quay.sign === 'left';
    return {
      x: this.island.x + (left ? -away : away),
      y: Math.min(
        this.waters(quay).y,
        Math.max(
          shore + 0.2 * this.shipWidth,
          quay.y + this.wall / 2 + this.lanes * this.shipWidth - this.afloat,
        ),
      ),
    };
  }

  /** At the wall, away from its sign. */
  private moored(quay: Berth, long: number): Spot {
    const inward = quay.sign === 'left' ? 1 : -1;
    const bottom = this.isBottom(quay);
    const under = this.below && !bottom;
    const outer = quay.x - (inward * quay.width) / 2;
    const sign = under ? quay.width / 2 - long / 4 : bottom && this.small ? 50 : this.sign;
    const shore = this.island.x - inward * (this.island.width / 2 + 2);
    const most = Math.max(0, Math.abs(shore - outer) - long);
    const first = bottom ? sign : Math.min(sign, most);
    const keel = long * (under ? HULL_HEIGHT * 0.85 : 0.12);
    return {
      x: outer + inward * (first + long / 2),
      y: quay.y + this.wall / 2 + keel - (long * SHIP_HEIGHT) / 2,
    };
  }

  private beside({ x, y, width }: Box, long: number): Spot {
    return {
      x: x + width / 2 + long * 0.48,
      y: y + this.wall / 2 - (long * SHIP_HEIGHT) / 2 + (this.small ? 0 : 4),
    };
  }

  /** The end of a wall with the flag, and the name where there is room. */
  private signOf({ x, y, width, height, sign }: Berth): Box {
    const long = Math.min(width, this.named ? (this.small ? 60 : 90 * this.scale) : 30);
    return { x: x + ((sign === 'left' ? -1 : 1) * (width - long)) / 2, y, width: long, height };
  }

  /** From the middle of a ship down to its keel. */
  private get afloat(): number {
    return (this.shipWidth * SHIP_HEIGHT) / 2;
  }

  private isBottom(quay: Berth): boolean {
    return quay === this.berths[0] && this.players !== 4;
  }
}
