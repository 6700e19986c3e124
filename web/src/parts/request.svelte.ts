/** Asking the server from a screen: whether it is under way, and why it did not work. */

import { untrack } from 'svelte';
import { Refusal } from '../wire/api';

export class Work {
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private asked = 0;

  /** Do something, once at a time; what the server refuses is kept to be shown. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.isBusy)) return false;
    return this.look(task, () => undefined);
  }

  /** Ask for something to show; where it was asked for anew meanwhile, only the newest is shown. */
  async look<T>(ask: () => Promise<T>, show: (result: T) => void): Promise<boolean> {
    const mine = ++this.asked;
    this.isBusy = true;
    this.refusal = null;
    try {
      const result = await ask();
      if (mine === this.asked) show(result);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (mine === this.asked) this.refusal = error;
      return false;
    } finally {
      if (mine === this.asked) this.isBusy = false;
    }
  }
}
