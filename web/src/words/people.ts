/** Names of people, as they are shown. */

import { t } from './fluent.svelte';

/** As the server calls everybody who deleted their account. */
const FORMER = 'former player';

/** The name of whoever sits or sat somewhere. */
export const nameOf = ({ name }: { name: string }) => (name === FORMER ? t('former-player') : name);

/** Names of which no two are the same: a second Crofter is Crofter 2. A free seat needs no number. */
export function numbered(names: readonly string[], free?: string): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before && name !== free ? `${name} ${before + 1}` : name;
  });
}
