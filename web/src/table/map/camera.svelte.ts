/** The stand from which the map is seen, moved by hand or by itself. */

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

/** Pixels that an arrow key moves the map. */
const STEP = 90;
/** How much a key or a button enlarges. */
const ZOOM = 1.4;
/** Milliseconds of rest after which letters are drawn anew for their size. */
const REST_MS = 140;

export class Camera {
  viewport = $state.raw<Viewport>({ x: 0, y: 0, scale: 1 });
  window = $state.raw<Size>({ width: 0, height: 0 });
  /** The scale once the map has come to rest. */
  scale = $state(1);
  /** Whether the map is being enlarged or made smaller. */
  readonly isZooming = $derived(this.viewport.scale !== this.scale);

  private map: Size = { width: 1, height: 1 };
  /** Whether nobody has moved the map, so that it may be fitted anew when the window changes. */
  private isUntouched = true;
  /** Places that are shown larger until then, on small windows. */
  private framed: readonly Point[] = [];
  private target: Viewport | null = null;
  private frameRequest = 0;
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Take over the sizes of window and map.
   *
   * @param chosen a place that a finger may tap again: while there is one, the map stays where it is
   *   when the window becomes higher or lower, if that place can be seen.
   */
  measure(window: Size, map: Size, chosen: Point | null = null): void {
    if (!window.width || !window.height) return;
    const isNew = map.width !== this.map.width || map.height !== this.map.height;
    const old = this.window;
    this.window = window;
    this.map = map;
    if (chosen && !isNew && window.width === old.width) {
      this.show(chosen);
      return;
    }
    if (this.isUntouched || isNew || !old.width) {
      this.isUntouched = true;
      this.jumpTo(this.home);
    } else {
      const [dx, dy] = [(window.width - old.width) / 2, (window.height - old.height) / 2];
      this.jumpTo(
        clamped(
          { ...this.viewport, x: this.viewport.x + dx, y: this.viewport.y + dy },
          window,
          map,
        ),
      );
    }
    this.scale = this.viewport.scale;
  }

  /** Move at once, as a hand does. */
  drag(viewport: Viewport): void {
    this.isUntouched = false;
    this.jumpTo(clamped(viewport, this.window, this.map));
    this.scheduleRest();
  }

  /** Enlarge by a factor round a point of the window, the middle if none is given. */
  zoom(factor: number, at: Point = this.middle): void {
    this.isUntouched = false;
    this.animateTo(zoomed(this.target ?? this.viewport, at, factor, this.window, this.map));
  }

  zoomIn(): void {
    this.zoom(ZOOM);
  }

  zoomOut(): void {
    this.zoom(1 / ZOOM);
  }

  /** Show the whole map. */
  showAll(): void {
    this.isUntouched = true;
    this.framed = [];
    this.animateTo(this.home);
  }

  /** Show places so large that a finger finds them; with none, the whole map again. */
  frame(points: readonly Point[]): void {
    const isSame =
      points.length === this.framed.length &&
      points.every((point, at) => point === this.framed[at]);
    this.framed = points;
    if (this.isUntouched && !isSame && this.window.width) this.animateTo(this.home);
  }

  /** Come nearer to a point of the window, or show the whole map again. */
  toggle(at: Point): void {
    const isNear = this.viewport.scale > fitted(this.window, this.map).scale * 1.5;
    if (isNear) this.showAll();
    else this.zoom(2.2, at);
  }

  /** Move by steps of an arrow key. */
  step(x: number, y: number): void {
    const from = this.target ?? this.viewport;
    this.isUntouched = false;
    this.animateTo(
      clamped({ ...from, x: from.x - x * STEP, y: from.y - y * STEP }, this.window, this.map),
    );
  }

  /** Bring a place of the map into the window; with more room where words stand round it. */
  show(point: Point, room = 60): void {
    const target = revealing(this.target ?? this.viewport, point, room, this.window, this.map);
    const from = this.target ?? this.viewport;
    if (Math.hypot(target.x - from.x, target.y - from.y) > 1) this.animateTo(target);
  }

  get sizes(): { window: Size; map: Size } {
    return { window: this.window, map: this.map };
  }

  private get home(): Viewport {
    return framing(this.framed, this.window, this.map);
  }

  private get middle(): Point {
    return { x: this.window.width / 2, y: this.window.height / 2 };
  }

  private jumpTo(viewport: Viewport): void {
    cancelAnimationFrame(this.frameRequest);
    this.target = null;
    this.moveTo(viewport);
  }

  /**
   * Be somewhere. A map that lay between the dots of the screen would be drawn anew for every place;
   * while its size changes, it is not drawn anew at all.
   */
  private moveTo(viewport: Viewport): void {
    this.viewport = viewport.scale === this.scale || !this.target ? onPixels(viewport) : viewport;
  }

  /** Go to a stand in a short while. */
  private animateTo(target: Viewport): void {
    const pace = settings.pace;
    if (!pace) {
      this.jumpTo(target);
      this.scheduleRest();
      return;
    }
    cancelAnimationFrame(this.frameRequest);
    const [from, start] = [this.viewport, performance.now()];
    this.target = target;
    const next = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / pace));
      if (share === 1) this.target = null;
      this.moveTo(interpolated(from, target, 1 - (1 - share) ** 3));
      this.scheduleRest();
      if (share < 1) this.frameRequest = requestAnimationFrame(next);
    };
    this.frameRequest = requestAnimationFrame(next);
  }

  /** Note a movement; a while after the last one the map is at rest. */
  private scheduleRest(): void {
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => (this.scale = this.viewport.scale), REST_MS);
  }

  close(): void {
    cancelAnimationFrame(this.frameRequest);
    clearTimeout(this.restTimer);
  }
}

/** The same stand moved by less than a dot of the screen, so that dots of the map lie on dots. */
function onPixels({ x, y, scale }: Viewport): Viewport {
  const ratio = window.devicePixelRatio;
  return { x: Math.round(x * ratio) / ratio, y: Math.round(y * ratio) / ratio, scale };
}
