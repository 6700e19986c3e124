/** What stands on the price tags of lit spaces, as far as there is room for tags. */

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

/** A price in words; what brings money is no price: it has a plus. */
export const priceWords = (price: number) =>
  price < 0 ? things.change(-price) : things.money(price);

/** How wide and high a tag is, in units of the map before letters are enlarged. */
export const tagWidth = (text: string) => text.length * 11.5 + 12;
export const TAG_HEIGHT = 30;

/** Wider than this a tag runs over the tag of its neighbour; a space is 87 wide and high. */
const WIDEST = 80;
/** Higher than this it hides the land of its space. */
const HIGHEST = 50;

/**
 * The tags of lit spaces: prices, where spaces are small mere figures, where they are smaller none.
 *
 * All of them have one form, so that no space looks cheaper than it is.
 *
 * @param scale how much the map is enlarged.
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

/** Where a tag may stand in its space, from the middle of it: the first one is where it likes to be. */
const OFFSETS: readonly Point[] = [-12, -2, 8].flatMap((y) => [0, -12, 12].map((x) => ({ x, y })));
/** Where the tag of the choice looked at may stand: above its piece, or below. */
const CHOSEN_OFFSETS: readonly Point[] = [
  { x: 0, y: -60 },
  { x: 0, y: 58 },
];

/** Where a tag stands: where it covers least of the names of ports. */
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
