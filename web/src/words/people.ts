/** Names of people and tables, as they are shown. */

import { t } from './fluent.svelte';
import { bot } from './things';

/** Names that nobody chose are stored as markers (`server/given_names.py`): everybody sees them in
 * the own language. */
const FORMER = 'former player';
const GUEST = /^Guest (\d{3})$/;
const DAILY = /^Daily \d{4}-\d\d-\d\d$/;

/** A person's name. */
export function named(name: string): string {
  if (name === FORMER) return t('former-player');
  const number = GUEST.exec(name)?.[1];
  return number ? t('guest-name', { number }) : name;
}

/** The name of whoever sits or sat somewhere; a bot of a record that was brought along has its own. */
export function nameOf({ name, person }: { name: string; person?: string | null }): string {
  return person === null && name !== FORMER ? bot(name) : named(name);
}

/** What a table is called. */
export function titled(name: string): string {
  if (name === 'First game') return t('table-first');
  if (name === 'Imported game') return t('table-imported');
  return DAILY.test(name) ? t('table-daily') : named(name);
}

/** Names of which no two are the same: a second Crofter is Crofter 2. An open seat needs no number. */
export function numbered(names: readonly string[], free?: string): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before && name !== free ? `${name} ${before + 1}` : name;
  });
}
