/** Which help is open. */

class Helping {
  hint = $state(false);
  keys = $state(false);
  score = $state(false);
  command = $state(false);
  orders = $state(false);
}

export const helping = new Helping();
