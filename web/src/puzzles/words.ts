/** Descriptions of puzzles. */

import type { PuzzleLine, Printed } from '../wire/generated';
import { parse } from '../wire/codes';
import { doing } from '../words/codes';

export const KINDS = ['contracts', 'trading', 'expanding', 'upgrades', 'ports', 'passing'] as const;

/** A share in whole per cent. */
export const percent = (share: number): number => Math.round(100 * share);

/** The decisions of a turn as text, without the one that ends it. */
export function steps(line: PuzzleLine, printed: Printed | null): string[] {
  const codes = line.codes.filter((code) => code !== 'end' && code !== 'skip');
  return (codes.length ? codes : line.codes).map((code) => doing(parse(code), printed));
}
