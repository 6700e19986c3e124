/** Doing something that the server may refuse: the refusal is shown, and nothing is lost. */

import { Refusal } from '../wire/api';

class Refused {
  /** The last refusal, until it is read. */
  last = $state.raw<Refusal | null>(null);
}

export const refused = new Refused();

export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    refused.last = null;
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A page that was out of date has caught up by itself.
    if (error.code !== 'stale') refused.last = error;
    return false;
  }
}
