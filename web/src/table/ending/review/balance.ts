/** The balance sheet as text and figures. */

import { rounded } from '../../../parts/times';
import type { BalanceSheet, Review } from '../../../wire/generated';
import { t, words } from '../../../words/fluent.svelte';

export const TERMS = ['start', 'luck', 'decisions', 'opponents'] as const;
export type Term = (typeof TERMS)[number];

/** A signed figure, like +3.4 or −2.0. */
export function signed(value: number, digits = 1): string {
  const text = rounded(value, digits);
  return value > 0 && !/^[0.,]*$/.test(text) ? `+${text}` : text;
}

/** A signed change of a chance in per cent. */
export function signedChance(change: number): string {
  const format = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  const text = new Intl.NumberFormat(words.language.replace('_', '-'), format).format(change);
  return text.replace('-', '−');
}

/** The name of a round; 0 is the setup. */
export const when = (round: number) =>
  round ? t('ending-round', { round }) : t('ending-review-kind-setup');

export function chance(value: number): string {
  const format = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(words.language.replace('_', '-'), format).format(value);
}

const points = (value: number) => t('ending-review-points', { count: Math.abs(Math.round(value)) });
/** Points from the deal and the draws. */
const given = ({ points: { start, luck } }: BalanceSheet) => start + luck;

/**
 * Up to three sentences: who played better, and whom the deal and the others' moves favoured.
 *
 * @param own one's own seat; spectators read about the first two places
 */
export function balanceWords(
  review: Review,
  own: number | null,
  names: readonly string[],
): string[] {
  const ranked = [...review.sheets].sort((one, other) => one.place - other.place);
  const mine = ranked.find((sheet) => sheet.seat === own) ?? ranked[0];
  if (!mine) return [];
  const rival = ranked.find((sheet) => sheet !== mine);
  const isOwn = mine.seat === own;
  const who = names[mine.seat] ?? '';
  if (!rival) return [t('ending-review-alone', { lost: points(mine.points.decisions) })];
  const name = names[rival.seat] ?? '';
  return [
    skill(mine.points.decisions - rival.points.decisions, isOwn, who, name),
    deal(given(mine) - given(rival), isOwn, who, name),
    ...others(mine.points.opponents - rival.points.opponents, isOwn, who, name),
  ];
}

function skill(better: number, isOwn: boolean, who: string, name: string): string {
  const amount = Math.round(better);
  const way = amount > 0 ? 'better' : amount < 0 ? 'worse' : 'even';
  const key = isOwn ? `ending-review-you-${way}` : `ending-review-played-${way}`;
  return t(key, { who, name, points: points(amount) });
}

function deal(more: number, isOwn: boolean, who: string, name: string): string {
  const amount = Math.round(more);
  if (!amount) return t('ending-review-deal-even');
  if (amount > 0 && isOwn) return t('ending-review-deal-you', { points: points(amount) });
  return t('ending-review-deal', { name: amount > 0 ? who : name, points: points(amount) });
}

/** Empty if the others' moves favoured neither. */
function others(more: number, isOwn: boolean, who: string, name: string): string[] {
  const amount = Math.round(more);
  if (!amount) return [];
  if (amount > 0 && isOwn) return [t('ending-review-others-you', { points: points(amount) })];
  return [t('ending-review-others', { name: amount > 0 ? who : name, points: points(amount) })];
}
