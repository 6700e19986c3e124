/** The bars of a balance sheet and their common axis. */

import type { BalanceSheet } from '../../../wire/generated';
import { termsOf, type Term } from './terms';

/** What a result is measured by: points, the lead over the best opponent, the chance to win. */
export const MEASURES = ['points', 'margin', 'win'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Bar {
  term: Term | 'final';
  from: number;
  to: number;
  /** Standard error of what the bar changes; 0 where it is not known. */
  error: number;
}

export interface Axis {
  low: number;
  high: number;
  /** Whether the axis begins above 0, to make small terms visible. */
  isCut: boolean;
}

/** Points between the outermost bar and the edge. */
const AIR = 4;

/** The terms, each from where the last one ended, and the result. */
export function bars(sheet: BalanceSheet, measure: Measure, players: number): Bar[] {
  let sum = 0;
  const steps: Bar[] = termsOf(players).map((term) => {
    const from = sum;
    sum += sheet[measure][term];
    return { term, from, to: sum, error: measure === 'points' ? sheet.uncertainty[term] : 0 };
  });
  return [...steps, { term: 'final', from: 0, to: sum, error: 0 }];
}

/** One axis for all players, so that their charts can be compared. */
export function axisOf(sheets: readonly BalanceSheet[], measure: Measure): Axis {
  const levels = sheets.flatMap((sheet) =>
    bars(sheet, measure, sheets.length).flatMap(({ to, error }) => [to - error, to + error]),
  );
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  if (measure !== 'points') {
    return { low: Math.min(0, least), high: Math.max(0.01, most), isCut: false };
  }
  const low = least - AIR;
  return low > AIR
    ? { low, high: most + AIR, isCut: true }
    : { low: Math.min(0, least), high: most + AIR, isCut: false };
}
