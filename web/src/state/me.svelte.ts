/** Who plays in this browser. */

import { api, OFFLINE, Refusal } from '../wire/api';
import type { Me as Person } from '../wire/generated';
import { tag } from '../words/fluent.svelte';
import { remember, remembered, settings } from './settings.svelte';

const KEY = 'caledonia-me';

class Me {
  person = $state.raw<Person | null>(null);
  private isKept = false;

  /** Find out who we are; nobody is fine. */
  async begin(): Promise<void> {
    try {
      this.person = await api.get('/people/me');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Whom a server does not answer is still who they were.
      this.person = error.code === OFFLINE ? remembered<Person | null>(KEY, null) : null;
    }
    this.keep();
  }

  /** Keep who we are for times without a connection, but no address. */
  private keep(): void {
    if (this.isKept) return;
    this.isKept = true;
    $effect.root(() => {
      $effect(() => {
        const person = this.person && { ...this.person, email: null, pending_email: null };
        remember(KEY, person);
      });
    });
  }

  /** Be somebody: a guest, if need be, so that one press is enough to play. */
  async need(name?: string): Promise<Person> {
    if (this.person) return this.person;
    const language = tag(settings.preferences.language);
    await api.post('/people/guest', { name: name || guestName(), language });
    await this.begin();
    if (!this.person) throw new Refusal({ code: 'not_signed_in', message: '' });
    return this.person;
  }
}

/** A name for a guest who gave none; each reader sees it in the own language. */
function guestName(): string {
  return `Guest ${100 + Math.floor(Math.random() * 900)}`;
}

export const me = new Me();
