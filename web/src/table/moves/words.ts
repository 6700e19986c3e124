/** Moves as text. */

import type { LogEntry } from '../../wire/generated';
import type { Table } from '../../state/table.svelte';
import { t } from '../../words/fluent.svelte';
import { turnsOf } from '../log/turns';
import { deedOf } from './rounds';

type DecisionEntry = Extract<LogEntry, { kind: 'decision' }>;

/** The turn up to the moment on view; null: in the present, or before the first move. */
export function moveAt(table: Table): { seat: number; decisions: DecisionEntry[] } | null {
  const ply = table.moment;
  const turn = turnsOf(table.entries).find(
    (each) => !each.isUndone && each.decisions.some((decision) => decision.ply === ply),
  );
  if (!turn || turn.seat === null || ply === null) return null;
  return { seat: turn.seat, decisions: turn.decisions.filter((each) => each.ply <= ply) };
}

/** A move as text; of the production and scoring that follow, only the new round. */
export function wordsOf(table: Table, decisions: readonly DecisionEntry[]): string {
  const events = decisions.flatMap((each) => each.events);
  const deeds = decisions.flatMap((each) => deedOf(each.events));
  const lines = table.narrator?.lines(deeds).map((line) => line.text) ?? [];
  const begun = events.find((event) => event.event === 'round_started');
  if (begun?.event === 'round_started')
    lines.push(t('event-round-started', { round: begun.round }));
  return lines.join(' ');
}
