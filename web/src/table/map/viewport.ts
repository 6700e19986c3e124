/** Pure geometry of panning and zooming the map. */

import type { Point } from './layout';

export interface Size {
  width: number;
  height: number;
}

/** The map's corner in the window, and its scale. */
export interface Viewport extends Point {
  scale: number;
}

/** Minimum size of letters in pixels. */
const MIN_LETTER_SIZE = 12;

/** Factor that makes a font size, in units of the map, readable. */
export const enlarged = (size: number, scale: number) =>
  Math.max(1, MIN_LETTER_SIZE / (size * scale));
/** Whether a font size is readable without enlargement. */
export const isReadable = (size: number, scale: number) => size * scale >= MIN_LETTER_SIZE - 0.2;

/** Maximum zoom relative to the whole map. */
const MAX_ZOOM = 5;
/** A scale that can always be reached. */
const MIN_TOP_SCALE = 2;
/** Margin around the whole map in pixels. */
const MARGIN = 6;
/** Wide windows have room for the tools on the right. */
const TOOLS = 44;
const WIDE = 560;
/** Others have one button in the upper right corner, with a gap above it. */
const BUTTON = 48;
/** On such small maps, port names extend this far beyond the upper and lower edge. */
const SIGN_HEIGHT = 13;

/** Margins of the whole map in pixels. */
interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The margins in a window; a small map is below or beside the button, whichever makes it larger.
 */
function marginsOf(window: Size, map: Size): Margins {
  if (window.width > WIDE) {
    return { left: MARGIN, right: MARGIN + TOOLS, top: MARGIN, bottom: MARGIN };
  }
  const narrow = { left: MARGIN, right: MARGIN, top: SIGN_HEIGHT, bottom: SIGN_HEIGHT };
  const below = { ...narrow, top: SIGN_HEIGHT + BUTTON };
  const beside = { ...narrow, right: MARGIN + BUTTON };
  return scaleWithin(window, map, below) > scaleWithin(window, map, beside) ? below : beside;
}

/** The largest scale of the whole map within margins. */
function scaleWithin(window: Size, map: Size, { left, right, top, bottom }: Margins): number {
  const [width, height] = [window.width - left - right, window.height - top - bottom];
  return Math.max(0.05, Math.min(width / map.width, height / map.height));
}

/** The whole map as large as possible, centred as far as the margins allow. */
export function fitted(window: Size, map: Size): Viewport {
  const margins = marginsOf(window, map);
  const scale = scaleWithin(window, map, margins);
  return {
    x: clampedOffset(0, window.width, map.width * scale, margins.left, margins.right),
    y: clampedOffset(0, window.height, map.height * scale, margins.top, margins.bottom),
    scale,
  };
}

/** Half a space in units of the map. */
const HALF_SPACE = 50;
/** Minimum size of a touch target; larger spaces are not enlarged. */
const MIN_TARGET = 44;
const LARGE_TARGET = 60;
/** A smaller gain is not worth losing the rest of the map. */
const MIN_GAIN = 1.15;

/** Zoom in on points until they are large enough to tap; otherwise the whole map. */
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

/** The nearest viewport in which the map fills the window or is entirely visible. */
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

/** The offset of a length in a window: shorter ones are centred, if the margins allow. */
function clampedOffset(at: number, window: number, length: number, before: number, behind: number) {
  const last = window - length - behind;
  if (last < before) return Math.min(Math.max(at, last), before);
  return Math.min(Math.max((window - length) / 2, before), last);
}

/** Zoom by a factor; the point under `at` stays in place. */
export function zoomed(
  viewport: Viewport,
  at: Point,
  factor: number,
  window: Size,
  map: Size,
): Viewport {
  // Limit the scale first, or the point would drift at the limits.
  const { scale } = clamped({ ...viewport, scale: viewport.scale * factor }, window, map);
  const ratio = scale / viewport.scale;
  const moved = {
    x: at.x - (at.x - viewport.x) * ratio,
    y: at.y - (at.y - viewport.y) * ratio,
    scale,
  };
  return clamped(moved, window, map);
}

/** Follow two fingers: the points under them stay under them. */
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

/** A viewport between two others; points that both show at the same place stay there. */
export function interpolated(from: Viewport, to: Viewport, share: number): Viewport {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale: from.scale + (to.scale - from.scale) * share,
  };
}

/** A point of the map in window coordinates. */
export function toWindow(viewport: Viewport, point: Point): Point {
  return { x: viewport.x + point.x * viewport.scale, y: viewport.y + point.y * viewport.scale };
}

/** The nearest viewport with a point well inside the window. */
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
