/** Names of people, as they are shown. */

import { t } from './fluent.svelte';
import { bot } from './things';

/** As the server calls everybody who deleted their account. */
const FORMER = 'former player';

/** The name of whoever sits or sat somewhere; a bot of a record that was brought along has its own. */
export function nameOf({ name, person }: { name: string; person?: string | null }): string {
  if (name === FORMER) return t('former-player');
  return person === null ? bot(name) : name;
}

/** Names of which no two are the same: a second Crofter is Crofter 2. An open seat needs no number. */
export function numbered(names: readonly string[], free?: string): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before && name !== free ? `${name} ${before + 1}` : name;
  });
}
