/** Lines of play as text. */

import type { Table } from '../../../state/table.svelte';
import type { Printed, ReviewWhy } from '../../../wire/generated';
import { parse } from '../../../wire/codes';
import { doing } from '../../../words/codes';
import { t } from '../../../words/fluent.svelte';
import { listed } from '../../../words/things';
import { because, inLine } from '../../bar/hints';

/** Decisions that only end something. */
const SILENT = new Set(['end', 'skip']);

/** A line of play in one row. */
export function lineWords(codes: readonly string[], printed: Printed | null): string {
  const telling = codes.filter((code) => !SILENT.has(code));
  return listed((telling.length ? telling : codes).map((code) => doing(parse(code), printed)));
}

/** Why the best line is better, in a sentence; empty if there is no text for it. */
export function whyWords(why: ReviewWhy | null, best: string, table: Table): string {
  if (!why) return '';
  const { reason, subject, apart } = why;
  const first = because({ kind: reason, subject, amount: 0 }, parse(best), table);
  // The server's differences are played minus best.
  const rest = apart.map(([line, points]) => inLine({ line, points: -points }));
  const parts = [...(first ? [first] : []), ...(rest.length ? [listed(rest)] : [])];
  return parts.length ? t('look-why', { why: parts.join('; ') }) : '';
}
