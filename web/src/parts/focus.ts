/** Keeps the keyboard focus when a focused element disappears. */

import { tick } from 'svelte';

/** The element focused last. */
let last: Node | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', (event) => (last = event.target as Node));
}

/** Move the focus if its element has been removed. */
export async function keepFocus(selector: string): Promise<void> {
  await tick();
  const focused = document.activeElement;
  if ((focused && focused !== document.body) || !last || last.isConnected) return;
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
