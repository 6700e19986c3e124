/** How a map is moved and enlarged below its window; pure figures. */

import type { Point } from './layout';

export interface Size {
  width: number;
  height: number;
}

/** The map's corner in the window, and how much it is enlarged. */
export interface Viewport extends Point {
  scale: number;
}

/** Pixels that letters are high at least. */
const MIN_LETTER_SIZE = 12;

/** How much letters of a size, in units of the map, are enlarged so that they can be read. */
export const enlarged = (size: number, scale: number) =>
  Math.max(1, MIN_LETTER_SIZE / (size * scale));
/** Whether letters can be read as they are. */
export const isReadable = (size: number, scale: number) => size * scale >= MIN_LETTER_SIZE - 0.2;

/** How much more than the whole map one may come near. */
const MAX_ZOOM = 5;
/** Enlarged at least so much one can always see. */
const MIN_TOP_SCALE = 2;
/** Room round the whole map, in pixels. */
const MARGIN = 6;
/** On wide windows, room for the tools at the right. */
const TOOLS = 44;
const WIDE = 560;
/** On others, room for the one button in the upper right corner, and the gap above it. */
const BUTTON = 48;
/** There the map is so small that names of ports lie so far beyond its upper and lower edge. */
const SIGN_HEIGHT = 13;

/** Pixels at the edges of the window that the whole map keeps free. */
interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The edges of a window; a small map lies below or beside its button, where it is larger. */
function marginsOf(window: Size, map: Size): Margins {
  if (window.width > WIDE) {
    return { left: MARGIN, right: MARGIN + TOOLS, top: MARGIN, bottom: MARGIN };
  }
  const narrow = { left: MARGIN, right: MARGIN, top: SIGN_HEIGHT, bottom: SIGN_HEIGHT };
  const below = { ...narrow, top: SIGN_HEIGHT + BUTTON };
  const beside = { ...narrow, right: MARGIN + BUTTON };
  return scaleWithin(window, map, below) > scaleWithin(window, map, beside) ? below : beside;
}

/** How much the whole map can be enlarged within edges. */
function scaleWithin(window: Size, map: Size, { left, right, top, bottom }: Margins): number {
  const [width, height] = [window.width - left - right, window.height - top - bottom];
  return Math.max(0.05, Math.min(width / map.width, height / map.height));
}

/** The whole map as large as the window allows; in its middle, as far as the edges are free. */
export function fitted(window: Size, map: Size): Viewport {
  const margins = marginsOf(window, map);
  const scale = scaleWithin(window, map, margins);
  return {
    x: clampedOffset(0, window.width, map.width * scale, margins.left, margins.right),
    y: clampedOffset(0, window.height, map.height * scale, margins.top, margins.bottom),
    scale,
  };
}

/** Half a space, in units of the map. */
const HALF_SPACE = 50;
/** A finger needs about so many pixels; nearer than that nothing is framed. */
const MIN_TARGET = 44;
const LARGE_TARGET = 60;
/** For less than this the rest of the map is not given up. */
const MIN_GAIN = 1.15;

/** Places so large that a finger finds them, as near as they allow; else the whole map. */
export function framing(points: readonly Point[], window: Size, map: Size): Viewport {
  const whole = fitted(window, map);
  if (!points.length || whole.scale * 2 * HALF_SPACE >= MIN_TARGET) return whole;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - HALF_SPACE, Math.max(...xs) + HALF_SPACE];
  const [top, bottom] = [Math.min(...ys) - HALF_SPACE, Math.max(...ys) + HALF_SPACE];
  const margins = marginsOf(window, map);
  const room = scaleWithin(window, { width: right - left, height: bottom - top }, margins);
  const scale = Math.max(whole.scale, Math.min(room, LARGE_TARGET / (2 * HALF_SPACE)));
  if (scale < MIN_GAIN * whole.scale) return whole;
  const x = (margins.left + window.width - margins.right) / 2 - ((left + right) / 2) * scale;
  const y = (margins.top + window.height - margins.bottom) / 2 - ((top + bottom) / 2) * scale;
  return clamped({ x, y, scale }, window, map);
}

/** The nearest stand at which the map fills the window, or all of it can be seen. */
export function clamped(viewport: Viewport, window: Size, map: Size): Viewport {
  const margins = marginsOf(window, map);
  const smallest = scaleWithin(window, map, margins);
  const scale = Math.min(
    Math.max(viewport.scale, smallest),
    Math.max(smallest * MAX_ZOOM, MIN_TOP_SCALE),
  );
  return {
    x: clampedOffset(viewport.x, window.width, map.width * scale, margins.left, margins.right),
    y: clampedOffset(viewport.y, window.height, map.height * scale, margins.top, margins.bottom),
    scale,
  };
}

/** Where a length begins in a window: what is shorter in its middle, if that leaves the edges free. */
function clampedOffset(at: number, window: number, length: number, before: number, behind: number) {
  const last = window - length - behind;
  if (last < before) return Math.min(Math.max(at, last), before);
  return Math.min(Math.max((window - length) / 2, before), last);
}

/** Enlarge by a factor; what lies below a point of the window stays there. */
export function zoomed(
  viewport: Viewport,
  at: Point,
  factor: number,
  window: Size,
  map: Size,
): Viewport {
  // First the limits of the scale, or the point would slip at them.
  const { scale } = clamped({ ...viewport, scale: viewport.scale * factor }, window, map);
  const ratio = scale / viewport.scale;
  const moved = {
    x: at.x - (at.x - viewport.x) * ratio,
    y: at.y - (at.y - viewport.y) * ratio,
    scale,
  };
  return clamped(moved, window, map);
}

/** Follow two fingers: what lay below them stays below them. */
export function pinched(
  viewport: Viewport,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  window: Size,
  map: Size,
): Viewport {
  const [from, to] = [midpoint(before), midpoint(now)];
  const dragged = { ...viewport, x: viewport.x + to.x - from.x, y: viewport.y + to.y - from.y };
  const factor = distance(now) / Math.max(1, distance(before));
  return zoomed(dragged, to, factor, window, map);
}

const midpoint = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
export const distance = ([one, other]: readonly [Point, Point]): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** A stand on the way from one to another; what both show at the same point does not slip. */
export function interpolated(from: Viewport, to: Viewport, share: number): Viewport {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale: from.scale + (to.scale - from.scale) * share,
  };
}

/** Where a place of the map lies in the window. */
export function toWindow(viewport: Viewport, point: Point): Point {
  return { x: viewport.x + point.x * viewport.scale, y: viewport.y + point.y * viewport.scale };
}

/** The nearest stand at which a place of the map lies well inside of the window. */
export function revealing(
  viewport: Viewport,
  point: Point,
  room: number,
  window: Size,
  map: Size,
): Viewport {
  const at = toWindow(viewport, point);
  const x = Math.min(Math.max(at.x, room), Math.max(room, window.width - room));
  const y = Math.min(Math.max(at.y, room), Math.max(room, window.height - room));
  if (x === at.x && y === at.y) return viewport;
  return clamped({ ...viewport, x: viewport.x + x - at.x, y: viewport.y + y - at.y }, window, map);
}
