/** One's own standing orders at a table, reloaded with every change and stored with every edit. */

import { attempt } from '../../state/attempt.svelte';
import type { Table } from '../../state/table.svelte';
import { api } from '../../wire/api';
import type { NextTurn, Orders } from '../../wire/generated';

export class StandingOrders {
  orders = $state.raw<Orders>({ pass_if_nothing_else: false });
  readonly plans = $derived(this.orders.next_turn ?? []);
  private changes = 0;

  constructor(private readonly table: Table) {}

  async read(): Promise<void> {
    const before = this.changes;
    const orders = await api.get(`/tables/${this.table.id}/orders`);
    // A newer version was stored meanwhile.
    if (before === this.changes) this.orders = orders;
  }

  /** Store a change; a refusal keeps the current orders. */
  async change(changes: Partial<Orders>): Promise<boolean> {
    const orders = { ...this.orders, ...changes };
    const isStored = await attempt(() => this.table.send('orders', { orders }));
    if (isStored) {
      this.changes += 1;
      this.orders = orders;
    }
    return isStored;
  }

  add(plan: NextTurn): Promise<boolean> {
    return this.change({ next_turn: [...this.plans, plan] });
  }

  remove(at: number): Promise<boolean> {
    return this.change({ next_turn: this.plans.filter((_, each) => each !== at) });
  }

  /** Move a plan up. */
  raise(at: number): Promise<boolean> {
    const next_turn = [...this.plans];
    const [plan] = next_turn.splice(at, 1);
    if (plan) next_turn.splice(at - 1, 0, plan);
    return this.change({ next_turn });
  }
}
