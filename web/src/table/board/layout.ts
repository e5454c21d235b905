/** How large the things in the picture of the sea are, and where the island, the quays and the bank stand. */
import type { Berth, Box, Size } from './chart';
import { HULL_HEIGHT } from './moorings';

/** What is drawn, and the space there is for it. */
export interface Picture {
  players: number;
  size: Size;
  /** On a phone. */
  small: boolean;
  withBank: boolean;
}

/** The water between things and the edge of the picture. */
export const EDGE = 6;
/** How much higher the bottom quay stands. */
const RISE = 4;
/** A desk on which things have the sizes below. On others they shrink or grow. */
const DESK_SIZE: Size = { width: 740, height: 430 };
const DESK_SCALES = { least: 0.92, most: 1.7 };

const PHONE = {
  wall: 44,
  /** How much of a wall a flag and a name take, if ships are to keep clear of it. */
  sign: 20,
  /** Between a quay and the island. */
  gap: 12,
  island: { least: 132, part: 0.43, most: 160, eachPlayer: 22, title: 38 },
  bank: 88,
  /** How high a lighthouse is, in walls. */
  beacon: 1.3,
};
const DESK: typeof PHONE = {
  wall: 46,
  sign: 96,
  gap: 34,
  island: { least: 186, part: 0.27, most: 380, eachPlayer: 27, title: 48 },
  bank: 118,
  beacon: 2,
};

/** Parts of the height: the sky, and of the sky what the highest quays do not reach. */
const SKY = { least: 20, part: 0.15, most: 130, above: 0.45 };
/** Of the width of a quay: boxes in front of the works, and those with a crane over them. */
const GOODS_HEIGHT = 0.19;
const CRANE_HEIGHT = 0.33;
/** The widest quay at a side, of the width of the picture. */
const QUAY_WIDTH = 0.33;
/** My quay at the bottom: on a phone in pixels, else in quays at a side and at most parts of the width. */
const MINE = { onPhone: 88, inQuays: 1.2, underOneRow: 0.36, underTwoRows: 0.3 };
/** Where my quay is on a phone that has the bank beside it, of the width. */
const BESIDE_BANK = 0.55;
/** Between the shore and the crane on my quay, at scale 1. */
const UNDER_SHORE = 30;
/** How far below a wall ships lie, in widths of a ship: below the wall, or in front of it and beside the sign. */
const LANES = { below: 0.8, before: 0.46 };

/** Ships, in pixels and parts of the width of the picture. */
const SHIP = { least: 54, most: 320, onPhone: 0.25, withBankOnPhone: 0.22, onDesk: 0.23 };
/** Of the width of the picture: if only smaller ships fit below cranes, there are no cranes. */
const SHIP_UNDER_CRANE = 0.15;
/** How much higher than the wall behind it the hull of a guest may be. */
const HULL_OVER_WALL = 14;
/** The width of my ship for each pixel of water that is free below the island. */
const SHIP_IN_FREE_WATER = 1.6;

/** How the water that is left in a row is shared out: above a quay, and to the ship that waits below. */
const IN_ONE_ROW = { above: 0.3, lane: 0.35 };
const IN_TWO_ROWS = { above: 0.15, lane: 0.3 };
/** How much of the water that is free around the island is above it. */
const ABOVE_ISLAND = { onPhone: 0, myQuayInCorner: 0.4, onDesk: 0.2 };
/** The room for a button above the island of a phone. It gets less if my ship needs it to land. */
const BUTTON = { least: 34, most: 46 };

export const between = (least: number, wanted: number, most: number) =>
  Math.max(least, Math.min(wanted, most));

/** The lengths from which everything else follows. */
export interface Frame extends Picture {
  /** How large writing and pieces are, compared to the smallest desk. */
  scale: number;
  /** How high the wall of a quay is. */
  wall: number;
  sign: number;
  bankWidth: number;
  /** How high the lighthouse should be. */
  beacon: number;
  /** Where the sky ends. */
  horizon: number;
  /** Whether my quay is one of four in the corners. Else it is in the middle of the bottom. */
  inCorner: boolean;
  /** Rows of quays at the sides, from `top`, each with so much room. */
  rows: number;
  top: number;
  room: number;
  /** The width on either side of the island, and of the quay there. */
  beside: number;
  quayWidth: number;
  island: Size;
  mineWidth: number;
  /** The middle of the wall at the bottom, and what the island and a ship that lands there stay above. */
  bottom: number;
  under: number;
  /** Whether ships moor below the wall. */
  below: boolean;
  /** How far below a wall ships may lie, in widths of a ship. */
  lanes: number;
}

/** The quays are side by side with the island, in one row or two, and from the sky to the quay at the bottom. */
export function frameOf(picture: Picture): Frame {
  const { players, small, withBank } = picture;
  const { width, height } = picture.size;
  const things = small ? PHONE : DESK;
  const scale = small ? 1 : scaleOf(picture.size);
  const wall = Math.round(things.wall * scale);
  const horizon = Math.round(between(SKY.least, height * SKY.part, SKY.most));

  const inCorner = players === 4;
  const rows = players > 3 ? 2 : 1;
  const top = horizon * SKY.above;
  const floor = height - (inCorner ? EDGE : wall + EDGE + RISE);
  const { least, part, most, eachPlayer, title } = things.island;
  const island = {
    width: between(least, width * part, most),
    height: (eachPlayer * players + title) * scale,
  };
  const beside = (width - island.width) / 2;
  const quayWidth = Math.min(beside - EDGE - things.gap * scale, width * QUAY_WIDTH);
  const widest = width * (rows === 1 ? MINE.underOneRow : MINE.underTwoRows);
  const mineWidth = small ? MINE.onPhone : Math.min(quayWidth * MINE.inQuays, widest);
  const bottom = height - EDGE - wall / 2 - RISE;
  // With one row, guests moor below the wall; with two, in front of it and beside the sign.
  const below = rows === 1;
  return {
    ...picture,
    scale,
    wall,
    sign: things.sign * scale,
    bankWidth: Math.round(things.bank * scale),
    beacon: wall * things.beacon,
    horizon,
    inCorner,
    rows,
    top,
    room: (floor - top) / rows,
    beside,
    quayWidth,
    island,
    mineWidth,
    bottom,
    under: inCorner
      ? height - (withBank ? wall + 3 * EDGE : EDGE)
      : bottom - wall / 2 - mineWidth * GOODS_HEIGHT,
    below,
    lanes: below ? LANES.below : LANES.before,
  };
}

function scaleOf({ width, height }: Size): number {
  const fitting = Math.min(width / DESK_SIZE.width, height / DESK_SIZE.height);
  return between(DESK_SCALES.least, fitting, DESK_SCALES.most);
}

/** The widest ship for which there is room everywhere. */
export function shipWidthIn(frame: Frame): number {
  const { size, small, withBank, inCorner, below, beside, wall, quayWidth, lanes } = frame;
  const { width, height } = size;
  /** Below quays on which so much stands. */
  const fitting = (pier: number) =>
    below
      ? (height - frame.top - wall - quayWidth * pier) / (lanes + HULL_HEIGHT)
      : (frame.room - wall - quayWidth * pier) / lanes;
  const underCranes = fitting(CRANE_HEIGHT);
  const onPhone = withBank ? SHIP.withBankOnPhone : SHIP.onPhone;
  const free = frame.under - frame.horizon - frame.island.height;
  const wanted = [
    width * (small ? onPhone : SHIP.onDesk),
    beside - EDGE - (below ? 0 : frame.sign),
    underCranes > width * SHIP_UNDER_CRANE ? underCranes : fitting(GOODS_HEIGHT),
    ...(inCorner || below ? [] : [(wall + HULL_OVER_WALL) / HULL_HEIGHT]),
    // Mine lands between the island and my own goods.
    ...(below && !small ? [free * SHIP_IN_FREE_WATER] : []),
  ];
  return Math.round(between(SHIP.least, Math.min(...wanted), SHIP.most));
}

/** The island, in the middle of what my quay leaves of the height. */
export function islandIn(frame: Frame, shipWidth: number): Box {
  const { small, inCorner, under, bottom, wall, island } = frame;
  // On a phone there is a button above the island; my ship can land below it.
  const landing = bottom - wall / 2 - HULL_HEIGHT * shipWidth - island.height - 2;
  const over = small
    ? between(BUTTON.least, inCorner ? BUTTON.most : landing, BUTTON.most)
    : frame.horizon;
  const onDesk = inCorner ? ABOVE_ISLAND.myQuayInCorner : ABOVE_ISLAND.onDesk;
  const above = small ? ABOVE_ISLAND.onPhone : onDesk;
  const free = under - over - island.height;
  return {
    x: frame.size.width / 2,
    y: over + Math.max(0, free * above) + island.height / 2,
    ...island,
  };
}

/** All quays, clockwise from mine. */
export function quaysIn(frame: Frame, shipWidth: number, island: Box): readonly Berth[] {
  const onSide = sideQuays(frame, shipWidth);
  if (frame.inCorner) return [onSide(true, 1), onSide(true, 0), onSide(false, 0), onSide(false, 1)];
  const mine = bottomQuay(frame, island);
  return frame.rows === 1
    ? [mine, onSide(true, 0), onSide(false, 0)]
    : [mine, onSide(true, 1), onSide(true, 0), onSide(false, 0), onSide(false, 1)];
}

/** Makes the quays at the sides, which share what is left of the height. */
function sideQuays(frame: Frame, shipWidth: number): (left: boolean, row: number) => Berth {
  const { size, wall, quayWidth, rows, top, room } = frame;
  // My own ship waits at the bottom.
  const above = (size.height - HULL_HEIGHT * shipWidth - top) / rows;
  const high = frame.inCorner ? room : Math.min(room, above);
  const lane = frame.lanes * shipWidth;
  const crane = high - wall - lane - quayWidth * CRANE_HEIGHT >= 0;
  const pier = quayWidth * (crane ? CRANE_HEIGHT : GOODS_HEIGHT);
  const rest = Math.max(0, high - wall - lane - pier);
  const share = rows === 1 ? IN_ONE_ROW : IN_TWO_ROWS;
  return (left, row) => ({
    x: left ? EDGE + quayWidth / 2 : size.width - EDGE - quayWidth / 2,
    y: top + row * high + rest * share.above + pier + wall / 2,
    width: quayWidth,
    height: wall,
    pier,
    sign: left ? 'left' : 'right',
    crane,
    lane: lane + rest * share.lane,
  });
}

/** My quay in the middle of the bottom. It has a crane if that stays clear of the island. */
function bottomQuay(frame: Frame, island: Box): Berth {
  const { size, small, withBank, wall, mineWidth, bottom } = frame;
  const shore = island.y + island.height / 2;
  const crane = bottom - wall / 2 - mineWidth * CRANE_HEIGHT > shore + UNDER_SHORE * frame.scale;
  return {
    x: small && withBank ? size.width * BESIDE_BANK : size.width / 2,
    y: bottom,
    width: mineWidth,
    height: wall,
    pier: mineWidth * (crane ? CRANE_HEIGHT : GOODS_HEIGHT),
    sign: 'left',
    crane,
    lane: 0,
  };
}

/** The bank: beside my quay, or between two corners. */
export function bankIn({ size, inCorner, bankWidth, bottom, wall }: Frame): Box {
  return {
    x: inCorner ? size.width / 2 : EDGE + bankWidth / 2,
    y: bottom,
    width: bankWidth,
    height: wall,
  };
}
