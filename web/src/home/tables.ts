/** Tables in lists: what state they are in for whoever looks. */

import type { TableSummary } from '../wire/generated';
import { t } from '../words/fluent.svelte';
import { bot } from '../words/things';

type Seat = TableSummary['seats'][number];

/** A game that was brought along has names on its seats, and nobody behind them. */
export const isVacant = (seat: Seat) => seat.person === null && seat.bot === null && !seat.name;
/** Who sits there, in words. */
export const sitter = (seat: Seat) => {
  if (isVacant(seat) && !seat.stand_in) return t('home-seat-open');
  return seat.bot ? bot(seat.bot) : nameOf(seat);
};

/** As the server calls everybody who deleted their account. */
const FORMER = 'former player';
/** The name of whoever sits or sat somewhere. */
export const nameOf = ({ name }: { name: string }) => (name === FORMER ? t('home-former') : name);

/** Who sits at each seat; a second Crofter is Crofter 2, as at the table. */
export const sitters = (seats: readonly Seat[]) => toldApart(seats.map(sitter));

/** Names of players of which no two are the same; free seats are not counted. */
export function toldApart(names: readonly string[]): string[] {
  const free = t('home-seat-open');
  return names.map((name, at) => {
    const before = name === free ? 0 : names.slice(0, at).filter((each) => each === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

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
