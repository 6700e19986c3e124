/** Scales and lines of charts; everything is in pixels of the drawing. */

export interface Scale {
  (value: number): number;
  ticks: number[];
}

/** Round steps between two values, both ends covered: 1, 2 or 5 times a power of ten. */
export function steps(low: number, high: number, most = 5): number[] {
  const span = Math.max(high - low, 1);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => span / each <= most)!;
  // Points, pounds and goods come in whole numbers.
  const whole = Math.max(1, step);
  const first = Math.floor(low / whole);
  const last = Math.max(first + 1, Math.ceil(high / whole));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * whole);
}

/** A scale from values to pixels that begins and ends on a round step. */
export function scale(low: number, high: number, from: number, to: number, most = 5): Scale {
  const ticks = steps(low, high, most);
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const place = (value: number) => from + ((value - first) / (last - first)) * (to - from);
  return Object.assign(place, { ticks });
}

/** A scale for places: the first one is at the top, and every place has its line. */
export function places(count: number, top: number, bottom: number): Scale {
  const ticks = Array.from({ length: count }, (_, index) => index + 1);
  const gap = count > 1 ? (bottom - top) / (count - 1) : 0;
  return Object.assign((place: number) => top + (place - 1) * gap, { ticks });
}

/** A line through values that stand beside each other, as path data. */
export function line(
  values: readonly number[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => `${index ? 'L' : 'M'}${round(x(index))} ${round(y(value))}`)
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Moves labels apart that would lie upon each other, as little as needed, within the drawing. */
export function spread(
  targets: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  const order = targets.map((_, index) => index).sort((a, b) => targets[a]! - targets[b]!);
  const placed = [...targets];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, floor);
    floor = placed[index] + gap;
  }
  let ceiling = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index] - gap;
  }
  return placed;
}
