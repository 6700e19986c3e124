/** Why the guide advises an action, in words. */

import type { Choice } from '../../wire/codes';
import type { Table } from '../../state/table.svelte';
import type { Counsel } from '../../wire/generated';
import { t, words } from '../../words/fluent.svelte';
import * as things from '../../words/things';

type Reason = Counsel['reason'];

const WORKERS = new Set(['woodcutter', 'miner', 'fisherman']);

/** What the words say of a unit: workers have the same, and an upgrade is none. */
export function unitWord({ verb, unit }: Choice): string {
  if (verb !== 'expand' && verb !== 'place') return '';
  return WORKERS.has(unit ?? '') ? 'worker' : (unit ?? '');
}

export function adviceReason(choice: Choice, reason: Reason, table: Table): string {
  switch (choice.verb) {
    case 'obtain':
    case 'fulfil':
      return ofContract(choice, table);
    case 'pass':
      return t('guide-because-pass');
    // What a port or a drawn contract gives is said with it, what factories are for in their lesson.
    case 'port':
    case 'produce':
    case 'keep':
      return '';
  }
  const key = `guide-because-${reason.kind}`;
  if (!words.has(key)) return '';
  return t(key, { subject: subjectOf(reason, table), unit: unitWord(choice) });
}

/** What a contract is worth, and what it takes to deliver it. */
function ofContract({ verb, contract }: Choice, table: Table): string {
  const ahead = table.outlook?.contracts.find((each) => each.contract === contract);
  if (!ahead) return '';
  const lacks = lackingFor(contract, table);
  return t(`guide-because-${verb}`, {
    points: ahead.value.points,
    way: lacks ? (ahead.buying ? 'buy' : 'make') : 'ready',
    lacks,
    money: things.money(ahead.buying?.pounds ?? 0),
  });
}

/** What is missing for a contract, in words. */
export function lackingFor(contract: number | null, table: Table): string {
  const ahead = table.outlook?.contracts.find((each) => each.contract === contract);
  return things.listed(
    Object.entries(ahead?.lacks ?? {}).map(([name, count]) =>
      t(`${name === 'beef' || name === 'mutton' ? 'meat' : 'good'}-${name}.count`, { count }),
    ),
  );
}

function subjectOf({ kind, subject }: Reason, table: Table): string {
  switch (kind) {
    case 'contract': {
      // A contract's number says nothing to beginners.
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
