/** A plan in progress; the server lists what may follow each step. */

import type { Table } from '../../state/table.svelte';
import { api, Refusal } from '../../wire/api';
import type { Plan, Plans } from '../../wire/generated';

export class PlanDraft {
  codes = $state.raw<string[]>([]);
  /** Options of each step: one more than chosen steps. */
  rows = $state.raw<Plans[]>([]);
  /** The chosen steps, with their cost or gain. */
  readonly steps = $derived(
    this.codes.map((code, at) => planOf(this.rows[at], code)).filter((step) => step !== undefined),
  );
  readonly isComplete = $derived(this.rows[this.codes.length]?.complete ?? false);
  private request = 0;

  constructor(private readonly table: Table) {}

  /** Reload the options; steps that became impossible are dropped. */
  async read(): Promise<void> {
    const request = ++this.request;
    const { codes } = this;
    const rows = await Promise.all(
      [...codes.keys(), codes.length].map((at) => this.plansAfter(codes.slice(0, at))),
    );
    if (request !== this.request) return;
    const firstInvalid = codes.findIndex((code, at) => !rows[at + 1] || !planOf(rows[at], code));
    const length = firstInvalid < 0 ? codes.length : firstInvalid;
    this.codes = codes.slice(0, length);
    this.rows = rows.slice(0, length + 1).filter((row) => row !== null);
  }

  /** Choose a step, or with null go back before it. */
  choose(at: number, code: string | null): Promise<void> {
    this.codes = [...this.codes.slice(0, at), ...(code ? [code] : [])];
    this.rows = this.rows.slice(0, at + 1);
    return this.read();
  }

  clear(): void {
    this.request += 1;
    this.codes = [];
    this.rows = this.rows.slice(0, 1);
  }

  /** What may follow some steps; null if they are not possible. */
  private async plansAfter(codes: string[]): Promise<Plans | null> {
    try {
      return await api.get(`/tables/${this.table.id}/plans`, { code: codes });
    } catch (error) {
      if (codes.length && error instanceof Refusal && error.code === 'invalid') return null;
      throw error;
    }
  }
}

function planOf(row: Plans | null | undefined, code: string): Plan | undefined {
  return row?.turn.find((plan) => plan.code === code);
}
