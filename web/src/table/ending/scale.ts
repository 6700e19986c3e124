/** Scales and lines of charts, in pixels of the drawing. */

export interface Scale {
  (value: number): number;
  ticks: number[];
}

/** Round steps that cover a range: 1, 2 or 5 times a power of ten. */
export function steps(low: number, high: number, most = 5): number[] {
  const span = Math.max(high - low, 1);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => span / each <= most)!;
  // Points, pounds and goods are whole numbers.
  const whole = Math.max(1, step);
  const first = Math.floor(low / whole);
  const last = Math.max(first + 1, Math.ceil(high / whole));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * whole);
}

/** A linear scale from values to pixels between round steps. */
export function scale(low: number, high: number, from: number, to: number, most = 5): Scale {
  const ticks = steps(low, high, most);
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const place = (value: number) => from + ((value - first) / (last - first)) * (to - from);
  return Object.assign(place, { ticks });
}

/** A scale for ranks: the first one is at the top, and every rank has its line. */
export function places(count: number, top: number, bottom: number): Scale {
  const ticks = Array.from({ length: count }, (_, index) => index + 1);
  const gap = count > 1 ? (bottom - top) / (count - 1) : 0;
  return Object.assign((place: number) => top + (place - 1) * gap, { ticks });
}

/** A line through adjacent values, as path data. */
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

/** Move overlapping labels apart, as little as needed and within the drawing. */
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
