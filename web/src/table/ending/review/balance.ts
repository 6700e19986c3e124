/** The balance sheet as text and figures. */

import { rounded } from '../../../parts/times';
import type { BalanceSheet, Review } from '../../../wire/generated';
import { t, words } from '../../../words/fluent.svelte';
import type { Measure } from './falls';
import type { Term } from './terms';

/** A signed figure, like +3.4 or −2.0. */
export function signed(value: number, digits = 1): string {
  const text = rounded(value, digits);
  return value > 0 && !/^[0.,]*$/.test(text) ? `+${text}` : text;
}

/** A change of a chance in percentage points, in words or short. */
export function signedChance(change: number, form: '' | '.short' = ''): string {
  const points = Math.round(100 * change);
  return t(`ending-review-share${form}`, { change: signed(points, 0), count: Math.abs(points) });
}

/** The name of a round; 0 is the setup. */
export const when = (round: number) =>
  round ? t('ending-round', { round }) : t('ending-review-kind-setup');

export function chance(value: number): string {
  const format = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(words.language.replace('_', '-'), format).format(value);
}

/** What a term adds by a measure; to a chance in percentage points. */
export function termFigure(term: Term, value: number, measure: Measure): string {
  if (measure === 'win') return term === 'start' ? chance(value) : signed(100 * value, 0);
  return term === 'start' && measure === 'points' ? rounded(value) : signed(value);
}

/** The result by a measure. */
export function finalFigure(value: number, measure: Measure): string {
  if (measure === 'win') return chance(value);
  return measure === 'points' ? String(Math.round(value)) : signed(value, 0);
}

/** A difference or cost with its standard error. */
interface Estimate {
  amount: number;
  error: number;
}

/** Whether an estimate lies within its error, or would be read as 0. */
const isEven = ({ amount, error }: Estimate) => !Math.round(amount) || Math.abs(amount) <= error;

const points = ({ amount, error }: Estimate) =>
  t('ending-review-points-about', {
    count: Math.abs(Math.round(amount)),
    error: Math.max(1, Math.round(error)),
  });

/** The difference of two sheets in the sum of some terms. */
function apart(one: BalanceSheet, other: BalanceSheet, terms: readonly Term[]): Estimate {
  const sum = (sheet: BalanceSheet) => terms.reduce((all, term) => all + sheet.points[term], 0);
  const errors = [one, other].flatMap(({ uncertainty }) => terms.map((term) => uncertainty[term]));
  return { amount: sum(one) - sum(other), error: Math.hypot(...errors) };
}

/**
 * Who played better, and whom the deal and the others' moves favoured: a paragraph per rival.
 *
 * @param own one's own seat; spectators read about the winner
 */
export function balanceWords(
  review: Review,
  own: number | null,
  names: readonly string[],
): string[] {
  const ranked = [...review.sheets].sort((one, other) => one.place - other.place);
  const mine = ranked.find((sheet) => sheet.seat === own) ?? ranked[0];
  if (!mine) return [];
  const isOwn = mine.seat === own;
  const who = names[mine.seat] ?? '';
  if (ranked.length === 1) return [alone(mine, isOwn, who)];
  return ranked
    .filter((sheet) => sheet !== mine)
    .map((rival) => {
      const name = names[rival.seat] ?? '';
      return [
        skill(apart(mine, rival, ['decisions']), isOwn, who, name),
        deal(apart(mine, rival, ['start', 'luck']), isOwn, who, name),
        ...others(apart(mine, rival, ['opponents']), isOwn, who, name, ranked.length),
      ].join(' ');
    });
}

function alone({ points: { decisions }, uncertainty }: BalanceSheet, isOwn: boolean, who: string) {
  const lost = { amount: decisions, error: uncertainty.decisions };
  const key = `ending-review-alone${isOwn ? '' : '-player'}${isEven(lost) ? '-even' : ''}`;
  return t(key, { name: who, lost: points(lost) });
}

function skill(better: Estimate, isOwn: boolean, who: string, name: string): string {
  const way = isEven(better) ? 'even' : better.amount > 0 ? 'better' : 'worse';
  const key = isOwn ? `ending-review-you-${way}` : `ending-review-played-${way}`;
  return t(key, { who, name, points: points(better) });
}

function deal(more: Estimate, isOwn: boolean, who: string, name: string): string {
  if (isEven(more)) return t('ending-review-deal-even');
  if (more.amount > 0 && isOwn) return t('ending-review-deal-you', { points: points(more) });
  const favoured = more.amount > 0 ? who : name;
  return t('ending-review-deal', { name: favoured, points: points(more) });
}

/** Empty if the others favoured neither; of two players, each is the other's only opponent. */
function others(
  more: Estimate,
  isOwn: boolean,
  who: string,
  name: string,
  players: number,
): string[] {
  if (isEven(more)) return [];
  const isMine = more.amount > 0;
  const given = points(more);
  const favoured = isMine ? who : name;
  if (players > 2) {
    return isOwn && isMine
      ? [t('ending-review-others-you', { points: given })]
      : [t('ending-review-others', { name: favoured, points: given })];
  }
  if (!isOwn) {
    const other = isMine ? name : who;
    return [t('ending-review-other', { name: favoured, other, points: given })];
  }
  return [t(`ending-review-other-${isMine ? 'you' : 'rival'}`, { name, points: given })];
}
