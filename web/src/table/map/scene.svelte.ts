/** State of the map: combines view, selection and camera, and handles input. */

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

/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP = { ms: 320, pixels: 24 };

export class Scene {
  readonly camera = new Camera();
  readonly overlays = new Overlays();
  readonly #tracker = new PieceTracker();

  /** Rotation of the map in quarter turns. */
  quarters = $state(settings.preferences.orientation);
  /** The space that has, or would get, the focus. */
  cursor = $state('g5');
  /** The space whose card is open. */
  infoSpace = $state<string | null>(null);
  /** Whether the last input was a key. */
  isByKey = $state(false);
  /** Where the cursor started on its way along a row. */
  #cursorLine: Point | null = null;
  #lastTap = { at: { x: 0, y: 0 }, time: 0 };

  constructor(private readonly context: TableContext) {}

  readonly layout = $derived.by<Layout | null>(() => {
    const map = this.context.table.map;
    return map && layOut(map, this.quarters);
  });
  readonly pieces = $derived.by(() => {
    const { view, map } = this.context.table;
    return view && map ? this.#tracker.next(view, map) : [];
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
  /** The previewed choice, if it is on the map. */
  readonly chosen = $derived.by(() => {
    const { choice } = this.context.selection;
    const space = choice?.target ?? choice?.space ?? null;
    if (!choice || space === null || !this.layout?.places.has(space)) return null;
    return { choice, space, price: this.context.selection.price(choice.code) };
  });

  /** The space in the tab order. */
  readonly focusable = $derived.by(() => {
    const places = this.layout?.places;
    // The first key press goes to a selectable space.
    const names = [...(places?.keys() ?? [])];
    const first = this.isByKey ? undefined : names.find((name) => this.lit.has(name));
    return first ?? (places?.has(this.cursor) ? this.cursor : (places?.keys().next().value ?? ''));
  });

  /** A description of a space. */
  label(name: string): string {
    const { table, selection } = this.context;
    const place = this.layout?.places.get(name);
    if (!place) return name;
    const known = { view: table.view, preview: table.preview, names: table.names };
    const [piece, lit] = [this.bySpace.get(name), this.lit.get(name)];
    return spoken(place.space, piece, lit, this.port(name), known, (code) => selection.price(code));
  }

  /** A tooltip for a space; null: none. */
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

  /** Handle a tap at a point of the window, on a space or beside all of them. */
  tapAt(name: string | null, at: Point): void {
    const now = performance.now();
    const lastTap = this.#lastTap;
    const isDouble =
      now - lastTap.time < DOUBLE_TAP.ms &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE_TAP.pixels;
    this.#lastTap = { at, time: isDouble ? 0 : now };
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

  /** Execute the intent of a tap on a space. */
  tap(name: string): void {
    const { selection } = this.context;
    const intent = tapIntent(name, this.lit, selection);
    this.cursor = name;
    this.#cursorLine = null;
    const shownBefore = this.infoSpace;
    this.infoSpace = null;
    switch (intent.kind) {
      case 'confirm':
        this.#confirm();
        break;
      case 'preview':
        selection.preview(intent.code);
        break;
      case 'select':
        selection.selectSpace(name);
        break;
      case 'info':
        // The selection on the map is cleared, but the unit stays selected.
        if (selection.space !== null || this.chosen) selection.back();
        this.infoSpace = shownBefore === name ? null : name;
    }
  }

  /** Close the card, or if there is none, undo the last selection step. */
  dismiss(): void {
    if (this.infoSpace !== null) this.infoSpace = null;
    else this.context.selection.back();
  }

  /** Handle a key; false if it is not used here. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    this.cursor = this.focusable;
    this.isByKey = true;
    if (event.key in DIRECTIONS) {
      const direction = event.key as Direction;
      if (event.shiftKey) this.camera.step(DIRECTIONS[direction].x, DIRECTIONS[direction].y);
      else this.#moveCursor(direction);
      return true;
    }
    if (event.key === 'Escape') {
      // If nothing is open here, the table clears the selection.
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
      l: () => this.#toNextLit(),
    }[event.key];
    act?.();
    return act !== undefined;
  }

  /** Move the cursor to the next highlighted space. */
  #toNextLit(): void {
    const names = [...(this.layout?.places.keys() ?? [])];
    const here = names.indexOf(this.cursor);
    const round = [...names.slice(here + 1), ...names.slice(0, here + 1)];
    const next = round.find((name) => this.lit.has(name));
    if (next === undefined) return;
    this.#cursorLine = null;
    this.cursor = next;
    this.camera.show(this.layout!.places.get(next)!);
  }

  /** Move the cursor to a neighbouring space. */
  #moveCursor(direction: Direction): void {
    const place = this.layout?.places.get(this.cursor);
    if (!this.layout || !place) return;
    this.#cursorLine ??= { x: place.x, y: place.y };
    const next = neighbour(this.layout, this.cursor, direction, this.#cursorLine);
    if (next === null) return;
    // A step along one axis starts a new row or column on the other.
    const at = this.layout.places.get(next)!;
    this.#cursorLine = DIRECTIONS[direction].x
      ? { x: at.x, y: this.#cursorLine.y }
      : { x: this.#cursorLine.x, y: at.y };
    this.cursor = next;
    this.camera.show(at);
  }

  #confirm(): void {
    void attempt(() => this.context.selection.confirm());
  }
}
