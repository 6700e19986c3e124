/** Pressing an upgrade on the board previews it, or explains why it is not possible. */

import type { Main } from '../../wire/codes';
import type { TableContext } from '../../state/context';

/** The legal code of an upgrade, as a main action or a bonus. */
export function upgradeCode({ table }: Pick<TableContext, 'table'>, code: string): string | null {
  const choice = table.choices.find((each) => each.code === code || each.code === `bonus ${code}`);
  return choice?.code ?? null;
}

export function pressUpgrade(context: TableContext, main: Main, code: string): void {
  const { selection, highlight } = context;
  const legal = upgradeCode(context, code);
  if (legal === null) {
    highlight.whyNot = code;
  } else if (selection.code === legal) {
    selection.back();
  } else {
    selection.selectChoice(legal === code ? main : null, legal);
  }
}
