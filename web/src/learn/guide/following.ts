/** Follows things on the screen: they scroll, grow, and the map is dragged and zoomed. */

/** Milliseconds after which everything that moved by itself has come to rest. */
const REST_MS = 700;
/** Milliseconds between two looks while nothing seems to move. */
const IDLE_INTERVAL_MS = 300;
const MOVES = ['resize', 'scroll', 'pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown'];

/** Call `look` in every frame while something may move; returns what ends it. */
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
 * The first of some selectors that is in sight.
 * @param brings whether what lies further down its list is scrolled to
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

/** The nearest ancestor that scrolls must not hide what is pointed at; the map itself stays as it is. */
export function bringIntoSight(element: Element): void {
  const shown = element instanceof SVGElement ? element.closest('[role="application"]') : element;
  shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
