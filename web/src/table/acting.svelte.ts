/** Taking what is looked at, from wherever it is confirmed. */

import { attempt } from '../state/attempt.svelte';
import type { Seen } from '../state/context';

class Asking {
  /** Whether ending the turn is being asked about. */
  end = $state(false);
}

export const asking = new Asking();

export function confirm({ pick }: Seen): void {
  void attempt(() => pick.take());
}
