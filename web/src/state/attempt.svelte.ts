/** Runs an action that the server may refuse; the refusal is shown. */

import { Refusal } from '../wire/api';

class Refused {
  /** The latest refusal, until it is dismissed. */
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
    // A stale page has already caught up.
    if (error.code !== 'stale') refused.last = error;
    return false;
  }
}
