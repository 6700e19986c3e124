/** Display names of people and tables. */

import { t } from './fluent.svelte';
import { bot } from './things';

/**
 * Generated names are stored as markers (`server/given_names.py`) and shown in the reader's
 * language.
 */
const FORMER = 'former player';
const GUEST = /^Guest (\d{3})$/;
const DAILY = /^Daily \d{4}-\d\d-\d\d$/;

/** A person's name. */
export function named(name: string): string {
  if (name === FORMER) return t('former-player');
  const number = GUEST.exec(name)?.[1];
  return number ? t('guest-name', { number }) : name;
}

/** The name of a current or former player; a bot in an imported record has its own. */
export function nameOf({ name, person }: { name: string; person?: string | null }): string {
  return person === null && name !== FORMER ? bot(name) : named(name);
}

/** The display name of a table. */
export function titled(name: string): string {
  if (name === 'First game') return t('table-first');
  if (name === 'Imported game') return t('table-imported');
  return DAILY.test(name) ? t('table-daily') : named(name);
}

/** Unique names: a second Crofter is Crofter 2. Open seats are not numbered. */
export function numbered(names: readonly string[], free?: string): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before && name !== free ? `${name} ${before + 1}` : name;
  });
}
