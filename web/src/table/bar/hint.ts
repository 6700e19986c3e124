/** What has to be chosen next for the selected action. */

import type { Selection } from '../../state/selection.svelte';
import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import { capital } from '../../words/capital';

export function hint(selection: Selection): string {
  if (selection.options.length) return t('bar-choose-here', { space: selection.space ?? '' });
  switch (selection.main) {
    case 'trade':
      return t('bar-choose-good');
    case 'expand':
      return selection.unit
        ? capital(t('bar-choose-space', { unit: things.unit(selection.unit) }))
        : t('bar-choose-unit');
    case 'obtain':
    case 'fulfil':
      return t('bar-choose-contract');
    default:
      return t('bar-choose-one');
  }
}
