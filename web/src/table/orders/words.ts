/** Plans in words. */

import { parse } from '../../state/codes';
import type { NextTurn, Plan, Printed } from '../../wire/generated';
import { doing } from '../../words/codes';
import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';

/** No price is as high: the bound says nothing. */
export const ANY = 99;

export type Condition = NonNullable<NextTurn['when']>[number];

export function planned(plan: NextTurn, printed: Printed | null): string {
  const done = plan.codes.map((code) => doing(parse(code), printed));
  const action = done.reduce((first, then) => t('orders-then', { first, then }));
  return [action, ...(plan.when ?? []).map(condition)].join(' · ');
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

/** What a plan does, with what it costs or brings as things stand. */
export function offered(plan: Plan, printed: Printed | null): string {
  const action = doing(parse(plan.code), printed);
  if (plan.money < 0) return t('orders-costs', { action, money: things.money(-plan.money) });
  if (plan.money > 0) return t('orders-brings', { action, money: things.money(plan.money) });
  return action;
}
