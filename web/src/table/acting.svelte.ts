/** Taking what is looked at, from wherever it is confirmed. */

import { attempt } from '../state/attempt.svelte';
import type { Seen } from '../state/context';
import { settings } from '../state/settings.svelte';

class Asking {
  /** Whether passing is being asked about. */
  pass = $state(false);
  /** Whether ending the turn is being asked about. */
  end = $state(false);
}

export const asking = new Asking();

export function confirm({ table, pick }: Seen): void {
  const others = table.choices.some((each) => each.verb !== 'pass');
  if (pick.choice?.verb === 'pass' && others && settings.liked.confirmPass) asking.pass = true;
  else void attempt(() => pick.take());
}
