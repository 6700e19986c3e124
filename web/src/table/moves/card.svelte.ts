/** The card of a round: its production and scoring, and the start of the next round. */

import type { Table } from '../../state/table.svelte';

/** Opened by the player; or by itself, waiting to be closed or closing by itself. */
type Manner = 'asked' | 'waits' | 'passes';

class Card {
  /** The round whose card is open; null: none. */
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

/** Opens the card of a round; undefined while the round is not over. */
export function opener(table: Table, round: number): (() => void) | undefined {
  const isPast = round < (table.view?.round ?? 0) || table.isOver;
  return isPast ? () => card.open(round) : undefined;
}
