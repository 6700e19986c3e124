/** Printed content: packs and maps. It never changes, so each is loaded once. */

import { api } from '../wire/api';
import type { MapData, Printed } from '../wire/generated';
import { words } from '../words/fluent.svelte';

const packs = new Map<string, Promise<Printed>>();
const maps = new Map<string, Promise<MapData>>();

export function loadPrinted(pack: string): Promise<Printed> {
  return once(packs, pack, async () => {
    const printed = await api.get(`/content/${pack}`);
    await words.addSources(printed.words);
    return printed;
  });
}

export function loadMap(sides: readonly string[], players: number): Promise<MapData> {
  const name = sides.join('-');
  return once(maps, `${name}/${players}`, () => api.get(`/maps/${name}`, { players }));
}

/** The URL of the map's background, rotated clockwise by quarter turns. */
export function groundOf(map: MapData, theme: 'light' | 'dark', quarters: number): string {
  const name = map.sides.join('-');
  return `/api/maps/${name}/ground.svg?players=${map.players}&theme=${theme}&turn=${quarters}`;
}

function once<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const loading = cache.get(key) ?? load();
  cache.set(key, loading);
  // Failed loads are retried next time.
  loading.catch(() => cache.delete(key));
  return loading;
}
