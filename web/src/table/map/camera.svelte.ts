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
const REST = 140;

export class Camera {
  at = $state.raw<Viewport>({ x: 0, y: 0, scale: 1 });
  window = $state.raw<Size>({ width: 0, height: 0 });
  /** The scale once the map has come to rest. */
  scale = $state(1);
  /** Whether the map is being enlarged or made smaller. */
  readonly isZooming = $derived(this.at.scale !== this.scale);

  private map: Size = { width: 1, height: 1 };
  /** Whether nobody has moved the map, so that it may be fitted anew when the window changes. */
  private isWhole = true;
  /** Places that are shown larger until then, on small windows. */
  private framed: readonly Point[] = [];
  private goal: Viewport | null = null;
  private ticket = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

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
    if (this.isWhole || isNew || !old.width) {
      this.isWhole = true;
      this.put(this.home);
    } else {
      const [dx, dy] = [(window.width - old.width) / 2, (window.height - old.height) / 2];
      this.put(clamped({ ...this.at, x: this.at.x + dx, y: this.at.y + dy }, window, map));
    }
    this.scale = this.at.scale;
  }

  /** Move at once, as a hand does. */
  drag(viewport: Viewport): void {
    this.isWhole = false;
    this.put(clamped(viewport, this.window, this.map));
    this.touch();
  }

  /** Enlarge by a factor round a point of the window, the middle if none is given. */
  zoom(factor: number, at: Point = this.middle): void {
    this.isWhole = false;
    this.glide(zoomed(this.goal ?? this.at, at, factor, this.window, this.map));
  }

  nearer(): void {
    this.zoom(ZOOM);
  }

  farther(): void {
    this.zoom(1 / ZOOM);
  }

  /** Show the whole map. */
  whole(): void {
    this.isWhole = true;
    this.framed = [];
    this.glide(this.home);
  }

  /** Show places so large that a finger finds them; with none, the whole map again. */
  frame(points: readonly Point[]): void {
    const isSame =
      points.length === this.framed.length &&
      points.every((point, at) => point === this.framed[at]);
    this.framed = points;
    if (this.isWhole && !isSame && this.window.width) this.glide(this.home);
  }

  /** Come nearer to a point of the window, or show the whole map again. */
  toggle(at: Point): void {
    const isNear = this.at.scale > fitted(this.window, this.map).scale * 1.5;
    if (isNear) this.whole();
    else this.zoom(2.2, at);
  }

  /** Move by steps of an arrow key. */
  step(x: number, y: number): void {
    const from = this.goal ?? this.at;
    this.isWhole = false;
    this.glide(
      clamped({ ...from, x: from.x - x * STEP, y: from.y - y * STEP }, this.window, this.map),
    );
  }

  /** Bring a place of the map into the window; with more room where words stand round it. */
  show(point: Point, room = 60): void {
    const goal = revealing(this.goal ?? this.at, point, room, this.window, this.map);
    const from = this.goal ?? this.at;
    if (Math.hypot(goal.x - from.x, goal.y - from.y) > 1) this.glide(goal);
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

  private put(viewport: Viewport): void {
    cancelAnimationFrame(this.ticket);
    this.goal = null;
    this.place(viewport);
  }

  /**
   * Be somewhere. A map that lay between the dots of the screen would be drawn anew for every place;
   * while its size changes, it is not drawn anew at all.
   */
  private place(viewport: Viewport): void {
    this.at = viewport.scale === this.scale || !this.goal ? onDots(viewport) : viewport;
  }

  /** Go to a stand in a short while. */
  private glide(goal: Viewport): void {
    const pace = settings.pace;
    if (!pace) {
      this.put(goal);
      this.touch();
      return;
    }
    cancelAnimationFrame(this.ticket);
    const [from, begin] = [this.at, performance.now()];
    this.goal = goal;
    const next = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begin) / pace));
      if (share === 1) this.goal = null;
      this.place(interpolated(from, goal, 1 - (1 - share) ** 3));
      this.touch();
      if (share < 1) this.ticket = requestAnimationFrame(next);
    };
    this.ticket = requestAnimationFrame(next);
  }

  /** Note a movement; a while after the last one the map is at rest. */
  private touch(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.scale = this.at.scale), REST);
  }

  close(): void {
    cancelAnimationFrame(this.ticket);
    clearTimeout(this.rest);
  }
}

/** The same stand moved by less than a dot of the screen, so that dots of the map lie on dots. */
function onDots({ x, y, scale }: Viewport): Viewport {
  const dots = window.devicePixelRatio;
  return { x: Math.round(x * dots) / dots, y: Math.round(y * dots) / dots, scale };
}
