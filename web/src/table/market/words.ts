/** Texts about trades. */

import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import type { GoodName, MarketGood } from '../../wire/generated';
import type { Since } from './priceChange';
import type { Offer, Side } from './trade';

/** A good's price, its change since one's own last turn, and the stock. */
export function priceWords(
  good: GoodName,
  pounds: number,
  stock: number | null,
  since: Since | null,
): string {
  const price = t('market-price', { good: things.good(good), price: things.money(pounds) });
  const parts = [price];
  if (since) parts.push(sinceWords(since));
  if (stock !== null) parts.push(t('market-stock', { goods: things.goods(good, stock) }));
  return parts.join('. ');
}

/** The price change since one's own last turn. */
export const sinceWords = ({ before, after }: Since) =>
  t('market-since', { old: things.money(before), new: things.money(after) });

/**
 * What a side of a good offers, for its button.
 *
 * @param isLimited whether to name what limits the amount
 */
export function sideWords(
  good: GoodName,
  side: Side,
  offers: readonly Offer[],
  market: MarketGood | undefined,
  isLimited: boolean,
): string {
  // For spectators, or after the game.
  if (!market && !offers.length) return `${t(`market-take-${side}`)}: ${things.good(good)}`;
  const most = offers.at(-1)?.count ?? 0;
  const first = t(side === 'buy' ? 'market-buy' : 'market-sell', {
    good: things.good(good),
    count: most,
  });
  const limit = isLimited && market?.limits[side];
  return limit ? `${first}\n${t(`market-limit-${limit}`)}` : first;
}

/** How the money of a trade adds up. */
export function sumWords(offer: Offer): string {
  if (offer.money === null) return t('market-unknown');
  const lines = offer.parts.map(([cause, pounds]) => {
    const name = things.part(cause);
    const money = things.change(-pounds);
    const each = Math.abs(pounds) / offer.count;
    const isTrade = (cause === 'buy' || cause === 'sell') && Number.isInteger(each);
    if (!isTrade || offer.count === 1) return t('market-part', { name, money });
    return t('market-part-pieces', { name, money, count: offer.count, price: things.money(each) });
  });
  if (lines.length > 1) lines.push(t('market-total', { money: things.change(offer.money) }));
  return lines.join('\n') || things.change(offer.money);
}
