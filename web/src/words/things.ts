/** Names and amounts of game terms in the current language. */

import type { ContractCard } from '../wire/generated';
import { ANIMAL_OF, GOODS, IMPORTS, MEATS } from '../wire/names';
import { t, words } from './fluent.svelte';

export { ANIMAL_OF, GOODS, IMPORTS, MEATS };

/** Browsers would break the line between a sign and the pound. */
const onOneLine = (text: string) => text.replace(/^[−+]/, '$&\u2060');
export const money = (amount: number) => (amount < 0 ? change(amount) : t('money', { amount }));
/** A signed amount of money, like +£5. */
export const change = (amount: number) =>
  onOneLine(t(amount >= 0 ? 'money.gain' : 'money.loss', { amount: Math.abs(amount) }));

export const good = (name: string) => t(`good-${name}`);
export const goods = (name: string, count: number) => t(`good-${name}.count`, { count });
export const unit = (name: string, form = '') =>
  form ? t(`unit-${name}.${form}`) : t(`unit-${name}`);
export const units = (name: string, count: number) => t(`unit-${name}.count`, { count });
export const listed = (parts: Iterable<string>) => [...parts].join(', ');

/** A name, or the id for a content pack's own things. */
const named = (key: string, id: string) => (words.has(key) ? t(key) : id);
export const clan = (id: string) => named(`clan-${id || 'none'}`, id);
export const clanShort = (id: string) => named(`clan-${id || 'none'}.short`, id);
export const port = (id: string) => named(`port-${id}`, id);
export const rank = (id: string) => named(`rank-${id}`, id);
export const bot = (id: string) => named(`bot-${id}`, id);

/** The cause of a part of a price; clans have their own. */
export const part = (cause: string) =>
  t(words.has(`part-${cause}`) ? `part-${cause}` : 'part-clan');

/** What a clan, port tile or scoring tile does, with its printed figures. */
export function about(family: 'clan' | 'port' | 'scoring', id: string, numbers: Numbers): string {
  const key = `${family}-${id || 'none'}`;
  const full = words.has(`${key}.about`) ? `${key}.about` : key;
  return words.has(full) ? t(full, figures(numbers)) : id;
}

export type Numbers = Record<string, number | number[]>;

/** Printed figures for a message; a list becomes one word. */
export function figures(numbers: Numbers): Record<string, number | string> {
  const pairs = Object.entries(numbers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join('/') : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, number | string>;
}

export function contractCost(contract: ContractCard): string[] {
  const goodsCost = GOODS.filter((name) => contract.goods[name]).map((name) =>
    goods(name, contract.goods[name] ?? 0),
  );
  const meat = MEATS.filter((name) => contract.meat[name]).map((name) =>
    t(`meat-${name}.count`, { count: contract.meat[name] ?? 0 }),
  );
  return [...goodsCost, ...meat];
}

export function contractReward(contract: ContractCard): string[] {
  const parts = IMPORTS.filter((name) => contract.imports[name]).map((name) =>
    t(`import-${name}.count`, { count: contract.imports[name] ?? 0 }),
  );
  if (contract.hops) parts.push(t('hops.count', { count: contract.hops }));
  if (contract.money) parts.push(money(contract.money));
  if (contract.free_space) parts.push(t('contract-free-space', { count: contract.free_space }));
  if (contract.bonus_upgrade) {
    parts.push(t('contract-upgrade', { count: contract.bonus_upgrade }));
  }
  return parts;
}

/** A contract in one line: cost → reward. */
export function contractLine(contract: ContractCard): string {
  return `${listed(contractCost(contract))} → ${listed(contractReward(contract))}`;
}
