/** Taking what is looked at, from wherever it is confirmed. */

import { attempt } from '../state/attempt.svelte';
import type { TableContext } from '../state/context';

class Asking {
  /** Whether ending the turn is being asked about. */
  end = $state(false);
}

export const asking = new Asking();

export function confirm({ pick }: TableContext): void {
  void attempt(() => pick.take());
}
