/** Pressing an upgrade on the board previews it, or explains why it is not possible. */

import type { Main } from '../../wire/codes';
import type { TableContext } from '../../state/context';

/** An upgrade of the board: the verb of its main action, and the kind of worker for technology. */
export interface Upgrade {
  main: Main;
  unit: string | null;
}

/** Its code, such as `tech miner`. */
export const codeOf = ({ main, unit }: Upgrade) => (unit === null ? main : `${main} ${unit}`);

/** The legal choice of an upgrade, as a main action or a bonus. */
export const choiceOf = ({ table }: Pick<TableContext, 'table'>, { main, unit }: Upgrade) =>
  table.choices.find((each) => each.upgrade === main && each.unit === unit) ?? null;

export function pressUpgrade(context: TableContext, upgrade: Upgrade): void {
  const { selection, highlight } = context;
  const choice = choiceOf(context, upgrade);
  if (choice === null) {
    highlight.whyNot = codeOf(upgrade);
  } else if (selection.code === choice.code) {
    selection.back();
  } else {
    selection.selectChoice(choice.verb === upgrade.main ? upgrade.main : null, choice.code);
  }
}
