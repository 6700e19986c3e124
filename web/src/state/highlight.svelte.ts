/** What is highlighted on the table, such as the spaces, goods and contracts of a log line. */

import type { Component } from 'svelte';
import type { ReviewLine, ReviewWhy } from '../wire/generated';

/** A reviewed decision: the played and the better code, at the moment before it. */
export interface Comparison {
  ply: number;
  seat: number;
  played: string;
  better: string;
  /** Both to the end of the turn, with their outcomes. */
  lines: { played: ReviewLine; better: ReviewLine; why: ReviewWhy | null } | null;
  /** All decisions to step through, this one included. */
  among: readonly Comparison[];
}

export interface ShownLine {
  key: 'played' | 'better';
  /** Decisions of the line that are on the board. */
  count: number;
}

export class Highlight {
  spaces = $state.raw<readonly string[]>([]);
  goods = $state.raw<readonly string[]>([]);
  contracts = $state.raw<readonly number[]>([]);
  /** The action code whose refusal is explained; null: none. */
  whyNot = $state<string | null>(null);

  /** The played and the better decision, while their moment is shown. */
  comparison = $state.raw<Comparison | null>(null);
  /** Shows beside a good or contract which line uses it; loaded with the comparison. */
  Tags = $state.raw<Component<{ good?: string; contract?: number }> | null>(null);
  /** How far one of its lines is shown on the board; null: the moment before it. */
  line = $state.raw<ShownLine | null>(null);

  show(what: { spaces?: string[]; goods?: string[]; contracts?: number[] }): void {
    this.spaces = what.spaces ?? [];
    this.goods = what.goods ?? [];
    this.contracts = what.contracts ?? [];
  }

  clear(): void {
    this.show({});
  }
}
