/** Gestures on the map: drag, pinch and wheel move the camera; the rest are taps. */

import { pinched, type Viewport } from './viewport';
import type { Camera } from './camera.svelte';
import type { Point } from './layout';

/** Pixels a pointer may move before a tap becomes a drag; fingers are less steady. */
const THRESHOLD = { mouse: 4, pen: 6, touch: 10 } as const;

/** Milliseconds after a drag in which a click is ignored. */
const AFTER_DRAG = 60;

export interface GestureHandlers {
  /** An element was tapped, at a point of the window. */
  tap(target: Element, at: Point): void;
  /** A key was pressed; false if it was not handled. */
  key(event: KeyboardEvent): boolean;
}

export class Gestures {
  readonly #pointers = new Map<number, Point>();
  #start: { viewport: Viewport; points: Point[] } | null = null;
  #isDrag = false;
  /** A click right after a drag is no tap. */
  #ignoresClick = false;
  #frame = 0;

  constructor(
    private readonly node: HTMLElement,
    private readonly camera: Camera,
    private readonly handlers: GestureHandlers,
  ) {}

  /** Add the listeners; the returned function removes them. */
  listen(): () => void {
    const { node } = this;
    const controller = new AbortController();
    const { signal } = controller;
    node.addEventListener('pointerdown', this.#down, { signal });
    node.addEventListener('pointermove', this.#move, { signal });
    node.addEventListener('pointerup', this.#up, { signal });
    node.addEventListener('pointercancel', this.#up, { signal });
    node.addEventListener('click', this.#click, { signal });
    node.addEventListener('keydown', this.#key, { signal });
    // Not passive: otherwise the wheel would scroll or zoom the page too.
    node.addEventListener('wheel', this.#wheel, { passive: false, signal });
    return () => {
      controller.abort();
      cancelAnimationFrame(this.#frame);
    };
  }

  readonly #click = (event: MouseEvent): void => {
    if (this.#ignoresClick || isInPopover(event)) return;
    this.handlers.tap(event.target as Element, this.#pointOf(event));
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (!isInPopover(event) && this.handlers.key(event)) event.preventDefault();
  };

  /** The position of an event in the window. */
  #pointOf(event: MouseEvent): Point {
    const box = this.node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || isInPopover(event)) return;
    this.#pointers.set(event.pointerId, this.#pointOf(event));
    if (this.#pointers.size === 1) {
      this.#isDrag = false;
      this.#ignoresClick = false;
    } else {
      this.#startDrag(event);
    }
    this.#saveStart();
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#pointers.has(event.pointerId) || !this.#start) return;
    const point = this.#pointOf(event);
    this.#pointers.set(event.pointerId, point);
    const first = this.#start.points[0];
    if (!this.#isDrag && first) {
      const limit = THRESHOLD[event.pointerType as keyof typeof THRESHOLD] ?? THRESHOLD.touch;
      if (Math.hypot(point.x - first.x, point.y - first.y) < limit) return;
      this.#startDrag(event);
      this.#saveStart();
    }
    // Pointer events are more frequent than frames.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#applyMove);
  };

  readonly #up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (!this.#pointers.size) {
      this.#ignoresClick = this.#isDrag;
      setTimeout(() => (this.#ignoresClick = false), AFTER_DRAG);
      this.#isDrag = false;
      this.#start = null;
    } else {
      this.#saveStart();
    }
  };

  readonly #wheel = (event: WheelEvent): void => {
    if (isInPopover(event)) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
    // A touchpad pinch arrives as small wheel steps with the control key.
    const speed = event.ctrlKey ? 0.01 : 0.0018;
    const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed);
    this.camera.zoom(factor, this.#pointOf(event));
  };

  #startDrag(event: PointerEvent): void {
    this.#isDrag = true;
    this.node.setPointerCapture(event.pointerId);
  }

  #saveStart(): void {
    this.#start = { viewport: this.camera.viewport, points: [...this.#pointers.values()] };
  }

  readonly #applyMove = (): void => {
    if (!this.#start) return;
    const { viewport, points } = this.#start;
    const now = [...this.#pointers.values()];
    const [a, b, c, d] = [points[0], points[1], now[0], now[1]];
    const { window, map } = this.camera.sizes;
    if (a && b && c && d) this.camera.drag(pinched(viewport, [a, b], [c, d], window, map));
    else if (a && c)
      this.camera.drag({ ...viewport, x: viewport.x + c.x - a.x, y: viewport.y + c.y - a.y });
  };
}

/** Whether an event is on something above the map, such as a list of choices. */
function isInPopover(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-above]') !== null;
}
