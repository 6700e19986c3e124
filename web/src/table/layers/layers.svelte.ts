/** Learning aids of the present position, asked for when it changes. */

import { settings, type Layer } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import { api, Refusal } from '../../wire/api';
import type { Evaluated, MarketForecast, Navigation } from '../../wire/generated';

interface Answers {
  bar: Evaluated;
  weather: MarketForecast;
  ways: Navigation;
}

const PATHS: Record<Layer, string> = {
  bar: 'evaluation',
  weather: 'weather',
  ways: 'navigator',
};
/** Milliseconds that a position has to stand: while bots move one by one, nothing is asked. */
const STILL = 350;

export const isWanted = (layer: Layer, table: Table): boolean =>
  settings.liked.layers.includes(layer) && (layer === 'bar' || table.seat !== null);

/** The answers to one layer; what was known stays until the next one comes. */
export class Answer<K extends Layer> {
  known = $state.raw<Answers[K] | null>(null);
  isLate = $state(false);
  private asked = '';

  constructor(
    private readonly layer: K,
    private readonly table: Table,
  ) {
    $effect(() => {
      if (!isWanted(layer, table)) return;
      const mark = `${table.whole?.version} ${table.tries.step}`;
      if (mark === this.asked) return;
      this.isLate = true;
      const waiting = setTimeout(() => void this.ask(mark), STILL);
      return () => clearTimeout(waiting);
    });
  }

  private async ask(mark: string): Promise<void> {
    this.asked = mark;
    try {
      const path = `/tables/${this.table.id}/${PATHS[this.layer]}`;
      const answer = await api.get<Answers[K]>(path);
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
