/** Geometry of a small board: flat-topped hexes, named like c4. */

export interface Point {
  x: number;
  y: number;
}

export const SIDE = 58;
const HEIGHT = Math.sqrt(3) * SIDE;
/** Angles of the corners, clockwise from the right. */
const CORNERS = [0, 60, 120, 180, 240, 300].map((degrees) => (degrees * Math.PI) / 180);

export function middle(space: string): Point {
  const column = space.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = Number(space.slice(1));
  return { x: 1.5 * SIDE * column, y: HEIGHT * (row + (column % 2) / 2) };
}

export function corners(space: string): Point[] {
  const { x, y } = middle(space);
  return CORNERS.map((angle) => ({
    x: x + SIDE * Math.cos(angle),
    y: y + SIDE * Math.sin(angle),
  }));
}

export const points = (corners: readonly Point[]) =>
  corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The two ends of the side shared by adjacent spaces. */
export function shared(one: string, other: string): Point[] {
  const others = corners(other);
  return corners(one).filter(({ x, y }) =>
    others.some((each) => Math.hypot(each.x - x, each.y - y) < 1),
  );
}

/** The bounding box of some spaces. */
export function frame(spaces: readonly string[], margin = 8): string {
  const all = spaces.flatMap(corners);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  return [left, top, right - left, bottom - top].map((value) => value.toFixed(1)).join(' ');
}
