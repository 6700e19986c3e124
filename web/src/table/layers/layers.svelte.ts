/** Learning aids of the current position, reloaded when it changes. */

import { settings, type Layer } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import { api, Refusal } from '../../wire/api';
import type { Evaluated, MarketForecast, Navigation } from '../../wire/generated';

interface AnswerOf {
  bar: Evaluated;
  weather: MarketForecast;
  ways: Navigation;
}
/** The request of each layer. */
const FETCH: { [K in Layer]: (table: string) => Promise<AnswerOf[K]> } = {
  bar: (table) => api.get(`/tables/${table}/evaluation`),
  weather: (table) => api.get(`/tables/${table}/weather`),
  ways: (table) => api.get(`/tables/${table}/navigator`),
};
/** Milliseconds without change before a request: none while bots move one by one. */
const SETTLE_MS = 350;

export const isEnabled = (layer: Layer, table: Table): boolean =>
  settings.preferences.layers.includes(layer) && (layer === 'bar' || table.seat !== null);

/** The answers for one layer; the last one stays until the next arrives. */
export class Answer<K extends Layer> {
  value = $state.raw<AnswerOf[K] | null>(null);
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
      const answer = await FETCH[this.layer](this.table.id);
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
