/**
 * A tartan for each clan. A sett is read outwards from its middle and mirrored at both ends, as on
 * a loom; the same stripes run down and across, and colours mix where they cross.
 */

/** Yarn colours, muted like plant dyes. */
const WOOL = {
  navy: '#24395c',
  blue: '#35639a',
  sky: '#8db4d0',
  green: '#2f5b41',
  moss: '#6f8a4a',
  black: '#26241f',
  red: '#a5332a',
  wine: '#6d2236',
  gold: '#d9a52e',
  white: '#efe7d3',
  heather: '#80608f',
  peat: '#6b4a30',
  flax: '#c9b68c',
} as const;
type Wool = keyof typeof WOOL;
/** A stripe: its colour and its width in threads. */
export type Stripe = readonly [Wool, number];

const SETTS: Record<string, readonly Stripe[]> = {
  buchanan: [
    ['gold', 7],
    ['black', 1],
    ['moss', 5],
    ['black', 1],
    ['red', 7],
  ],
  campbell: [
    ['green', 7],
    ['black', 4],
    ['navy', 7],
    ['sky', 1],
  ],
  cunningham: [
    ['red', 10],
    ['black', 2],
    ['white', 1],
    ['black', 3],
  ],
  fergusson: [
    ['navy', 8],
    ['red', 1],
    ['green', 8],
    ['white', 1],
  ],
  macdonald: [
    ['green', 8],
    ['red', 1],
    ['black', 3],
    ['blue', 8],
    ['red', 2],
  ],
  macewen: [
    ['blue', 9],
    ['gold', 1],
    ['green', 7],
    ['red', 2],
  ],
  mackenzie: [
    ['blue', 7],
    ['black', 3],
    ['green', 6],
    ['white', 2],
  ],
  robertson: [
    ['red', 9],
    ['green', 3],
    ['red', 2],
    ['navy', 5],
  ],
  stewart: [
    ['red', 11],
    ['navy', 3],
    ['gold', 1],
    ['green', 4],
    ['white', 1],
  ],
};
/** Undyed wool, for players without a clan. */
const UNDYED: readonly Stripe[] = [
  ['flax', 9],
  ['peat', 1],
  ['white', 3],
  ['peat', 2],
];

/** Backgrounds and lines for the tartans of unknown clans. */
const GROUNDS: readonly Wool[] = [
  'green',
  'navy',
  'wine',
  'heather',
  'peat',
  'blue',
  'red',
  'moss',
];
const LINES: readonly Wool[] = ['gold', 'white', 'sky', 'black', 'red'];

/** A stable hash of a name (FNV-1a). */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const letter of name) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // Low bits of short names are alike; mix once more.
  return Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
}

export function sett(clan: string): readonly Stripe[] {
  if (!clan) return UNDYED;
  const known = SETTS[clan];
  if (known) return known;
  const number = hash(clan);
  const ground = GROUNDS[number % GROUNDS.length]!;
  const others = GROUNDS.filter((each) => each !== ground);
  const second = others[(number >>> 4) % others.length]!;
  const lines = LINES.filter((each) => each !== ground && each !== second);
  const line = lines[(number >>> 8) % lines.length]!;
  return [
    [ground, 6 + ((number >>> 12) % 4)],
    [line, 1 + ((number >>> 16) % 2)],
    [second, 4 + ((number >>> 20) % 4)],
    ['black', 1 + ((number >>> 24) % 2)],
  ];
}

interface Band {
  at: number;
  width: number;
  colour: string;
}

/** The stripes of one repeat, mirrored about its middle, and its length. */
export function repeat(clan: string): { bands: Band[]; length: number } {
  const half = sett(clan);
  // The outermost stripes are the turning points and not doubled.
  const whole = [...half, ...half.slice(1, -1).reverse()];
  const bands: Band[] = [];
  let at = 0;
  for (const [wool, width] of whole) {
    bands.push({ at, width, colour: WOOL[wool] });
    at += width;
  }
  return { bands, length: at };
}

/** The content of a seamless tile, in threads. */
export function weave(clan: string): { body: string; length: number } {
  const { bands, length } = repeat(clan);
  const warp = bands.map(
    ({ at, width, colour }) =>
      `<rect x="${at}" width="${width}" height="${length}" fill="${colour}"/>`,
  );
  const weft = bands.map(
    ({ at, width, colour }) =>
      `<rect y="${at}" width="${length}" height="${width}" fill="${colour}"/>`,
  );
  return { body: `${warp.join('')}<g opacity=".5">${weft.join('')}</g>`, length };
}

const kept = new Map<string, string>();

/** A clan's tartan as an image for CSS backgrounds; `pixels` is the size of a thread. */
export function tartan(clan: string, pixels = 1): string {
  const key = `${clan}/${pixels}`;
  const known = kept.get(key);
  if (known) return known;
  const { body, length } = weave(clan);
  const size = length * pixels;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${length} ${length}" shape-rendering="crispEdges">${body}</svg>`;
  const made = `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
  kept.set(key, made);
  return made;
}

/** The id of a clan's pattern in drawings, as in `fill="url(#…)"`. */
export const tartanId = (clan: string) => `tartan-${clan || 'none'}`;
