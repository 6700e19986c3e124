/** What this server offers members; fetched once. */

import { api } from '../../wire/api';

class ServerFeatures {
  /** Whether it sends mail; only then can accounts have an e-mail address. */
  mail = $state(false);
  private asked: Promise<void> | null = null;

  need(): void {
    this.asked ??= api
      .get('/people/ways')
      .then(({ mail }) => {
        this.mail = mail;
      })
      .catch(() => {
        this.asked = null;
      });
  }
}

export const serverFeatures = new ServerFeatures();
