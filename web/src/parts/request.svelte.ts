/** Asking the server from a screen: whether it is under way, and why it did not work. */

import { untrack } from 'svelte';
import { Refusal } from '../wire/api';

export class RequestState {
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private latest = 0;

  /** Do something, once at a time; what the server refuses is kept to be shown. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.isBusy)) return false;
    return this.load(task, () => undefined);
  }

  /** Ask for something to show; where it was asked for anew meanwhile, only the newest is shown. */
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
