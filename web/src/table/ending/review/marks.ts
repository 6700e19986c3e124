/** Marks of decisions, to be shown beside the moves of the game. */

import type { Review, ReviewedDecision } from '../../../wire/generated';

export type Mark = ReviewedDecision['mark'];

/** As in chess: good moves need few words. */
export const SIGNS: Record<Mark, string> = {
  best: '★',
  good: '✓',
  inexact: '?!',
  mistake: '?',
  blunder: '??',
};

const judged = new WeakMap<Review, ReadonlyMap<number, ReviewedDecision>>();

/** The judgement of a decision; none where there was no choice. */
export function judgementAt(review: Review, ply: number): ReviewedDecision | undefined {
  let byPly = judged.get(review);
  if (!byPly) {
    byPly = new Map(review.decisions.map((each) => [each.ply, each]));
    judged.set(review, byPly);
  }
  return byPly.get(ply);
}
