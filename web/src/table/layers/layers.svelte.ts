/** Learning aids of the present position, asked for when it changes. */

import { settings, type Layer } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import { api, Refusal } from '../../wire/api';

/** How each layer is asked for. */
const FETCH = {
  bar: (table: string) => api.get(`/tables/${table}/evaluation`),
  weather: (table: string) => api.get(`/tables/${table}/weather`),
  ways: (table: string) => api.get(`/tables/${table}/navigator`),
} satisfies Record<Layer, (table: string) => Promise<unknown>>;
type AnswerOf<K extends Layer> = Awaited<ReturnType<(typeof FETCH)[K]>>;
/** Milliseconds that a position has to stand: while bots move one by one, nothing is asked. */
const SETTLE_MS = 350;

export const isEnabled = (layer: Layer, table: Table): boolean =>
  settings.preferences.layers.includes(layer) && (layer === 'bar' || table.seat !== null);

/** The answers to one layer; what was known stays until the next one comes. */
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
      // Asked again with the next position.
      if (this.requestedFor === positionKey) this.value = null;
    }
  }
}

/** A chance as people read it. */
export function percent(chance: number, language: string): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language.replace('_', '-'), style).format(chance);
}
