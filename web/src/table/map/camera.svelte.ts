/** The viewport of the map, moved by hand or animated. */

import { settings } from '../../state/settings.svelte';
import {
  fitted,
  framing,
  clamped,
  revealing,
  interpolated,
  zoomed,
  type Size,
  type Viewport,
} from './viewport';
import type { Point } from './layout';

/** Pixels per arrow key. */
const STEP = 90;
/** Zoom factor of a key or button. */
const ZOOM = 1.4;
/** Milliseconds without movement after which labels are redrawn at their new size. */
const REST_MS = 140;

export class Camera {
  viewport = $state.raw<Viewport>({ x: 0, y: 0, scale: 1 });
  window = $state.raw<Size>({ width: 0, height: 0 });
  /** The scale at rest. */
  scale = $state(1);
  /** Whether the zoom is changing. */
  readonly isZooming = $derived(this.viewport.scale !== this.scale);

  #map: Size = { width: 1, height: 1 };
  /**
   * Whether the map was never moved by hand, so that it is fitted again when the window changes.
   */
  #isUntouched = true;
  /** Points enlarged until then, on small windows. */
  #framed: readonly Point[] = [];
  #target: Viewport | null = null;
  #frameRequest = 0;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Set the sizes of window and map.
   *
   * @param chosen a point that may be tapped again: while there is one and it is visible, the map
   * does not move when the window changes its height
   */
  measure(window: Size, map: Size, chosen: Point | null = null): void {
    if (!window.width || !window.height) return;
    const isNew = map.width !== this.#map.width || map.height !== this.#map.height;
    const old = this.window;
    this.window = window;
    this.#map = map;
    if (chosen && !isNew && window.width === old.width) {
      this.show(chosen);
      return;
    }
    if (this.#isUntouched || isNew || !old.width) {
      this.#isUntouched = true;
      this.#jumpTo(this.#home);
    } else {
      const [dx, dy] = [(window.width - old.width) / 2, (window.height - old.height) / 2];
      this.#jumpTo(
        clamped(
          { ...this.viewport, x: this.viewport.x + dx, y: this.viewport.y + dy },
          window,
          map,
        ),
      );
    }
    this.scale = this.viewport.scale;
  }

  /** Move at once, following the pointer. */
  drag(viewport: Viewport): void {
    this.#isUntouched = false;
    this.#jumpTo(clamped(viewport, this.window, this.#map));
    this.#scheduleRest();
  }

  /** Zoom by a factor around a point of the window, by default its centre. */
  zoom(factor: number, at: Point = this.#middle): void {
    this.#isUntouched = false;
    this.#animateTo(zoomed(this.#target ?? this.viewport, at, factor, this.window, this.#map));
  }

  zoomIn(): void {
    this.zoom(ZOOM);
  }

  zoomOut(): void {
    this.zoom(1 / ZOOM);
  }

  /** Show the whole map. */
  showAll(): void {
    this.#isUntouched = true;
    this.#framed = [];
    this.#animateTo(this.#home);
  }

  /** Zoom in on points so that they are large enough to tap; with none, show the whole map. */
  frame(points: readonly Point[]): void {
    const isSame =
      points.length === this.#framed.length &&
      points.every((point, at) => point === this.#framed[at]);
    this.#framed = points;
    if (this.#isUntouched && !isSame && this.window.width) this.#animateTo(this.#home);
  }

  /** Zoom in on a point of the window, or show the whole map again. */
  toggle(at: Point): void {
    const isNear = this.viewport.scale > fitted(this.window, this.#map).scale * 1.5;
    if (isNear) this.showAll();
    else this.zoom(2.2, at);
  }

  /** Pan by arrow key steps. */
  step(x: number, y: number): void {
    const from = this.#target ?? this.viewport;
    this.#isUntouched = false;
    this.#animateTo(
      clamped({ ...from, x: from.x - x * STEP, y: from.y - y * STEP }, this.window, this.#map),
    );
  }

  /** Pan until a point is inside the window, with extra room for labels around it. */
  show(point: Point, room = 60): void {
    const target = revealing(this.#target ?? this.viewport, point, room, this.window, this.#map);
    const from = this.#target ?? this.viewport;
    if (Math.hypot(target.x - from.x, target.y - from.y) > 1) this.#animateTo(target);
  }

  get sizes(): { window: Size; map: Size } {
    return { window: this.window, map: this.#map };
  }

  get #home(): Viewport {
    return framing(this.#framed, this.window, this.#map);
  }

  get #middle(): Point {
    return { x: this.window.width / 2, y: this.window.height / 2 };
  }

  #jumpTo(viewport: Viewport): void {
    cancelAnimationFrame(this.#frameRequest);
    this.#target = null;
    this.#moveTo(viewport);
  }

  /**
   * Set the viewport, aligned to device pixels at rest: otherwise the map would be repainted at
   * every offset. It is not repainted while zooming.
   */
  #moveTo(viewport: Viewport): void {
    this.viewport = viewport.scale === this.scale || !this.#target ? onPixels(viewport) : viewport;
  }

  /** Animate to a viewport. */
  #animateTo(target: Viewport): void {
    const pace = settings.pace;
    if (!pace) {
      this.#jumpTo(target);
      this.#scheduleRest();
      return;
    }
    cancelAnimationFrame(this.#frameRequest);
    const [from, start] = [this.viewport, performance.now()];
    this.#target = target;
    const next = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / pace));
      if (share === 1) this.#target = null;
      this.#moveTo(interpolated(from, target, 1 - (1 - share) ** 3));
      this.#scheduleRest();
      if (share < 1) this.#frameRequest = requestAnimationFrame(next);
    };
    this.#frameRequest = requestAnimationFrame(next);
  }

  /** Restart the timer after which the map is at rest. */
  #scheduleRest(): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => (this.scale = this.viewport.scale), REST_MS);
  }

  close(): void {
    cancelAnimationFrame(this.#frameRequest);
    clearTimeout(this.#restTimer);
  }
}

/** The viewport aligned to device pixels. */
function onPixels({ x, y, scale }: Viewport): Viewport {
  const ratio = window.devicePixelRatio;
  return { x: Math.round(x * ratio) / ratio, y: Math.round(y * ratio) / ratio, scale };
}
