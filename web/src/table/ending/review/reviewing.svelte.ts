/** The review of a finished game, loaded or requested once and kept while the page is open. */

import { attempt } from '../../../state/attempt.svelte';
import { me } from '../../../state/me.svelte';
import type { Comparison, Highlight, ShownLine } from '../../../state/highlight.svelte';
import type { Table } from '../../../state/table.svelte';
import { api, Refusal } from '../../../wire/api';
import type { AnalysisState, Review, ReviewedDecision } from '../../../wire/generated';
import TurnMarks from './TurnMarks.svelte';

const PAUSE = 1500;
/** The longest pause after failed requests. */
const LONGEST_PAUSE = 30_000;
/** Requested reviews by table, to continue when a player comes back. */
const cache = new Map<string, AnalysisState>();
/** The decision last viewed on the board. */
let lastViewed: { table: string; ply: number } | null = null;

export class ReviewState {
  state = $state.raw<AnalysisState | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE;
  private isStopped = false;

  constructor(private readonly table: Table) {
    const known = cache.get(table.id);
    if (known) this.update(known);
    else void this.load();
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
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Load a review that was requested earlier. */
  private async load(): Promise<void> {
    // While others may still play the game, there is none; the seed is secret that long.
    if (!this.table.whole?.seed) return;
    try {
      const { analysis } = await api.get(`/tables/${this.table.id}/review`);
      if (analysis && !this.state) this.update(analysis);
    } catch (error) {
      // The button still offers a review.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private update(state: AnalysisState): void {
    this.state = state;
    cache.set(this.table.id, state);
    if (this.review) {
      this.table.review = this.review;
      this.table.TurnMarks = TurnMarks;
    }
    this.poll();
  }

  private poll(): void {
    if (!this.state || this.review || this.failed || this.isStopped) return;
    const { id } = this.state;
    this.timer = setTimeout(() => void this.askProgress(id), this.pause);
  }

  /** Ask how far the review is; after a failure again, with longer and longer pauses. */
  private async askProgress(id: string): Promise<void> {
    try {
      const state = await api.get(`/analyses/${id}`);
      this.pause = PAUSE;
      this.update(state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 404) {
        // It is gone: offer a new one.
        cache.delete(this.table.id);
        this.state = null;
        return;
      }
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
      this.poll();
    }
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
  highlight.line = null;
}

/** Show a comparison's moment after some decisions of a line; without any, as it was. */
export async function stepThrough(
  comparison: Comparison,
  line: ShownLine,
  codes: readonly string[],
  table: Table,
  highlight: Highlight,
): Promise<void> {
  const ply = comparison.ply - 1;
  const shown = line.count ? line : null;
  highlight.line = shown;
  if (!shown) return table.goTo(ply);
  const body = { codes: codes.slice(0, line.count) };
  const position = await api.post(`/tables/${table.id}/positions/${ply}/try`, body);
  // Something else may be on view meanwhile.
  if (highlight.line === shown && highlight.comparison === comparison && table.moment === ply) {
    table.showPast(ply, position);
  }
}

/** Whether the player returns from viewing a decision; true only once. */
export function returnsTo(table: string, ply: number): boolean {
  if (lastViewed?.table !== table || lastViewed.ply !== ply) return false;
  lastViewed = null;
  return true;
}
