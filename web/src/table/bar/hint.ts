/** What is still to be chosen of the action that is pointed at. */

import type { Pick } from '../../state/pick.svelte';
import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import { capital } from '../../words/capital';

export function hint(pick: Pick): string {
  if (pick.here.length) return t('bar-choose-here', { space: pick.space ?? '' });
  switch (pick.main) {
    case 'trade':
      return t('bar-choose-good');
    case 'expand':
      return pick.unit
        ? capital(t('bar-choose-space', { unit: things.unit(pick.unit) }))
        : t('bar-choose-unit');
    case 'obtain':
    case 'fulfil':
      return t('bar-choose-contract');
    default:
      return t('bar-choose-one');
  }
}
