/** Replays: since one's own last turn, or the whole game from a moment on. */

import { announce } from '../../state/announce.svelte';
import type { Table } from '../../state/table.svelte';
import { t } from '../../words/fluent.svelte';
import { since, keptDecisions, turnsOf } from '../log/turns';

/** Replay others' moves since one's own last turn. */
export function replaySinceOwnTurn(table: Table): void {
  const turns = since(turnsOf(table.entries), table.seat ?? -1);
  const moves = turns.map(({ seat, decisions }) => ({ seat: seat ?? 0, decisions, view: null }));
  table.moves.isOffered = false;
  if (moves.length) void table.moves.replay(moves);
  else announce(t('history-since-none'));
}

/** Replay the game move by move. */
export function replayFrom(table: Table, ply: number): void {
  const rest = keptDecisions(table.entries).filter((each) => each.ply > ply);
  void table.moves.replay(rest.map((each) => ({ seat: each.seat, decisions: [each], view: null })));
}
