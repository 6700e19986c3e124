/** Which dialogs and panels of the table are open. */

class Dialogs {
  /** Shown in the action bar, not over the table. */
  hint = $state(false);
  keys = $state(false);
  score = $state(false);
  command = $state(false);
  orders = $state(false);
  undo = $state(false);
  leave = $state(false);
  /** The choice of learning aids. */
  layers = $state(false);
  /** Confirms the end of a turn. */
  end = $state(false);
  /** The moment to play on from, with decisions to play first; null: closed. */
  branch = $state.raw<{ ply: number; codes?: readonly string[] } | null>(null);
  /** Progress in the guide, which shows it itself. */
  guide = $state(false);

  /** Whether a dialog over the table is open. */
  readonly isOpen = $derived(
    this.keys ||
      this.score ||
      this.command ||
      this.orders ||
      this.undo ||
      this.leave ||
      this.layers ||
      this.end ||
      this.branch !== null,
  );
}

export const dialogs = new Dialogs();
