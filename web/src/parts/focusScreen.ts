/** On a new screen, moves the focus to its content; the first screen starts at the top. */

let hasArrived = false;

/** Attach to the element that gets the focus when a screen is shown. */
export function focusScreen(content: HTMLElement): void {
  if (hasArrived) content.focus({ preventScroll: true });
  hasArrived = true;
}
