/** Confirms the previewed choice; a refusal is shown. */

import { attempt } from '../state/attempt.svelte';
import type { TableContext } from '../state/context';

export function confirm({ selection }: TableContext): void {
  void attempt(() => selection.confirm());
}
