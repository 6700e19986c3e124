/** What this server offers members; fetched once. */

import { api } from '../../wire/api';

class ServerFeatures {
  /** Whether it sends mail; without mail, accounts have no e-mail address. */
  mail = $state(false);
  private loading: Promise<void> | null = null;

  need(): void {
    this.loading ??= api
      .get('/people/ways')
      .then(({ mail }) => {
        this.mail = mail;
      })
      .catch(() => {
        this.loading = null;
      });
  }
}

export const serverFeatures = new ServerFeatures();
