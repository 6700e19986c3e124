/** Whether the server can be reached. */

import { onAnswer } from '../wire/api';

/** Milliseconds between retries. */
const RETRY_MS = 2000;

class Connection {
  isLost = $state(!navigator.onLine);
  #isAsking = false;

  constructor() {
    onAnswer((isReachable) => {
      this.isLost = !isReachable;
      if (!isReachable) void this.#askAgain();
    });
    addEventListener('online', () => (this.isLost = false));
    addEventListener('offline', () => (this.isLost = true));
  }

  /**
   * A request may fail after the browser reports that it is online again; nothing else would retry.
   */
  async #askAgain(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.isLost && navigator.onLine) {
      await new Promise((done) => setTimeout(done, RETRY_MS));
      await fetch('/api/ready').then(
        () => (this.isLost = false),
        () => undefined,
      );
    }
    this.#isAsking = false;
  }
}

export const connection = new Connection();
