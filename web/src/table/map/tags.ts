/** Price tags of selectable spaces, where there is room for them. */

import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import type { Point } from './layout';
import { LETTERS, shared, type Box } from './signs';
import { enlarged } from './viewport';
import { hasPrice, type Lit } from './targets';

export interface Tag {
  space: string;
  text: string;
}

/** A price as text; gains have a plus. */
export const priceWords = (price: number) =>
  price < 0 ? things.change(-price) : things.money(price);

/** Size of a tag in units of the map, before enlargement. */
export const tagWidth = (text: string) => text.length * 11.5 + 12;
export const TAG_HEIGHT = 30;

/** Wider tags would overlap their neighbours; a space is 87 wide and high. */
const WIDEST = 80;
/** Higher tags would hide the land. */
const HIGHEST = 50;

/**
 * Tags of selectable spaces: prices; on small spaces only figures, on even smaller ones nothing.
 *
 * All have the same format, so that no space looks cheaper than it is.
 *
 * @param scale the scale of the map
 */
export function tagsOf(lit: Iterable<Lit>, scale: number): Tag[] {
  const times = enlarged(LETTERS.tag, scale);
  if (TAG_HEIGHT * times > HIGHEST) return [];
  const priced = [...lit].filter(hasPrice);
  for (const words of [priceWords, String]) {
    const tags = priced.map((each) => ({
      space: each.space,
      text: t(each.isFrom ? 'map-price.from' : 'map-price', { money: words(each.price ?? 0) }),
    }));
    const width = Math.max(0, ...tags.map(({ text }) => tagWidth(text)));
    if (width * times <= WIDEST) return tags;
  }
  return [];
}

/** Possible offsets of a tag from its space's centre, preferred first. */
const OFFSETS: readonly Point[] = [-12, -2, 8].flatMap((y) => [0, -12, 12].map((x) => ({ x, y })));
/** Offsets of the previewed choice's tag: above its piece, or below. */
const CHOSEN_OFFSETS: readonly Point[] = [
  { x: 0, y: -60 },
  { x: 0, y: 58 },
];

/** The tag position that covers least of the port signs. */
export function tagPosition(
  place: Point,
  text: string,
  signs: readonly (Box | null)[],
  scale: number,
  isChosen = false,
): Point {
  const times = enlarged(LETTERS.tag, scale);
  const [width, height] = [(tagWidth(text) + (isChosen ? 24 : 0)) * times, TAG_HEIGHT * times];
  const covered = ({ x, y }: Point) => {
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    return signs.reduce((sum, sign) => sum + (sign ? shared(box, sign) : 0), 0);
  };
  const positions = (isChosen ? CHOSEN_OFFSETS : OFFSETS)
    .map(({ x, y }) => ({ x: place.x + x, y: place.y + y }))
    .filter(({ y }) => !isChosen || y > height / 2);
  return positions.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}
