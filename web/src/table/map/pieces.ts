/** Units on the map, tracked from one view to the next. */

import type { EventJson, LogEntry, MapData, View } from '../../wire/generated';

export interface MapPiece {
  /** Stable while the piece exists, even if it moves. */
  id: number;
  seat: number;
  unit: string;
  space: string;
}

/** All units of all seats. */
export function unitsOn(view: View): Omit<MapPiece, 'id'>[] {
  return view.seats.flatMap((seat, number) =>
    Object.entries(seat.units).flatMap(([unit, spaces]) =>
      spaces.map((space) => ({ seat: number, unit, space })),
    ),
  );
}

/** Identifies pieces across views: unmoved pieces keep their id, and so do moved boats. */
export class PieceTracker {
  private known: MapPiece[] = [];
  private last = 0;

  next(view: View, map: MapData): MapPiece[] {
    const pieces = unitsOn(view);
    const places = new Map(this.known.map((piece) => [piece.space, piece]));
    const kept = new Map<Omit<MapPiece, 'id'>, MapPiece>();
    for (const piece of pieces) {
      const old = places.get(piece.space);
      if (old && isAlike(old, piece)) kept.set(piece, old);
    }
    const stayed = new Set(kept.values());
    const gone = this.known.filter((piece) => !stayed.has(piece));
    const across = new Map(map.spaces.map((space) => [space.name, space.across]));
    this.known = pieces.map((piece) => {
      const same = kept.get(piece);
      if (same) return same;
      const from = gone.findIndex(
        (old) => isAlike(old, piece) && across.get(piece.space)?.includes(old.space),
      );
      const [moved] = from < 0 ? [] : gone.splice(from, 1);
      return { ...piece, id: moved?.id ?? (this.last += 1) };
    });
    return this.known;
  }
}

function isAlike(one: Omit<MapPiece, 'id'>, other: Omit<MapPiece, 'id'>): boolean {
  return one.seat === other.seat && one.unit === other.unit;
}

export interface Ring {
  space: string;
  seat: number;
}

/** Where others acted since a seat's last decision; for spectators, the last seat's turn. */
export function freshRings(entries: readonly LogEntry[], own: number | null): Ring[] {
  const rings = new Map<string, Ring>();
  let last: number | null = null;
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'undone') break;
    if (entry.kind !== 'decision') continue;
    last ??= entry.seat;
    if (entry.seat === own || (own === null && entry.seat !== last)) break;
    for (const event of entry.events) {
      const space = placeOf(event);
      if (space !== null && 'seat' in event && !rings.has(space)) {
        rings.set(space, { space, seat: event.seat });
      }
    }
  }
  return [...rings.values()];
}

function placeOf(event: EventJson): string | null {
  if (event.event === 'unit_moved') return event.target;
  return 'space' in event ? event.space : null;
}
