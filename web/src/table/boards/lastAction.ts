/** A player's last action in a few words. */

import type { LogEntry } from '../../wire/generated';
import type { Narrator } from '../../words/events';
import type { Turn } from '../log/turns';

/** Events after the end of a player's turn. */
const AFTER_TURN = new Set(['production_started', 'turn_started', 'round_started']);

/** Entries up to a past moment; null: all of them. */
export function until(entries: readonly LogEntry[], moment: number | null): readonly LogEntry[] {
  if (moment === null) return entries;
  return entries.filter((each) => each.kind !== 'decision' || each.ply <= moment);
}

/** A seat's last action without its name, such as "passes (+£16)"; empty before its first turn. */
export function lastAction(
  turns: readonly Turn[],
  seat: number,
  narrator: Narrator | null,
): string {
  for (const turn of turns.toReversed()) {
    if (turn.seat !== seat || turn.isUndone) continue;
    const events = turn.decisions.flatMap((each) => each.events);
    const end = events.findIndex((each) => AFTER_TURN.has(each.event));
    const own = end < 0 ? events : events.slice(0, end);
    const lines = narrator?.lines(own).filter((line) => line.seat === seat) ?? [];
    // Ending a turn is a decision without text.
    if (lines.length) return lines.map((line) => line.deed).join(', ');
  }
  return '';
}
