/** Readers and keyboards go on at the content of a new screen; the first one begins at the top. */

let hasArrived = false;

/** To be attached to what gets the focus when a screen is shown. */
export function focusScreen(content: HTMLElement): void {
  if (hasArrived) content.focus({ preventScroll: true });
  hasArrived = true;
}
