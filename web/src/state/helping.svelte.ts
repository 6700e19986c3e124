/** Which help is open. */

class Helping {
  /** Hints stand in the bar, not over the table. */
  hint = $state(false);
  keys = $state(false);
  score = $state(false);
  command = $state(false);
  orders = $state(false);
  undo = $state(false);
  leave = $state(false);
  /** Which learning aids are shown. */
  layers = $state(false);
  /** The moment from which somebody would play on; null: nobody asks. */
  branch = $state<number | null>(null);
  /** What the guide has taught; the guide itself shows it. */
  guide = $state(false);

  readonly isOpen = $derived(
    this.keys ||
      this.score ||
      this.command ||
      this.orders ||
      this.undo ||
      this.leave ||
      this.layers ||
      this.branch !== null,
  );
}

export const helping = new Helping();
