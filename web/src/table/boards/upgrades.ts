/** Pressing an upgrade on the board previews it, or explains why it is not possible. */

import type { Main } from '../../wire/codes';
import type { TableContext } from '../../state/context';

/**
 * The legal choice of an upgrade, as a main action or a bonus.
 *
 * @param unit the kind of worker, for technology
 */
export const upgradeOf = ({ table }: TableContext, main: Main, unit: string | null) =>
  table.choices.find((each) => each.upgrade === main && each.unit === unit);

export function pressUpgrade(context: TableContext, main: Main, unit: string | null): void {
  const { selection, highlight } = context;
  const choice = upgradeOf(context, main, unit);
  if (!choice) {
    highlight.whyNot = unit ? `${main} ${unit}` : main;
  } else if (selection.code === choice.code) {
    selection.back();
  } else {
    selection.selectChoice(choice.verb === main ? main : null, choice.code);
  }
}
