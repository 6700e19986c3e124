/** Geometry of the displayed map, rotated by quarter turns, with its corner at 0, 0. */

import type { MapData, MapSpace } from '../../wire/generated';

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  name: string;
  corners: Point[];
  /** The outline as SVG points. */
  points: string;
  space: MapSpace;
}

export interface Layout {
  width: number;
  height: number;
  /** By space name, in map order. */
  places: Map<string, Place>;
}

export type Quarters = 0 | 1 | 2 | 3;

export function layOut(map: MapData, quarters: Quarters): Layout {
  const isUpright = quarters % 2 === 0;
  const places = map.spaces.map((space): [string, Place] => {
    const corners = space.outline.map(([x = 0, y = 0]) => turned(map, quarters, { x, y }));
    const middle = turned(map, quarters, space);
    return [space.name, { ...middle, name: space.name, corners, points: points(corners), space }];
  });
  return {
    width: isUpright ? map.width : map.height,
    height: isUpright ? map.height : map.width,
    places: new Map(places),
  };
}

type Frame = Pick<MapData, 'x' | 'y' | 'width' | 'height'>;

/** Rotate a point clockwise by quarter turns. */
export function turned(frame: Frame, quarters: Quarters, point: Point): Point {
  const [x, y] = [point.x - frame.x, point.y - frame.y];
  switch (quarters) {
    case 0:
      return { x, y };
    case 1:
      return { x: frame.height - y, y: x };
    case 2:
      return { x: frame.width - x, y: frame.height - y };
    case 3:
      return { x: y, y: frame.width - x };
  }
}

export function points(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ');
}

const short = (value: number) => Math.round(value * 100) / 100;

/** Corners scaled towards the centre: 1 keeps them, 0 joins them. */
export function shrunk(place: Place, share: number): Point[] {
  return place.corners.map((corner) => between(place, corner, share));
}

export function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** The outline of a group of spaces as path data, slightly inset. */
export function rim(layout: Layout, group: readonly string[], inset = 0.9): string {
  const members = new Set(group);
  let path = '';
  for (const name of group) {
    const place = layout.places.get(name);
    if (!place) continue;
    const inner = shrunk(place, inset);
    const isOpen = place.space.across.map((other) => other === null || !members.has(other));
    for (let side = 0; side < 6; side += 1) {
      if (!isOpen[side]) continue;
      const next = (side + 1) % 6;
      // Towards a member of the group the outline continues to the shared side.
      const start = isOpen[(side + 5) % 6] ? inner[side]! : onSide(place, side, -1, inset);
      const end = isOpen[next] ? inner[next]! : onSide(place, next, 1, inset);
      path += `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`;
    }
  }
  return path;
}

/** A point on the side that leaves a corner forwards (1) or backwards (-1), near that corner. */
function onSide(place: Place, corner: number, direction: 1 | -1, inset: number): Point {
  const from = place.corners[corner]!;
  const along = place.corners[(corner + direction + 6) % 6]!;
  return between(from, along, 1 - inset);
}

export const DIRECTIONS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;
export type Direction = keyof typeof DIRECTIONS;

/**
 * The neighbouring space in a direction; null at the map's edge.
 *
 * Of two equally good neighbours, the one nearer to the line where the cursor started is taken, so
 * that a row can be followed to its end.
 */
export function neighbour(
  layout: Layout,
  from: string,
  direction: Direction,
  line: Point,
): string | null {
  const start = layout.places.get(from);
  if (!start) return null;
  const aim = DIRECTIONS[direction];
  let best: { name: string; straight: number; off: number } | null = null;
  for (const name of start.space.across) {
    const place = name === null ? undefined : layout.places.get(name);
    if (!place) continue;
    const [dx, dy] = [place.x - start.x, place.y - start.y];
    const straight = Math.round(((dx * aim.x + dy * aim.y) / Math.hypot(dx, dy)) * 100);
    const off = Math.abs(aim.x ? place.y - line.y : place.x - line.x);
    if (straight < 60) continue;
    const isBetter =
      !best || straight > best.straight + 5 || (straight > best.straight - 5 && off < best.off);
    if (isBetter) best = { name: place.name, straight, off };
  }
  return best?.name ?? null;
}
