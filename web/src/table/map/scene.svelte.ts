/** What the map shows and what is done on it: view, pick and camera brought together. */

import type { TableContext } from '../../state/context';
import { settings } from '../../state/settings.svelte';
import * as things from '../../words/things';
import { attempt } from '../../state/attempt.svelte';
import { Camera } from './camera.svelte';
import { blockedBy, portAt, spoken } from './describe';
import { layOut, neighbour, WAYS, type Layout, type Point, type Way } from './layout';
import { KEYS, Overlays } from './overlays.svelte';
import { freshRings, Herd } from './pieces';
import { isHint, litSpaces, meaning } from './targets';

/** Two taps within so many milliseconds and pixels are a double tap. */
const DOUBLE = { time: 320, way: 24 };

export class Scene {
  readonly camera = new Camera();
  readonly overlays = new Overlays();
  private readonly herd = new Herd();

  /** By how much the map is turned. */
  quarters = $state(settings.liked.orientation);
  /** The space that has, or would get, the focus. */
  cursor = $state('g5');
  /** The space whose card is open. */
  told = $state<string | null>(null);
  /** Whether the last thing done was done by a key. */
  isByKey = $state(false);
  /** Where the cursor set out on its way through a row. */
  private line: Point | null = null;
  private lastTap = { at: { x: 0, y: 0 }, time: 0 };

  constructor(private readonly context: TableContext) {}

  readonly layout = $derived.by<Layout | null>(() => {
    const map = this.context.table.map;
    return map && layOut(map, this.quarters);
  });
  readonly pieces = $derived.by(() => {
    const { view, map } = this.context.table;
    return view && map ? this.herd.next(view, map) : [];
  });
  readonly bySpace = $derived.by(() => new Map(this.pieces.map((each) => [each.space, each])));
  readonly occupied = $derived.by(() => new Set(this.bySpace.keys()));
  readonly lit = $derived.by(() => litSpaces(this.context.pick));
  readonly isHinted = $derived.by(() => isHint(this.context.pick));
  readonly rings = $derived.by(() =>
    this.context.table.moment === null
      ? freshRings(this.context.table.shownEntries, this.context.table.seat)
      : [],
  );
  /** The choice looked at, if it is one on the map. */
  readonly chosen = $derived.by(() => {
    const { choice } = this.context.pick;
    const space = choice?.target ?? choice?.space ?? null;
    if (!choice || space === null || !this.layout?.places.has(space)) return null;
    return { choice, space, price: this.context.pick.price(choice.code) };
  });

  /** The space that a press of the tab key leads to. */
  readonly focusable = $derived.by(() => {
    const places = this.layout?.places;
    // The first press of a key leads to where something can be done.
    const names = [...(places?.keys() ?? [])];
    const first = this.isByKey ? undefined : names.find((name) => this.lit.has(name));
    return first ?? (places?.has(this.cursor) ? this.cursor : (places?.keys().next().value ?? ''));
  });

  /** A space in words. */
  label(name: string): string {
    const { table, pick } = this.context;
    const place = this.layout?.places.get(name);
    if (!place) return name;
    const known = { view: table.view, outlook: table.outlook, names: table.names };
    const [piece, lit] = [this.bySpace.get(name), this.lit.get(name)];
    return spoken(place.space, piece, lit, this.port(name), known, (code) => pick.price(code));
  }

  /** What to say of a space that is pointed at; null for nothing. */
  hint(name: string): string | null {
    const tile = this.port(name);
    if (!tile) return null;
    const numbers = this.context.table.printed?.port_tiles[tile]?.numbers ?? {};
    return `${things.port(tile)}: ${things.about('port', tile, numbers)}`;
  }

  port(name: string): string | null {
    return portAt(this.context.table.view, this.context.table.map?.ports ?? [], name);
  }

  blocked(name: string): 'covered' | 'neutral' | null {
    return blockedBy(name, this.context.table.view);
  }

  /** Somebody tapped a point of the window, and the space that lies there. */
  tapAt(name: string | null, at: Point): void {
    const now = performance.now();
    const { lastTap } = this;
    const isDouble =
      now - lastTap.time < DOUBLE.time &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE.way;
    this.lastTap = { at, time: isDouble ? 0 : now };
    this.isByKey = false;
    const isIdle = name === null || meaning(name, this.lit, this.context.pick).kind === 'tell';
    if (isDouble && isIdle) {
      this.told = null;
      this.camera.toggle(at);
    } else if (name === null) {
      this.putAway();
    } else {
      this.tap(name);
    }
  }

  /** Do what a tap on a space means. */
  tap(name: string): void {
    const { pick } = this.context;
    const tap = meaning(name, this.lit, pick);
    this.cursor = name;
    this.line = null;
    const wasTold = this.told;
    this.told = null;
    switch (tap.kind) {
      case 'take':
        this.take();
        break;
      case 'look':
        pick.look(tap.code);
        break;
      case 'point':
        pick.pointSpace(name);
        break;
      case 'tell':
        // What was pointed at on the map is put away; the unit in hand stays.
        if (pick.space !== null || this.chosen) pick.back();
        this.told = wasTold === name ? null : name;
    }
  }

  /** Close what is open; a second time put away what was pointed at last. */
  putAway(): void {
    if (this.told !== null) this.told = null;
    else this.context.pick.back();
  }

  /** Answer a key; false if it means nothing here. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    this.cursor = this.focusable;
    this.isByKey = true;
    if (event.key in WAYS) {
      const way = event.key as Way;
      if (event.shiftKey) this.camera.step(WAYS[way].x, WAYS[way].y);
      else this.go(way);
      return true;
    }
    if (event.key === 'Escape') {
      // Where nothing is open, the table puts away what is pointed at.
      const isOpen = this.told !== null || this.context.pick.space !== null;
      this.putAway();
      return isOpen;
    }
    if (event.shiftKey && event.key === 'Enter') return false;
    const overlay = KEYS[event.key.toLowerCase()];
    if (overlay) {
      this.overlays.toggle(overlay);
      return true;
    }
    const act = {
      '+': () => this.camera.nearer(),
      '=': () => this.camera.nearer(),
      '-': () => this.camera.farther(),
      '0': () => this.camera.whole(),
      Enter: () => this.tap(this.cursor),
      ' ': () => this.tap(this.cursor),
      l: () => this.hop(),
    }[event.key];
    act?.();
    return act !== undefined;
  }

  /** Move the cursor to the next lit space. */
  private hop(): void {
    const names = [...(this.layout?.places.keys() ?? [])];
    const here = names.indexOf(this.cursor);
    const round = [...names.slice(here + 1), ...names.slice(0, here + 1)];
    const next = round.find((name) => this.lit.has(name));
    if (next === undefined) return;
    this.line = null;
    this.cursor = next;
    this.camera.show(this.layout!.places.get(next)!);
  }

  /** Move the cursor to a neighbouring space. */
  private go(way: Way): void {
    const place = this.layout?.places.get(this.cursor);
    if (!this.layout || !place) return;
    this.line ??= { x: place.x, y: place.y };
    const next = neighbour(this.layout, this.cursor, way, this.line);
    if (next === null) return;
    // A step along one axis begins a new row or column on the other.
    const at = this.layout.places.get(next)!;
    this.line = WAYS[way].x ? { x: at.x, y: this.line.y } : { x: this.line.x, y: at.y };
    this.cursor = next;
    this.camera.show(at);
  }

  private take(): void {
    void attempt(() => this.context.pick.take());
  }
}
