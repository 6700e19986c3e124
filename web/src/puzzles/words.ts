/** What puzzles are about, and figures in words. */

import type { PuzzleLine, Printed } from '../wire/generated';
import { parse } from '../wire/codes';
import { doing } from '../words/codes';

export const KINDS = ['contracts', 'trading', 'expanding', 'upgrades', 'ports', 'passing'] as const;

/** A share as a whole number of per cent. */
export const percent = (share: number): number => Math.round(100 * share);

/** The decisions of a turn in words; ending it goes without saying. */
export function steps(line: PuzzleLine, printed: Printed | null): string[] {
  const codes = line.codes.filter((code) => code !== 'end' && code !== 'skip');
  return (codes.length ? codes : line.codes).map((code) => doing(parse(code), printed));
}
