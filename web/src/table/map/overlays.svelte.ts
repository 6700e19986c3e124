/** Optional overlays of the map; stored in this browser. */

import { remember, remembered, settings } from '../../state/settings.svelte';

export const OVERLAYS = [
  'reach',
  'settlements',
  'neighbours',
  'borders',
  'deltas',
  'costs',
  'names',
] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Shortcut keys, while the map has the focus. */
export const KEYS: Record<string, Overlay> = {
  r: 'reach',
  s: 'settlements',
  n: 'neighbours',
  b: 'borders',
  d: 'deltas',
  c: 'costs',
  k: 'names',
};

const KEPT = 'caledonia-map';

export class Overlays {
  private shown = $state<Overlay[]>(remembered<Overlay[]>(KEPT, ['costs']));

  has(overlay: Overlay): boolean {
    return overlay === 'names' ? settings.preferences.coordinates : this.shown.includes(overlay);
  }

  toggle(overlay: Overlay): void {
    if (overlay === 'names') {
      void settings.change({ coordinates: !settings.preferences.coordinates });
      return;
    }
    this.shown = this.shown.includes(overlay)
      ? this.shown.filter((each) => each !== overlay)
      : [...this.shown, overlay];
    remember(KEPT, $state.snapshot(this.shown));
  }
}
