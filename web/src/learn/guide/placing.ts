/** Places the guide's bubble beside its target, never over it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  width: number;
  height: number;
  /** Areas the bubble must not cover. */
  kept: readonly Box[];
  /** Areas it should avoid, with weights. */
  spared: readonly (readonly [Box, number])[];
  /** The target; the bubble stays near it. */
  near: Box | null;
}

const MARGIN = 8;
const STEP = 16;
/** How much better another place must be before the bubble moves from under a finger. */
const LOYALTY = 1;

export interface Point {
  x: number;
  y: number;
}

export function overlap(one: Box, two: Box): number {
  const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return across > 0 && down > 0 ? across * down : 0;
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * The best place for a bubble; null if it would cover something.
 * @param now its current place, which is preferred
 */
export function place(
  { width, height }: { width: number; height: number },
  scene: Scene,
  now: Point | null = null,
): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  const right = scene.width - width - MARGIN;
  const bottom = scene.height - height - MARGIN;
  for (const y of steps(bottom)) {
    for (const x of steps(right)) {
      const box = { x, y, width, height };
      if (!isFree(box, scene)) continue;
      const cost = costOf(box, scene);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  const here = now && { ...now, width, height };
  const canStay = here && now.x <= right && now.y <= bottom && isFree(here, scene);
  return canStay && costOf(here, scene) <= least + LOYALTY ? now : best;
}

function isFree(box: Box, scene: Scene): boolean {
  return !scene.kept.some((each) => overlap(box, each));
}

/** Candidate positions from the margin to the last one that fits. */
function steps(last: number): number[] {
  const places: number[] = [];
  for (let at = MARGIN; at < last; at += STEP) places.push(at);
  return last >= MARGIN ? [...places, last] : [];
}

function costOf(box: Box, scene: Scene): number {
  const area = box.width * box.height;
  const covered = scene.spared.reduce(
    (sum, [each, weight]) => sum + (weight * overlap(box, each)) / area,
    0,
  );
  return covered + (scene.near ? distance(box, scene.near) / 1000 : 0);
}

/** The gap between two boxes in pixels. */
function distance(one: Box, two: Box): number {
  const across = Math.max(one.x - two.x - two.width, two.x - one.x - one.width, 0);
  const down = Math.max(one.y - two.y - two.height, two.y - one.y - one.height, 0);
  return Math.hypot(across, down);
}
