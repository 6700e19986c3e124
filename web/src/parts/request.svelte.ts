/** State of a screen's request to the server: whether it is running, and why it failed. */

import { untrack } from 'svelte';
import { Refusal } from '../wire/api';

export class RequestState {
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private latest = 0;

  /** Run a task, one at a time; a refusal is kept for display. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.isBusy)) return false;
    return this.load(task, () => undefined);
  }

  /** Load something; of overlapping requests only the newest counts. */
  async load<T>(fetch: () => Promise<T>, show: (result: T) => void): Promise<boolean> {
    const id = ++this.latest;
    this.isBusy = true;
    this.refusal = null;
    try {
      const result = await fetch();
      if (id === this.latest) show(result);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (id === this.latest) this.refusal = error;
      return false;
    } finally {
      if (id === this.latest) this.isBusy = false;
    }
  }
}
