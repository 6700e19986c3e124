/** Pressing an upgrade on the board: look at it where it is possible, else ask why not. */

import type { Main } from '../../wire/codes';
import type { Seen } from '../../state/context';

/** The legal code of an upgrade, as a main action or as a bonus. */
export function upgradeCode({ table }: Pick<Seen, 'table'>, code: string): string | null {
  const choice = table.choices.find((each) => each.code === code || each.code === `bonus ${code}`);
  return choice?.code ?? null;
}

export function pressUpgrade(seen: Seen, main: Main, code: string): void {
  const { pick, spot } = seen;
  const legal = upgradeCode(seen, code);
  if (legal === null) {
    spot.why = code;
  } else if (pick.code === legal) {
    pick.back();
  } else {
    pick.pointChoice(legal === code ? main : null, legal);
  }
}
