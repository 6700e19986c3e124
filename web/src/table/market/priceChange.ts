/** How far a price moved since one's own last turn. */

import type { Table } from '../../state/table.svelte';
import { stepsSince } from './trade';

export interface Since {
  /** The step after the own last turn, from 0. */
  step: number;
  /** The step that everybody knows now. */
  now: number;
  /** Pounds then and now. */
  before: number;
  after: number;
}

/** Null for spectators, and where nothing moved. */
export function priceSince(table: Table, good: string): Since | null {
  if (table.seat === null || !table.market) return null;
  const start = table.market.start[good] ?? 0;
  const { then, now } = stepsSince(good, start, table.shownEntries, table.seat, table.moment);
  if (then === now) return null;
  const pounds = (step: number) => table.market?.tracks[good]?.[step] ?? 0;
  return { step: then, now, before: pounds(then), after: pounds(now) };
}

/** Such as +2 or −1; where the price is the same on both steps: ±0. */
export function sinceFigure({ before, after }: Since): string {
  if (before === after) return '±0';
  return after > before ? `+${after - before}` : `−${before - after}`;
}
