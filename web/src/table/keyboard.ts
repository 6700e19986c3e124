/** Keys of the table. Fields and dialogs keep theirs. */

import { attempt } from '../state/attempt.svelte';
import { MAIN } from '../state/codes';
import type { Seen } from '../state/context';
import { confirm } from './acting.svelte';
import { example } from './bar/example';
import { helping } from './helping.svelte';

export function keyboard(event: KeyboardEvent, here: Seen): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  if (act(event, target, here)) event.preventDefault();
}

function act(event: KeyboardEvent, target: HTMLElement, here: Seen): boolean {
  const { table, pick, spot } = here;
  const main = MAIN[Number(event.key) - 1];
  if (main && table.isMine) {
    // A button pressed before must not take the Enter that is meant for this.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (pick.mains.has(main)) pick.pointAt(main);
    else spot.why = example(main, table);
    return true;
  }
  switch (event.key) {
    case 'Enter':
      if (event.shiftKey && table.isMine) {
        // The button knows whether there is something to end, and else why not.
        document.querySelector<HTMLElement>('[data-action="end"]')?.click();
        return true;
      }
      // A button that has the focus is pressed by Enter itself.
      if (pick.code === null || target.closest('button, a, [role="application"]')) return false;
      confirm(here);
      return true;
    case 'u':
      if (table.tries.step) void attempt(() => table.takeBack(1));
      return true;
    case 'Escape':
      pick.clear();
      spot.clear();
      return true;
    case 'm':
      document.querySelector<HTMLElement>('[data-map]')?.focus();
      return true;
    case '/':
      helping.command = true;
      return true;
    case '?':
      helping.keys = true;
      return true;
    default:
      return false;
  }
}
