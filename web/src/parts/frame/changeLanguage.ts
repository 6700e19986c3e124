import { me } from '../../state/me.svelte';
import { settings } from '../../state/settings.svelte';
import { api, Refusal } from '../../wire/api';
import { tag, type Language } from '../../words/fluent.svelte';

/** Change the language, also for notices to this person. */
export async function changeLanguage(language: Language): Promise<void> {
  await settings.change({ language });
  if (!me.person) return;
  try {
    me.person = await api.patch('/people/me', { language: tag(language) });
  } catch (error) {
    // The page changes its language anyway.
    if (!(error instanceof Refusal)) throw error;
  }
}
