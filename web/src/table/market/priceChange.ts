/** Price changes since one's own last turn. */

import type { Table } from '../../state/table.svelte';
import { stepsSince } from './trade';
import type { GoodName } from '../../wire/generated';

export interface Since {
  /** The step after one's own last turn, from 0. */
  step: number;
  /** The current step. */
  now: number;
  /** Pounds then and now. */
  before: number;
  after: number;
}

/** Null for spectators, and without a change. */
export function priceSince(table: Table, good: GoodName): Since | null {
  if (table.seat === null || !table.market) return null;
  const start = table.market.start[good] ?? 0;
  const { then, now } = stepsSince(good, start, table.shownEntries, table.seat, table.moment);
  if (then === now) return null;
  const pounds = (step: number) => table.market?.tracks[good]?.[step] ?? 0;
  return { step: then, now, before: pounds(then), after: pounds(now) };
}

/** Like +2 or −1; ±0 if both steps have the same price. */
export function sinceFigure({ before, after }: Since): string {
  if (before === after) return '±0';
  return after > before ? `+${after - before}` : `−${before - after}`;
}
