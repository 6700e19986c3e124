/** Tables in lists: what state they are in for whoever looks. */

import type { TableSummary } from '../wire/generated';
import { t } from '../words/fluent.svelte';
import { bot } from '../words/things';

type Seat = TableSummary['seats'][number];

export const isVacant = (seat: Seat) => seat.person === null && seat.bot === null;
/** Who sits there, in words. */
export const sitter = (seat: Seat) => {
  if (isVacant(seat) && !seat.stand_in) return t('home-seat-open');
  return seat.bot ? bot(seat.bot) : seat.name;
};

/** What a table is called; one without a name of its own by whoever sits at it. */
export function tableName(table: Pick<TableSummary, 'name' | 'daily' | 'seats'>): string {
  if (table.daily) return t('home-daily');
  const isNamedAfter = table.seats.some((seat) => seat.person && seat.name === table.name);
  return isNamedAfter ? t('home-table-of', { name: table.name }) : table.name;
}

export function isMyTurn(table: TableSummary): boolean {
  if (table.status !== 'playing' || table.you === null || table.deciding !== table.you)
    return false;
  return table.seats[table.you]?.stand_in === null;
}

/** Tables that wait for me first, then those that were played at last. */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  return tables.toSorted(
    (one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.updated - one.updated,
  );
}

/** Where a press on a table leads. */
export function pathOf(table: TableSummary): string {
  if (table.status === 'finished') return `/table/${table.id}/0`;
  const canSit = table.you === null && table.status === 'open' && table.seats.some(isVacant);
  return canSit ? `/join/${table.id}` : `/table/${table.id}`;
}
