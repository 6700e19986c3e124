/** Learning aids of the current position, reloaded when it changes. */

import { settings, type Layer } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import { api, Refusal } from '../../wire/api';

/** The request of each layer. */
const FETCH = {
  bar: (table: string) => api.get(`/tables/${table}/evaluation`),
  weather: (table: string) => api.get(`/tables/${table}/weather`),
  ways: (table: string) => api.get(`/tables/${table}/navigator`),
} satisfies Record<Layer, (table: string) => Promise<unknown>>;
type AnswerOf<K extends Layer> = Awaited<ReturnType<(typeof FETCH)[K]>>;
/** Milliseconds without change before a request: none while bots move one by one. */
const SETTLE_MS = 350;

export const isEnabled = (layer: Layer, table: Table): boolean =>
  settings.preferences.layers.includes(layer) && (layer === 'bar' || table.seat !== null);

/** The answers for one layer; the last one stays until the next arrives. */
export class Answer<K extends Layer> {
  value = $state.raw<AnswerOf<K> | null>(null);
  isLate = $state(false);
  private requestedFor = '';

  constructor(
    private readonly layer: K,
    private readonly table: Table,
  ) {
    $effect(() => {
      if (!isEnabled(layer, table)) return;
      const positionKey = `${table.whole?.version} ${table.draft.step}`;
      if (positionKey === this.requestedFor) return;
      this.isLate = true;
      const waiting = setTimeout(() => void this.fetch(positionKey), SETTLE_MS);
      return () => clearTimeout(waiting);
    });
  }

  private async fetch(positionKey: string): Promise<void> {
    this.requestedFor = positionKey;
    try {
      const answer = (await FETCH[this.layer](this.table.id)) as AnswerOf<K>;
      if (this.requestedFor !== positionKey) return;
      this.value = answer;
      this.isLate = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Requested again with the next position.
      if (this.requestedFor === positionKey) this.value = null;
    }
  }
}

/** A chance as a percentage. */
export function percent(chance: number, language: string): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language.replace('_', '-'), style).format(chance);
}
