/** What the map shows and what is done on it: view, selection and camera brought together. */

import type { TableContext } from '../../state/context';
import { settings } from '../../state/settings.svelte';
import * as things from '../../words/things';
import { attempt } from '../../state/attempt.svelte';
import { Camera } from './camera.svelte';
import { blockedBy, portAt, spoken } from './describe';
import { layOut, neighbour, DIRECTIONS, type Layout, type Point, type Direction } from './layout';
import { KEYS, Overlays } from './overlays.svelte';
import { freshRings, PieceTracker } from './pieces';
import { isHint, litSpaces, tapIntent } from './targets';

/** Two taps within so many milliseconds and pixels are a double tap. */
const DOUBLE_TAP = { ms: 320, pixels: 24 };

export class Scene {
  readonly camera = new Camera();
  readonly overlays = new Overlays();
  private readonly tracker = new PieceTracker();

  /** By how much the map is turned. */
  quarters = $state(settings.preferences.orientation);
  /** The space that has, or would get, the focus. */
  cursor = $state('g5');
  /** The space whose card is open. */
  infoSpace = $state<string | null>(null);
  /** Whether the last thing done was done by a key. */
  isByKey = $state(false);
  /** Where the cursor set out on its way through a row. */
  private cursorLine: Point | null = null;
  private lastTap = { at: { x: 0, y: 0 }, time: 0 };

  constructor(private readonly context: TableContext) {}

  readonly layout = $derived.by<Layout | null>(() => {
    const map = this.context.table.map;
    return map && layOut(map, this.quarters);
  });
  readonly pieces = $derived.by(() => {
    const { view, map } = this.context.table;
    return view && map ? this.tracker.next(view, map) : [];
  });
  readonly bySpace = $derived.by(() => new Map(this.pieces.map((each) => [each.space, each])));
  readonly occupied = $derived.by(() => new Set(this.bySpace.keys()));
  readonly lit = $derived.by(() => litSpaces(this.context.selection));
  readonly isHinted = $derived.by(() => isHint(this.context.selection));
  readonly rings = $derived.by(() =>
    this.context.table.moment === null
      ? freshRings(this.context.table.shownEntries, this.context.table.seat)
      : [],
  );
  /** The choice looked at, if it is one on the map. */
  readonly chosen = $derived.by(() => {
    const { choice } = this.context.selection;
    const space = choice?.target ?? choice?.space ?? null;
    if (!choice || space === null || !this.layout?.places.has(space)) return null;
    return { choice, space, price: this.context.selection.price(choice.code) };
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
    const { table, selection } = this.context;
    const place = this.layout?.places.get(name);
    if (!place) return name;
    const known = { view: table.view, outlook: table.outlook, names: table.names };
    const [piece, lit] = [this.bySpace.get(name), this.lit.get(name)];
    return spoken(place.space, piece, lit, this.port(name), known, (code) => selection.price(code));
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
      now - lastTap.time < DOUBLE_TAP.ms &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE_TAP.pixels;
    this.lastTap = { at, time: isDouble ? 0 : now };
    this.isByKey = false;
    const isIdle =
      name === null || tapIntent(name, this.lit, this.context.selection).kind === 'info';
    if (isDouble && isIdle) {
      this.infoSpace = null;
      this.camera.toggle(at);
    } else if (name === null) {
      this.dismiss();
    } else {
      this.tap(name);
    }
  }

  /** Do what a tap on a space means. */
  tap(name: string): void {
    const { selection } = this.context;
    const intent = tapIntent(name, this.lit, selection);
    this.cursor = name;
    this.cursorLine = null;
    const shownBefore = this.infoSpace;
    this.infoSpace = null;
    switch (intent.kind) {
      case 'confirm':
        this.confirm();
        break;
      case 'preview':
        selection.preview(intent.code);
        break;
      case 'select':
        selection.selectSpace(name);
        break;
      case 'info':
        // What was pointed at on the map is put away; the unit in hand stays.
        if (selection.space !== null || this.chosen) selection.back();
        this.infoSpace = shownBefore === name ? null : name;
    }
  }

  /** Close what is open; a second time put away what was pointed at last. */
  dismiss(): void {
    if (this.infoSpace !== null) this.infoSpace = null;
    else this.context.selection.back();
  }

  /** Answer a key; false if it means nothing here. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    this.cursor = this.focusable;
    this.isByKey = true;
    if (event.key in DIRECTIONS) {
      const direction = event.key as Direction;
      if (event.shiftKey) this.camera.step(DIRECTIONS[direction].x, DIRECTIONS[direction].y);
      else this.moveCursor(direction);
      return true;
    }
    if (event.key === 'Escape') {
      // Where nothing is open, the table puts away what is pointed at.
      const isOpen = this.infoSpace !== null || this.context.selection.space !== null;
      this.dismiss();
      return isOpen;
    }
    if (event.shiftKey && event.key === 'Enter') return false;
    const overlay = KEYS[event.key.toLowerCase()];
    if (overlay) {
      this.overlays.toggle(overlay);
      return true;
    }
    const act = {
      '+': () => this.camera.zoomIn(),
      '=': () => this.camera.zoomIn(),
      '-': () => this.camera.zoomOut(),
      '0': () => this.camera.showAll(),
      Enter: () => this.tap(this.cursor),
      ' ': () => this.tap(this.cursor),
      l: () => this.toNextLit(),
    }[event.key];
    act?.();
    return act !== undefined;
  }

  /** Move the cursor to the next lit space. */
  private toNextLit(): void {
    const names = [...(this.layout?.places.keys() ?? [])];
    const here = names.indexOf(this.cursor);
    const round = [...names.slice(here + 1), ...names.slice(0, here + 1)];
    const next = round.find((name) => this.lit.has(name));
    if (next === undefined) return;
    this.cursorLine = null;
    this.cursor = next;
    this.camera.show(this.layout!.places.get(next)!);
  }

  /** Move the cursor to a neighbouring space. */
  private moveCursor(direction: Direction): void {
    const place = this.layout?.places.get(this.cursor);
    if (!this.layout || !place) return;
    this.cursorLine ??= { x: place.x, y: place.y };
    const next = neighbour(this.layout, this.cursor, direction, this.cursorLine);
    if (next === null) return;
    // A step along one axis begins a new row or column on the other.
    const at = this.layout.places.get(next)!;
    this.cursorLine = DIRECTIONS[direction].x
      ? { x: at.x, y: this.cursorLine.y }
      : { x: this.cursorLine.x, y: at.y };
    this.cursor = next;
    this.camera.show(at);
  }

  private confirm(): void {
    void attempt(() => this.context.selection.confirm());
  }
}
