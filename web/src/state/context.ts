/** The table and what is pointed at, for all parts of its screen. */

import { getContext, setContext } from 'svelte';
import type { Pick } from './pick.svelte';
import type { Spot } from './spot.svelte';
import type { Table } from './table.svelte';

export interface Seen {
  table: Table;
  pick: Pick;
  spot: Spot;
}

const KEY = Symbol('table');

export function provide(seen: Seen): Seen {
  return setContext(KEY, seen);
}

export function seen(): Seen {
  return getContext<Seen>(KEY);
}
