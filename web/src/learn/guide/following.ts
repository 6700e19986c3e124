/** Tracks elements that scroll, grow, or are dragged and zoomed with the map. */

/** Milliseconds after which all movement has settled. */
const REST_MS = 700;
/** Milliseconds between checks while nothing moves. */
const IDLE_INTERVAL_MS = 300;
const MOVES = ['resize', 'scroll', 'pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown'];

/** Call `update` in every frame while something may move; returns a function that stops it. */
export function followLayout(update: () => void): () => void {
  let until = performance.now() + REST_MS;
  let frame = 0;
  const run = () => {
    update();
    frame = performance.now() < until ? requestAnimationFrame(run) : 0;
  };
  const onActivity = () => {
    until = performance.now() + REST_MS;
    if (!frame) frame = requestAnimationFrame(run);
  };
  const idleTimer = setInterval(() => frame || update(), IDLE_INTERVAL_MS);
  for (const each of MOVES) addEventListener(each, onActivity, { capture: true, passive: true });
  onActivity();
  return () => {
    clearInterval(idleTimer);
    cancelAnimationFrame(frame);
    for (const each of MOVES) removeEventListener(each, onActivity, { capture: true });
  };
}

/**
 * The first visible element that matches one of the selectors.
 * @param brings whether to scroll to elements further down
 */
export function inSight(selectors: readonly string[], brings: boolean): Element | null {
  const drawn = selectors.flatMap((each) => [...document.querySelectorAll(each)].filter(isDrawn));
  const visible = drawn.find(isInWindow);
  if (visible || !drawn[0] || !brings) return visible ?? null;
  bringIntoSight(drawn[0]);
  return isInWindow(drawn[0]) ? drawn[0] : null;
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= 4 && height >= 4 && element.checkVisibility({ visibilityProperty: true });
}

function isInWindow(element: Element): boolean {
  const { right, bottom, left, top } = element.getBoundingClientRect();
  return right > 0 && left < innerWidth && top >= -4 && bottom <= innerHeight + 4;
}

/** Only scrollable ancestors are scrolled; the map itself does not move. */
export function bringIntoSight(element: Element): void {
  const shown = element instanceof SVGElement ? element.closest('[role="application"]') : element;
  shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
