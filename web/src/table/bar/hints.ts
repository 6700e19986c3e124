/** Hints as text, and the things they highlight. */

import { mainOf, type Choice } from '../../wire/codes';
import type { Table } from '../../state/table.svelte';
import type { HintForecast, HintReason, LineDifference } from '../../wire/generated';
import { t, words } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import { rounded } from '../../parts/times';
import { capital } from '../../words/capital';

/** Spaces, goods and contracts of a choice. */
export function thingsOf(choice: Choice, table: Table) {
  const { verb, space, target, good, contract, rest } = choice;
  const spaces = [space, target].filter((each) => each !== null);
  if (verb === 'port') spaces.push(...portSpace(rest[0] ?? '', table));
  return {
    spaces,
    goods: good ? [good] : [],
    contracts: contract === null ? [] : [contract],
  };
}

function portSpace(tile: string, { view, map }: Table): string[] {
  const space = map?.ports[view?.ports.indexOf(tile) ?? -1]?.space;
  return space ? [space] : [];
}

/** The bot's forecast: the chance to win, and what makes the difference. */
export function foreseen({ places, differences }: HintForecast): string[] {
  const first = t('hint-first', { percent: Math.round(100 * (places[0] ?? 0)) });
  return [...(places.length > 1 ? [first] : []), ...differences.map(inLine)];
}

/** A line of the score sheet with its difference in points, like “+3 glory”. */
export function inLine({ line, points }: LineDifference): string {
  return t('hint-line', { points: signed(points), line: t(`hint-line-${line}`) });
}

/** Points with their sign. */
export const signed = (points: number) => `${points < 0 ? '−' : '+'}${rounded(Math.abs(points))}`;

/** Why a bot prefers an action; empty for unknown reasons. */
export function reasonText(
  { kind, subject }: HintReason,
  choice: Choice,
  { printed }: Table,
): string {
  const key = `hint-why-${kind}`;
  if (!words.has(key)) return '';
  // Within a turn something has to be chosen anyway.
  if (kind === 'rest' && mainOf(choice.verb) === null) return '';
  // Contracts are taken or fulfilled for their rewards.
  const card = printed?.contracts[subject];
  if (kind === 'contract' && card && choice.contract === card.id) return things.contractLine(card);
  switch (kind) {
    case 'contract':
      return t(key, { contract: Number(subject) });
    case 'glory': {
      const numbers = printed?.scoring_tiles[subject]?.numbers ?? {};
      return t(key, { tile: things.about('scoring', subject, numbers) });
    }
    case 'port':
      return t(key, { port: things.port(subject) });
    case 'income':
      return capital(t(key, { units: things.unit(subject, 'plural') }));
    case 'market':
      return capital(t(key, { good: things.good(subject) }));
    default:
      return t(key);
  }
}
