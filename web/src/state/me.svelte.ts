/** The person using this browser. */

import { api, OFFLINE, Refusal } from '../wire/api';
import type { Me as Person } from '../wire/generated';
import { tag } from '../words/fluent.svelte';
import { remember, remembered, settings } from './settings.svelte';

const KEY = 'caledonia-me';

class Me {
  person = $state.raw<Person | null>(null);
  private isKept = false;

  /** Load who is signed in, if anybody. */
  async begin(): Promise<void> {
    try {
      this.person = await api.get('/people/me');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // If the server does not answer, assume the last known person.
      this.person = error.code === OFFLINE ? remembered<Person | null>(KEY, null) : null;
    }
    this.keep();
  }

  /** Store the person for offline use, without e-mail addresses. */
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

  /**
   * Make sure there is an account: create a guest if needed, so that one press is enough to play.
   */
  async need(name?: string): Promise<Person> {
    if (this.person) return this.person;
    const language = tag(settings.preferences.language);
    await api.post('/people/guest', { name: name || guestName(), language });
    await this.begin();
    if (!this.person) throw new Refusal({ code: 'not_signed_in', message: '' });
    return this.person;
  }
}

/** A name for a guest who gave none; every reader sees it translated. */
function guestName(): string {
  return `Guest ${100 + Math.floor(Math.random() * 900)}`;
}

export const me = new Me();
