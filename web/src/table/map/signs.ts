/** Places the names of ports close to their anchors, and never over a land cost. */

import { ASIDE, COIN } from '../../look/shapes';
import type { Layout, Place, Point } from './layout';
import { enlarged, isReadable } from './viewport';

/** Font sizes in units of the map, before enlargement. */
export const LETTERS = { coin: 28, aside: 20, tag: 22, name: 19, sign: 14 } as const;

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Sign extends Box {
  lines: readonly string[];
  /** Font size. */
  size: number;
  /** Length of each line, where letters are condensed. */
  lengths: readonly (number | undefined)[];
  /** Both ends of the line to its port, if the sign is beyond the map's edge. */
  way?: readonly [Point, Point];
}

type Form = Omit<Sign, 'x' | 'y'>;

interface Circle extends Point {
  radius: number;
}

/** A part of the map to avoid, with its weight per area. */
interface Spared extends Box {
  weight: number;
}

/** Average width of a letter and height of a line, relative to the font size. */
const WIDE = 0.5;
export const LINE = 1.05;
/** Padding around the text. */
const BESIDE = 0.45;
export const ABOVE = 0.08;
/** Maximum condensation of letters. */
const TOGETHER = 0.82;
/** How far from its port a sign may be, in which steps positions are tried, and their cost. */
const FAR = { x: 24, y: 60 };
const STEP = { x: 12, y: 3 };
const AWAY = 0.3;
/** Cost of covering a piece, price or anchor, a name, or water. */
const WEIGHTS = { figure: 0.034, name: 0.3, water: 0.012 };
/** Cost of a place beyond the map's edge, and its distance from that edge. */
const OUTSIDE = 70;
const OVER = 16;
/** How much of such a sign may be to the left of its port. */
const SHARES = [0.5, 0.85, 0.15];
/** How far it may extend beyond the map's corner if there is no other room. */
const CORNERS = [0, 60];
/** Radius of a port's picture. */
const QUAY = 31;

/** Positions to try, relative to the port's centre, nearest first. */
const TRIED = steps(FAR.y, STEP.y)
  .flatMap((y) => steps(FAR.x, STEP.x).map((x) => ({ x, y, cost: AWAY * Math.hypot(x, y) })))
  .toSorted((one, other) => one.cost - other.cost);

function steps(far: number, step: number): number[] {
  return Array.from({ length: (2 * far) / step + 1 }, (_, at) => at * step - far);
}

/**
 * Lay out the signs of ports; null if no place is free of prices and other signs.
 *
 * If the map is so small that a sign would cover much of it, the sign is above or below the map.
 *
 * @param scale the scale of the map
 * @param hasNames whether names of spaces are shown, which signs should not cover
 */
export function laySigns(
  layout: Layout,
  ports: readonly { space: string; name: string }[],
  scale: number,
  hasNames: boolean,
): (Sign | null)[] {
  const laid: Sign[] = [];
  return ports.map(({ space, name }) => {
    const port = layout.places.get(space);
    const sign = port ? layOne(layout, port, name, scale, hasNames, laid) : null;
    if (sign) laid.push(sign);
    return sign;
  });
}

function layOne(
  layout: Layout,
  port: Place,
  name: string,
  scale: number,
  hasNames: boolean,
  others: readonly Box[],
): Sign | null {
  const size = LETTERS.sign * enlarged(LETTERS.sign, scale);
  let best: { sign: Sign; cost: number } | null = null;
  for (const form of forms(name, size)) {
    const room = { x: FAR.x + form.width / 2 + 60, y: FAR.y + form.height / 2 + 60 };
    const near = [...layout.places.values()].filter(
      ({ x, y }) => Math.abs(x - port.x) < room.x && Math.abs(y - port.y) < room.y,
    );
    const prices = near.flatMap((place) => pricesOf(place, scale));
    const spared = near.flatMap((place) => sparedOf(place, place === port, scale, hasNames));
    for (const { x, y, cost: away } of TRIED) {
      if (best && away >= best.cost) break;
      const sign = { ...form, x: port.x + x - form.width / 2, y: port.y + y - form.height / 2 };
      if (!isInside(sign, layout)) continue;
      if (prices.some((price) => isOn(sign, price))) continue;
      if (others.some((other) => shared(sign, other))) continue;
      const cost = spared.reduce((sum, each) => sum + each.weight * shared(sign, each), away);
      if (!best || cost < best.cost) best = { sign, cost };
    }
  }
  if (best && best.cost < OUTSIDE) return best.sign;
  const beyond = CORNERS.flatMap((far) =>
    SHARES.map((share) => layBeyond(layout, port, form([name], size), share, far)),
  );
  const free = beyond.find((sign) => !others.some((other) => shared(sign, other)));
  return free ?? best?.sign ?? null;
}

/**
 * A sign beyond the nearer edge of the map, with a line to its port.
 *
 * @param share how much of it is to the left of its port
 * @param far how far it may extend beyond the corners of the map
 */
function layBeyond(
  { width, height }: Layout,
  port: Place,
  form: Form,
  share: number,
  far: number,
): Sign {
  const isUpper = port.y < height / 2;
  const x = within(port.x - form.width * share, -far, width + 2 * far - form.width);
  const y = isUpper ? OVER - form.height : height - OVER;
  const from = { x: port.x, y: isUpper ? y + form.height : y };
  return { ...form, x, y, way: [from, { x: port.x, y: port.y + (isUpper ? -QUAY : QUAY) }] };
}

/** Ways to write a name: on one line, on two, or condensed on one. */
function forms(name: string, size: number): Form[] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .toSorted((one, other) => longest(one) - longest(other));
  return [
    form([name], size),
    ...halves.slice(0, 1).map((lines) => form(lines, size)),
    form([name], size, TOGETHER),
  ];
}

const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

function form(lines: readonly string[], size: number, share = 1): Form {
  return {
    lines,
    size,
    lengths: lines.map(({ length }) => (share < 1 ? length * WIDE * size * share : undefined)),
    width: (longest(lines) * WIDE * share + 2 * BESIDE) * size,
    height: (lines.length * LINE + 2 * ABOVE) * size,
  };
}

/** The land cost of a space, with and without a piece. */
export function pricesOf({ x, y, space }: Place, scale: number): Circle[] {
  if (!space.active || space.loch) return [];
  const radius = COIN.radius * enlarged(LETTERS.coin, scale) + 1;
  const coin = { x: x + COIN.x, y: y + COIN.y, radius };
  const aside = { x: x + ASIDE.x, y: y + ASIDE.y, radius: ASIDE.radius + 1 };
  return isReadable(LETTERS.aside, scale) ? [coin, aside] : [coin];
}

/** Where a piece or a choice's price is drawn, and the name if names are shown. */
function sparedOf(place: Place, isPort: boolean, scale: number, hasNames: boolean): Spared[] {
  const half = 33 * enlarged(LETTERS.tag, scale);
  const figure = { x: place.x - half, y: place.y - 31, width: 2 * half, height: 54 };
  const weight = place.space.loch && !isPort ? WEIGHTS.water : WEIGHTS.figure;
  const spared = [{ ...figure, weight }];
  return hasNames ? [...spared, { ...nameOf(place, scale), weight: WEIGHTS.name }] : spared;
}

/** Where the name of a space is drawn. */
export function nameOf({ x, y }: Point, scale: number): Box {
  const size = LETTERS.name * enlarged(LETTERS.name, scale);
  return { x: x - 0.6 * size, y: y - 27 - 0.8 * size, width: 1.2 * size, height: size };
}

/** Whether a circle overlaps a box. */
export function isOn(box: Box, { x, y, radius }: Circle): boolean {
  const [dx, dy] = [x - within(x, box.x, box.width), y - within(y, box.y, box.height)];
  return dx * dx + dy * dy < radius * radius;
}

const within = (at: number, start: number, length: number) =>
  Math.min(Math.max(at, start), start + length);

function isInside(box: Box, { width, height }: Layout): boolean {
  return box.x > 0 && box.y > 0 && box.x + box.width < width && box.y + box.height < height;
}

/** The overlap of two boxes. */
export function shared(one: Box, other: Box): number {
  const width = overlap(one.x, one.width, other.x, other.width);
  return width && width * overlap(one.y, one.height, other.y, other.height);
}

const overlap = (at: number, length: number, other: number, far: number) =>
  Math.max(0, Math.min(at + length, other + far) - Math.max(at, other));
