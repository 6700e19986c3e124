/** Spaces as text, for cards and screen readers. */

import type { MapSpace, Preview, View } from '../../wire/generated';
import { t, words } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import type { MapPiece } from './pieces';
import { priceWords } from './tags';
import type { Lit } from './targets';

export interface Knowledge {
  view: View | null;
  preview: Preview | null;
  names: readonly string[];
}

/** The terrain of a space. */
export function ground(space: MapSpace): string {
  if (space.loch) return t('map-loch');
  return things.listed(space.terrain.map((each) => t(`terrain-${each}`)));
}

/** Special properties of a space. */
export function traits(space: MapSpace, preview: Preview | null): string[] {
  const marks: string[] = [];
  const { border = [], delta = [] } = preview?.spaces ?? {};
  if (border.includes(space.name) && !space.loch) marks.push(t('map-border'));
  if (delta.includes(space.name)) marks.push(t('map-delta'));
  if (space.mist) marks.push(t(space.active ? 'map-mist' : 'map-mist-out'));
  return marks;
}

/** The lowest shipping level that reaches a space; null: none, or there is no unit yet. */
export function levelOf(preview: Preview | null, space: string): number | null {
  const reach = Object.entries(preview?.spaces.reach ?? {});
  const levels = reach.filter(([, spaces]) => spaces.includes(space)).map(([level]) => +level);
  return levels.length ? Math.min(...levels) : null;
}

/** Whether a space is in reach, as text; null while that does not matter. */
export function reach(preview: Preview | null, space: string): string | null {
  const all = preview?.spaces.reach;
  if (!preview || !all || !Object.values(all).some((spaces) => spaces.length)) return null;
  const level = levelOf(preview, space);
  if (level === null) return t('map-reach-never');
  if (level <= preview.spaces.shipping) return t('map-reach-now');
  const key = `shipping-${level}`;
  return t('map-reach-later', { name: words.has(key) ? t(key) : level });
}

/** Why nothing can ever be built on a space; null if something can. */
export function blockedBy(space: string, view: View | null): 'covered' | 'neutral' | null {
  if (view?.covered.includes(space)) return 'covered';
  return view?.neutral.includes(space) ? 'neutral' : null;
}

/** A piece's unit and owner. */
export function owner(piece: Pick<MapPiece, 'seat' | 'unit'>, names: readonly string[]): string {
  return t('map-owner', { name: names[piece.seat] ?? '', unit: things.unit(piece.unit) });
}

/** The port tile on a space; null: none. */
export function portAt(view: View | null, ports: readonly { space: string }[], space: string) {
  const number = ports.findIndex((port) => port.space === space);
  return view?.ports[number] ?? null;
}

/** The choices on a space, with prices. */
export function offers(lit: Lit, price: (code: string) => number | null): string {
  return things.listed(
    lit.choices.slice(0, 9).map((choice) => {
      const paid = price(choice.code);
      const what = deed(choice.verb, choice.unit, choice.target);
      return paid ? t('map-offer', { what, money: priceWords(paid) }) : what;
    }),
  );
}

/** A choice on the map in brief. */
export function deed(verb: string, unit: string | null, target: string | null): string {
  if (target) return t('map-row', { target });
  if (verb === 'slaughter') return t('map-slaughter');
  return unit ? things.unit(unit) : verb;
}

/** The full description of a space in one line. */
export function spoken(
  space: MapSpace,
  piece: MapPiece | undefined,
  lit: Lit | undefined,
  port: string | null,
  known: Knowledge,
  price: (code: string) => number | null,
): string {
  const parts = [space.name, ground(space)];
  if (space.cost && space.active) parts.push(things.money(space.cost));
  if (port) parts.push(t('map-port', { port: things.port(port) }));
  const blocked = blockedBy(space.name, known.view);
  if (blocked) parts.push(t(`map-blocked.${blocked}`));
  else if (piece) parts.push(owner(piece, known.names));
  else if (space.active && !space.loch) parts.push(t('map-free'));
  parts.push(...traits(space, known.preview));
  // Selectable spaces are available, whatever their reach.
  const far = piece || blocked || lit || !space.active ? null : reach(known.preview, space.name);
  if (far) parts.push(far);
  if (lit) parts.push(offers(lit, price));
  return things.listed(parts.filter(Boolean));
}
