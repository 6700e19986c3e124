/** Why the guide advises an action, as text. */

import type { Choice } from '../../wire/codes';
import type { Table } from '../../state/table.svelte';
import type { Counsel } from '../../wire/generated';
import { t, words } from '../../words/fluent.svelte';
import * as things from '../../words/things';

type Reason = Counsel['reason'];

/** The unit's key in texts: workers share one, upgrades have none. */
export function unitWord({ verb, unit }: Choice, { printed }: Table): string {
  if (unit === null || (verb !== 'expand' && verb !== 'place')) return '';
  return printed?.units[unit]?.worker ? 'worker' : unit;
}

export function adviceReason(choice: Choice, reason: Reason, table: Table): string {
  switch (choice.verb) {
    case 'obtain':
    case 'fulfil':
      return ofContract(choice, table);
    case 'pass':
      return t('guide-because-pass');
    // Ports and drawn contracts are described with the advice, production in its lesson.
    case 'port':
    case 'produce':
    case 'keep':
      return '';
  }
  const key = `guide-because-${reason.kind}`;
  if (!words.has(key)) return '';
  return t(key, { subject: subjectOf(reason, table), unit: unitWord(choice, table) });
}

/** A contract's value, and what it takes to fulfil it. */
function ofContract({ verb, contract }: Choice, table: Table): string {
  const ahead = table.preview?.contracts.find((each) => each.contract === contract);
  if (!ahead) return '';
  const lacks = lackingFor(contract, table);
  return t(`guide-because-${verb}`, {
    points: ahead.value.points,
    way: lacks ? (ahead.buying ? 'buy' : 'make') : 'ready',
    lacks,
    money: things.money(ahead.buying?.pounds ?? 0),
  });
}

/** What a contract still lacks, as text. */
export function lackingFor(contract: number | null, table: Table): string {
  const ahead = table.preview?.contracts.find((each) => each.contract === contract);
  return things.listed(
    Object.entries(ahead?.lacks ?? {}).map(([name, count]) =>
      t(`${name === 'beef' || name === 'mutton' ? 'meat' : 'good'}-${name}.count`, { count }),
    ),
  );
}

function subjectOf({ kind, subject }: Reason, table: Table): string {
  switch (kind) {
    case 'contract': {
      // A contract's number means nothing to beginners.
      const card = table.printed?.contracts[subject];
      return card ? things.listed(things.contractCost(card)) : subject;
    }
    case 'market':
      return things.good(subject);
    case 'port':
      return things.port(subject);
    case 'glory': {
      const numbers = table.printed?.scoring_tiles[subject]?.numbers ?? {};
      return things.about('scoring', subject, numbers);
    }
    default:
      return subject;
  }
}
