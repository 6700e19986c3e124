/** The card of a round: what its production and scoring brought, and how the next one begins. */

import type { Table } from '../../state/table.svelte';

/** Somebody asked for it; or it came by itself, and waits to be closed or goes by itself. */
type Manner = 'asked' | 'waits' | 'passes';

class Card {
  /** The round whose card lies on the table; null: none. */
  round = $state<number | null>(null);
  manner = $state<Manner>('asked');

  open(round: number, manner: Manner = 'asked'): void {
    this.round = round;
    this.manner = manner;
  }

  close(): void {
    this.round = null;
  }
}

export const card = new Card();

/** What opens the card of a round; nothing while the round is not over. */
export function opener(table: Table, round: number): (() => void) | undefined {
  const isPast = round < (table.view?.round ?? 0) || table.isOver;
  return isPast ? () => card.open(round) : undefined;
}
