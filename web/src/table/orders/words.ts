/** Plans as text. */

import { parse } from '../../wire/codes';
import type { NextTurn, Plan, Printed } from '../../wire/generated';
import { doing } from '../../words/codes';
import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import { capital } from '../../words/capital';

/** Higher than any price: no limit. */
export const ANY = 99;

export type Condition = NonNullable<NextTurn['when']>[number];

export function planned(plan: NextTurn, printed: Printed | null): string {
  const done = plan.codes.map((code) => doing(parse(code), printed));
  const action = done.reduce((first, then) => t('orders-then', { first, then }));
  return [action, ...(plan.when ?? []).map(condition)].join(', ');
}

export function condition(each: Condition): string {
  switch (each.kind) {
    case 'free':
      return t('orders-if-free', { space: each.space });
    case 'contract':
      return t('orders-if-contract', { contract: each.contract });
    default: {
      const good = things.good(each.good);
      return each.most < ANY
        ? t('orders-if-most', { good, money: things.money(each.most) })
        : t('orders-if-least', { good, money: things.money(each.least) });
    }
  }
}

/** A plan's action, with its contract's details and its current cost or gain. */
export function offered(plan: Plan, printed: Printed | null): string {
  const choice = parse(plan.code);
  const contract = printed?.contracts[String(choice.contract)];
  const doings = doing(choice, printed);
  if (choice.verb === 'skip') return t('orders-forgo');
  return priced(contract ? `${doings}: ${things.contractLine(contract)}` : doings, plan.money);
}

export function priced(action: string, money: number): string {
  if (money < 0) return t('orders-costs', { action, money: things.money(-money) });
  if (money > 0) return t('orders-brings', { action, money: things.money(money) });
  return action;
}

/** Group related choices; single ones have no heading. */
export function grouped(plans: readonly Plan[]): { heading: string; some: Plan[] }[] {
  const groups = new Map<string, Plan[]>();
  for (const plan of plans) {
    const { verb, unit, good, rest } = parse(plan.code);
    const heading =
      verb === 'port'
        ? things.port(rest[0] ?? '')
        : unit && (verb === 'expand' || verb === 'exchange')
          ? things.unit(unit)
          : good && (verb === 'buy' || verb === 'sell')
            ? things.good(good)
            : '';
    groups.set(heading, [...(groups.get(heading) ?? []), plan]);
  }
  return [...groups].map(([heading, some]) => ({
    heading: groups.size > 1 ? capital(heading) : '',
    some,
  }));
}
