/** Learning aids of the present position, asked for when it changes. */

import { settings, type Layer } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import { api, Refusal } from '../../wire/api';

/** How each layer is asked for. */
const ASK = {
  bar: (table: string) => api.get(`/tables/${table}/evaluation`),
  weather: (table: string) => api.get(`/tables/${table}/weather`),
  ways: (table: string) => api.get(`/tables/${table}/navigator`),
} satisfies Record<Layer, (table: string) => Promise<unknown>>;
type Known<K extends Layer> = Awaited<ReturnType<(typeof ASK)[K]>>;
/** Milliseconds that a position has to stand: while bots move one by one, nothing is asked. */
const STILL = 350;

export const isWanted = (layer: Layer, table: Table): boolean =>
  settings.preferences.layers.includes(layer) && (layer === 'bar' || table.seat !== null);

/** The answers to one layer; what was known stays until the next one comes. */
export class Answer<K extends Layer> {
  known = $state.raw<Known<K> | null>(null);
  isLate = $state(false);
  private asked = '';

  constructor(
    private readonly layer: K,
    private readonly table: Table,
  ) {
    $effect(() => {
      if (!isWanted(layer, table)) return;
      const mark = `${table.whole?.version} ${table.draft.step}`;
      if (mark === this.asked) return;
      this.isLate = true;
      const waiting = setTimeout(() => void this.ask(mark), STILL);
      return () => clearTimeout(waiting);
    });
  }

  private async ask(mark: string): Promise<void> {
    this.asked = mark;
    try {
      const answer = (await ASK[this.layer](this.table.id)) as Known<K>;
      if (this.asked !== mark) return;
      this.known = answer;
      this.isLate = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Asked again with the next position.
      if (this.asked === mark) this.known = null;
    }
  }
}

/** A chance as people read it. */
export function percent(chance: number, language: string): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language.replace('_', '-'), style).format(chance);
}
