/** Whose turn it is, as text. */

import type { Table } from '../state/table.svelte';
import { t } from '../words/fluent.svelte';

/** @param isShort for a line with little room */
export function turnWords(table: Table, isShort = false): string {
  const whole = table.whole;
  if (!whole) return t('wait-loading');
  if (table.moment !== null) {
    return t(isShort ? 'history-move' : 'turn-past', { ply: table.moment, all: whole.ply });
  }
  if (whole.status === 'finished') return t('turn-over');
  if (table.isMine) return t('turn-yours');
  if (whole.deciding === null) return '';
  const name = table.names[whole.deciding] ?? '';
  // The short line has the player's mark before the name, so the name is enough.
  if (isShort) return name;
  const place = table.places.turn;
  if (place) return t('turn-in-line', { name, place });
  const seat = whole.seats[whole.deciding];
  return t(seat?.bot || seat?.stand_in ? 'turn-thinking' : 'turn-of', { name });
}
