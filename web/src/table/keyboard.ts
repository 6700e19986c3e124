/** Keyboard shortcuts of the table. Inputs and dialogs keep their keys. */

import { tick } from 'svelte';
import { attempt } from '../state/attempt.svelte';
import { MAIN, type Main } from '../wire/codes';
import type { TableContext } from '../state/context';
import { settings } from '../state/settings.svelte';
import { confirm } from './confirm';
import { dialogs } from '../state/dialogs.svelte';
import { card } from './moves/card.svelte';

export function keyboard(event: KeyboardEvent, context: TableContext): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // WCAG 2.1.4: single-key shortcuts can be turned off, for speech input and accidental presses.
  if (event.key.length === 1 && !settings.preferences.shortcuts) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  if (act(event, target, context)) event.preventDefault();
}

function act(event: KeyboardEvent, target: HTMLElement, context: TableContext): boolean {
  const { table, selection, highlight } = context;
  const main = MAIN[Number(event.key) - 1];
  if (main && table.isMine) {
    if (selection.mains.has(main)) {
      selection.selectMain(main);
      void goOn(main, context);
    } else highlight.whyNot = main;
    return true;
  }
  switch (event.key) {
    case 'Enter':
      if (event.shiftKey && table.isMine) {
        // The button knows whether the turn can end, and explains if not.
        document.querySelector<HTMLElement>('[data-action="end"]')?.click();
        return true;
      }
      // Enter presses the focused button itself, unless it is already selected.
      if (selection.code === null || (isPressable(target) && !isChosen(target, context)))
        return false;
      confirm(context);
      return true;
    case 'u':
      if (table.draft.step) void attempt(() => table.takeBack(1));
      return true;
    case ' ':
      // Without focus, Space skips others' moves.
      if (target !== document.body || !table.moves.isBusy) return false;
      table.moves.skip();
      return true;
    case 'Escape':
      table.moves.skip();
      card.close();
      if (table.moment !== null) void table.goTo(null);
      else if (!selection.back()) dialogs.hint = false;
      highlight.clear();
      return true;
    case '+':
    case '-':
      return step(event.key);
    case 'm':
      document.querySelector<HTMLElement>('[data-map]')?.focus();
      return true;
    case '/':
      dialogs.command = true;
      return true;
    case '?':
      dialogs.keys = true;
      return true;
    default:
      return false;
  }
}

/** Change the amount of the previewed trade; false if there is none. */
function step(sign: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-step="${sign}"]`);
  button?.click();
  return button !== null;
}

/** Selectors of each action's choices; the first available one gets the focus. */
const CHOICES: Partial<Record<Main, string>> = {
  trade: '[data-side][aria-disabled="false"]',
  obtain: '[data-code^="obtain"][aria-disabled="false"]',
  expand: 'button[data-unit]:not([aria-disabled="true"])',
  tech: '.options [data-code], [data-code^="tech"]:not([aria-disabled="true"])',
  fulfil: '.options [data-code]',
};

/** Move the focus to the next step after choosing an action. */
async function goOn(main: Main, { selection }: TableContext): Promise<void> {
  await tick();
  const next = selection.code ? '[data-confirm]' : selection.main ? CHOICES[main] : undefined;
  document.querySelector<HTMLElement>(next ?? '#actions')?.focus();
}

function isPressable(target: HTMLElement): boolean {
  return target.closest('button, a, [role="application"]') !== null;
}

/** Whether a button is the previewed choice; on the market, in any amount. */
function isChosen(target: HTMLElement, { selection }: TableContext): boolean {
  const button = target.closest<HTMLElement>('button[aria-pressed="true"]');
  if (!button) return false;
  return button.dataset['code'] === selection.code || 'side' in button.dataset;
}
