/** Exercises from one's own worst turns: made in the background, opened on request. */

import { attempt } from '../../state/attempt.svelte';
import { api, Refusal } from '../../wire/api';
import type { AnalysisState } from '../../wire/generated';

const PAUSE = 1000;

export class Exercises {
  /** How far they are, once they were requested by a press. */
  progress = $state.raw<AnalysisState | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(
    private readonly table: string,
    private readonly onReady: (exercises: readonly string[]) => void,
  ) {}

  /** Let the server make them meanwhile; a refusal is shown only after a press. */
  prepare(): void {
    api.post(`/tables/${this.table}/exercises`).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  open = () => attempt(async () => this.follow(await api.post(`/tables/${this.table}/exercises`)));

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private follow(state: AnalysisState): void {
    if (this.isStopped) return;
    this.progress = state.exercises ? null : state;
    if (state.exercises) this.onReady(state.exercises);
    else if (state.status !== 'failed') {
      this.timer = setTimeout(() => void this.look(state.id), PAUSE);
    }
  }

  private async look(id: string): Promise<void> {
    const isThere = await attempt(async () => this.follow(await api.get(`/analyses/${id}`)));
    // The next press asks again.
    if (!isThere) this.progress = null;
  }
}
