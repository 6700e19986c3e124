/** Which help is open. */

class Helping {
  hint = $state(false);
  keys = $state(false);
  score = $state(false);
  command = $state(false);
  orders = $state(false);
  undo = $state(false);
  leave = $state(false);

  readonly isOpen = $derived(
    this.hint || this.keys || this.score || this.command || this.orders || this.undo || this.leave,
  );
}

export const helping = new Helping();
