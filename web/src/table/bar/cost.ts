/** What a choice costs, as it stands on its button: also where it costs nothing. */

import { t } from '../../words/fluent.svelte';
import { priceWords } from '../map/tags';

/** A price on a button; nothing while it is not known. */
export function cost(price: number | null): string {
  if (price === null) return '';
  return price === 0 ? t('bar-price-free') : priceWords(price);
}

/** The price of several choices behind one button: the lowest, marked as such where they differ. */
export function costRange(prices: readonly (number | null)[]): string {
  const known = prices.filter((price) => price !== null);
  if (!known.length) return '';
  const lowest = Math.min(...known);
  if (known.every((price) => price === lowest)) return cost(lowest);
  return t('map-price.from', { money: priceWords(lowest) });
}
