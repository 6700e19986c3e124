/** Why something is not possible, as a sentence. */

import type { Table } from '../state/table.svelte';
import type { RuleReason } from '../wire/generated';
import { explain } from '../words/reasons';

export function reasonText(table: Table, reason: RuleReason): string {
  if (!table.printed || !table.view) return reason.text;
  return explain(reason, table.names, table.view.decision, table.seat, table.printed);
}
