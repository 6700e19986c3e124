/** What stands on the price tags of lit spaces, as far as there is room for tags. */

import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import { LETTERS } from './signs';
import { enlarged } from './stand';
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
