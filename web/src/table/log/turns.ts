/** The log grouped by turns. */

import type { LogEntry } from '../../wire/generated';

type DecisionEntry = Extract<LogEntry, { kind: 'decision' }>;

export interface Turn {
  /** The first entry's number, stable across updates. */
  key: number;
  seat: number | null;
  round: number;
  /** Decisions of the turn; empty for other entries. */
  decisions: DecisionEntry[];
  other: Exclude<LogEntry, DecisionEntry> | null;
  /** Whether it was undone. */
  isUndone: boolean;
}

const CLOSED = new Set(['end', 'pass']);
/** Events that begin a new turn. */
const BEGINS = new Set(['turn_started', 'round_started']);

export function turnsOf(entries: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  let round = 0;
  for (const entry of entries) {
    if (entry.kind === 'chat') continue;
    if (entry.kind === 'undone') takeBack(turns, entry.to);
    if (entry.kind !== 'decision') {
      turns.push({
        key: entry.seq,
        seat: null,
        round,
        decisions: [],
        other: entry,
        isUndone: false,
      });
      continue;
    }
    const last = turns.at(-1);
    if (last && continues(last, entry)) last.decisions.push(entry);
    else {
      turns.push({
        key: entry.seq,
        seat: entry.seat,
        round,
        decisions: [entry],
        other: null,
        isUndone: false,
      });
    }
    for (const event of entry.events) if (event.event === 'round_started') round = event.round;
  }
  return turns;
}

function continues(turn: Turn, entry: DecisionEntry): boolean {
  const before = turn.decisions.at(-1);
  if (!before || turn.isUndone || turn.seat !== entry.seat) return false;
  if (CLOSED.has(before.code)) return false;
  return !before.events.some((event) => BEGINS.has(event.event));
}

/** Mark everything after a decision as undone. */
function takeBack(turns: Turn[], to: number): void {
  for (const turn of turns) {
    if (turn.decisions.some((each) => each.ply > to)) turn.isUndone = true;
  }
}

/** All decisions that were not undone, in order. */
export function keptDecisions(entries: readonly LogEntry[]): DecisionEntry[] {
  const decisions: DecisionEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'decision') decisions.push(entry);
    else if (entry.kind === 'undone') {
      while ((decisions.at(-1)?.ply ?? 0) > entry.to) decisions.pop();
    }
  }
  return decisions;
}

/** Others' turns since a seat's last own one. */
export function since(turns: readonly Turn[], seat: number): Turn[] {
  const last = turns.findLastIndex((turn) => turn.seat === seat && !turn.isUndone);
  return turns.slice(last + 1).filter((turn) => turn.decisions.length && !turn.isUndone);
}

/** A seat's last turn that was not undone. */
export function lastOf(turns: readonly Turn[], seat: number | null): Turn | undefined {
  return turns.findLast((turn) => turn.seat === seat && turn.decisions.length && !turn.isUndone);
}
