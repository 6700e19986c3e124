/** Tables in lists: what state they are in for whoever looks. */

import type { TableSummary, WholeTable } from '../wire/generated';
import { t } from '../words/fluent.svelte';
import { nameOf, numbered, titled } from '../words/people';
import { bot } from '../words/things';

type Seat = TableSummary['seats'][number];

/** A game that was brought along has names on its seats, and nobody behind them. */
export const isVacant = (seat: Seat) => seat.person === null && seat.bot === null && !seat.name;
/** Who sits there, in words. */
export const sitter = (seat: Seat) => {
  if (isVacant(seat) && !seat.stand_in) return t('home-seat-open');
  return seat.bot ? bot(seat.bot) : nameOf(seat);
};

/** Who sits at each seat; a second Crofter is Crofter 2, as at the table. */
export const sitters = (seats: readonly Seat[]) => toldApart(seats.map(sitter));

export const toldApart = (names: readonly string[]) => numbered(names, t('home-seat-open'));

interface Named {
  name: string;
  daily: TableSummary['daily'];
  seats: readonly { person: string | null; name: string | null }[];
}

/** What a table is called; one without a name of its own by whoever sits at it. */
export function tableName(table: Named): string {
  if (table.daily) return t('home-daily');
  const isNamedAfter = table.seats.some((seat) => seat.person && seat.name === table.name);
  const name = titled(table.name);
  return isNamedAfter ? t('home-table-of', { name }) : name;
}

export function isMyTurn(table: TableSummary): boolean {
  if (table.status !== 'playing' || table.you === null || table.deciding !== table.you)
    return false;
  return table.seats[table.you]?.stand_in === null;
}

/** The names of those who are asked for a rematch, and have not sat down yet. */
export function invitedTo(
  { creator, seats }: Pick<WholeTable, 'creator' | 'seats'>,
  before: Pick<TableSummary, 'seats'>,
): string[] {
  // Whoever only watched and plays the same again asks nobody.
  if (!before.seats.some(({ person }) => person === creator)) return [];
  const here = new Set(seats.map(({ person }) => person));
  return before.seats.filter(({ person }) => person && !here.has(person)).map(nameOf);
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
