/** The focus never gets lost: whoever uses the keyboard goes on where something can be done. */

import { tick } from 'svelte';

/** What had the focus last. */
let last: Node | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', (event) => (last = event.target as Node));
}

/** If what had the focus is gone, give it to something else. */
export async function keepFocus(selector: string): Promise<void> {
  await tick();
  const focused = document.activeElement;
  if ((focused && focused !== document.body) || !last || last.isConnected) return;
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
