/** A contract's details for a player, line by line. */

import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import type { ContractCard, ContractPreview } from '../../wire/generated';

export function lackWords(lacks: Record<string, number>): string {
  const goods = things.GOODS.filter((name) => lacks[name]).map((name) =>
    things.goods(name, lacks[name] ?? 0),
  );
  const meat = things.MEATS.filter((name) => lacks[name]).map((name) =>
    t(`meat-${name}.count`, { count: lacks[name] ?? 0 }),
  );
  return things.listed([...goods, ...meat]);
}

/** Whether a contract in an export box is complete; empty if unknown. */
export function stateWords(lacks: Record<string, number> | undefined): string[] {
  if (!lacks) return [];
  const missing = lackWords(lacks);
  return [missing ? t('boards-lacks', { lacks: missing }) : t('boards-complete')];
}

/** All details of a contract, for its tip. */
export function contractWords(contract: ContractCard, ahead: ContractPreview | undefined): string {
  const name = t('market-contract', { number: contract.id });
  const lines = [`${name}: ${things.contractLine(contract)}`];
  if (!ahead) return lines.join('\n');
  const lacks = lackWords(ahead.lacks);
  lines.push(lacks ? t('market-contract-lacks', { lacks }) : t('market-contract-ready'));
  if (ahead.saved) lines.push(t('market-contract-saved', { count: ahead.saved }));
  if (lacks) lines.push(buyingWords(ahead));
  lines.push(valueWords(ahead));
  if (ahead.obtain !== null) lines.push(takingWords(ahead.obtain));
  return lines.join('\n');
}

function buyingWords({ buying }: ContractPreview): string {
  if (!buying) return t('market-contract-unbuyable');
  return t('market-contract-buying', {
    money: things.money(buying.pounds),
    merchants: buying.merchants,
  });
}

function valueWords({ value }: ContractPreview): string {
  const worth = t('market-contract-worth', { points: value.points, paid: value.paid });
  return value.money
    ? `${worth} ${t('market-contract-money', { money: things.money(value.money) })}`
    : worth;
}

/** The cost or gain of taking a contract, by pounds received. */
export function takingWords(pounds: number): string {
  if (pounds > 0) return t('market-export-receive', { money: things.money(pounds) });
  if (pounds < 0) return t('market-export-pay', { money: things.money(-pounds) });
  return t('market-export-free');
}
