/** The review of a finished game, requested once and kept while the page is open. */

import { attempt } from '../../../state/attempt.svelte';
import { me } from '../../../state/me.svelte';
import type { Comparison, Highlight } from '../../../state/highlight.svelte';
import type { Table } from '../../../state/table.svelte';
import { api } from '../../../wire/api';
import type { AnalysisState, Review, ReviewedDecision } from '../../../wire/generated';

const PAUSE = 1500;
/** Requested reviews by table, to continue when somebody comes back. */
const cache = new Map<string, AnalysisState>();
/** The decision last viewed on the board. */
let lastViewed: { table: string; ply: number } | null = null;

export class ReviewState {
  state = $state.raw<AnalysisState | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    this.state = cache.get(table.id) ?? null;
    this.poll();
  }

  get review(): Review | null {
    return this.state?.review ?? null;
  }

  get failed(): boolean {
    return this.state?.status === 'failed';
  }

  ask = () =>
    attempt(async () => {
      await me.need();
      this.update(await api.post(`/tables/${this.table.id}/review`));
    });

  stop(): void {
    clearTimeout(this.timer);
  }

  private update(state: AnalysisState): void {
    this.state = state;
    cache.set(this.table.id, state);
    this.poll();
  }

  private poll(): void {
    if (!this.state || this.review || this.failed) return;
    const { id } = this.state;
    this.timer = setTimeout(() => {
      void attempt(async () => this.update(await api.get(`/analyses/${id}`)));
    }, PAUSE);
  }
}

/** Decisions with a better line, for comparison on the board. */
export function comparisonsOf(decisions: readonly ReviewedDecision[]): Comparison[] {
  const all: Comparison[] = [];
  for (const { ply, seat, code, best_code, played, best, why } of decisions) {
    const lines = played && best ? { played, better: best, why } : null;
    all.push({ ply, seat, played: code, better: best_code, lines, among: all });
  }
  return all;
}

/** Show the moment before a decision, with the played and the better move. */
export async function viewOnBoard(
  comparison: Comparison,
  table: Table,
  highlight: Highlight,
): Promise<void> {
  await table.goTo(comparison.ply - 1);
  lastViewed = { table: table.id, ply: comparison.ply };
  highlight.comparison = comparison;
}

/** Whether the player returns from viewing a decision; true only once. */
export function returnsTo(table: string, ply: number): boolean {
  if (lastViewed?.table !== table || lastViewed.ply !== ply) return false;
  lastViewed = null;
  return true;
}
