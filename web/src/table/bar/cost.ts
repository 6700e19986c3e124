/** Prices on buttons, also where something is free. */

import { t } from '../../words/fluent.svelte';
import { priceWords } from '../map/tags';

/** A price on a button; empty while unknown. */
export function cost(price: number | null): string {
  if (price === null) return '';
  return price === 0 ? t('bar-price-free') : priceWords(price);
}

/** The price of several choices behind one button: the lowest, marked if they differ. */
export function costRange(prices: readonly (number | null)[]): string {
  const known = prices.filter((price) => price !== null);
  if (!known.length) return '';
  const lowest = Math.min(...known);
  if (known.every((price) => price === lowest)) return cost(lowest);
  return t('map-price.from', { money: priceWords(lowest) });
}
