/** Tables in lists, from the viewer's perspective. */

import type { TableSummary, WholeTable } from '../wire/generated';
import { t } from '../words/fluent.svelte';
import { nameOf, numbered, titled } from '../words/people';
import { bot } from '../words/things';

type Seat = TableSummary['seats'][number];

/** An imported game has names on its seats but no people. */
export const isVacant = (seat: Seat) => seat.person === null && seat.bot === null && !seat.name;
/** The name of a seat's player. */
export const sitter = (seat: Seat) => {
  if (isVacant(seat) && !seat.stand_in) return t('home-seat-open');
  return seat.bot ? bot(seat.bot) : nameOf(seat);
};

/** Names of all seats; a second Crofter is Crofter 2, as at the table. */
export const sitters = (seats: readonly Seat[]) => toldApart(seats.map(sitter));

export const toldApart = (names: readonly string[]) => numbered(names, t('home-seat-open'));

interface Named {
  name: string;
  daily: TableSummary['daily'];
  seats: readonly { person: string | null; name: string | null }[];
}

/** A table's title; a table without a name is named after its players. */
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

/** Names of people invited to a rematch who have not sat down yet. */
export function invitedTo(
  { creator, seats }: Pick<WholeTable, 'creator' | 'seats'>,
  before: Pick<TableSummary, 'seats'>,
): string[] {
  // A spectator who plays the same setup again invites nobody.
  if (!before.seats.some(({ person }) => person === creator)) return [];
  const here = new Set(seats.map(({ person }) => person));
  return before.seats.filter(({ person }) => person && !here.has(person)).map(nameOf);
}

/** Tables waiting for me first, then the most recently played. */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  return tables.toSorted(
    (one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.updated - one.updated,
  );
}

/** The path a table links to. */
export function pathOf(table: TableSummary): string {
  if (table.status === 'finished') return `/table/${table.id}/0`;
  const canSit = table.you === null && table.status === 'open' && table.seats.some(isVacant);
  return canSit ? `/join/${table.id}` : `/table/${table.id}`;
}
