/** The draft of clans, as waiting players see it. */

import type { Table } from '../../state/table.svelte';
import { t } from '../../words/fluent.svelte';

/** Who is choosing or bidding, also as text; null: nobody, or the viewer. */
export function draft(table: Table): { seat: number; words: string } | null {
  const decision = table.view?.decision;
  if (table.isMine) return null;
  if (decision?.kind !== 'clan_choice' && decision?.kind !== 'auction') return null;
  const name = table.names[decision.seat] ?? '';
  const key = decision.kind === 'auction' ? 'boards-draft-bids' : 'boards-draft-chooses';
  return { seat: decision.seat, words: t(key, { name }) };
}
