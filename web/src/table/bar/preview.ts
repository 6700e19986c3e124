/** The preview as text: shown in the bar and announced. */

import { MAIN } from '../../wire/codes';
import type { TableContext } from '../../state/context';
import { settings } from '../../state/settings.svelte';
import { doing } from '../../words/codes';
import { t } from '../../words/fluent.svelte';
import { MONEY_OF } from '../../words/events';
import * as things from '../../words/things';
import type { ActionCard, ContractCard, EventJson } from '../../wire/generated';
import { capital } from '../../words/capital';

export interface Preview {
  what: string;
  /** The rest comes with the server's effect, and is empty until then. */
  price: string;
  isGain: boolean;
  /** How a price of several parts adds up. */
  sum: string;
  left: string;
  lines: string[];
}

/** Paid in goods or points, or free: without a price there is nothing to say. */
const UNPAID = new Set(['fulfil', 'bid', 'leave', 'skip', 'produce', 'draw', 'keep']);

/** All money of a trade is part of its price, a clan's too. */
const TRADES = new Set(['buy', 'sell']);

/** The event that repeats the heading, by verb; clans and ports declare theirs. */
const DEEDS: Record<string, EventJson['event']> = {
  place: 'unit_placed',
  expand: 'unit_placed',
  buy: 'goods_changed',
  sell: 'goods_changed',
  keep: 'contract_kept',
  tech: 'technology_upgraded',
  'bonus tech': 'technology_upgraded',
  hire: 'merchant_hired',
  'bonus hire': 'merchant_hired',
  'bonus recall': 'merchant_recalled',
  port: 'port_used',
  bid: 'bid_made',
  leave: 'bid_made',
  skip: 'bonus_declined',
  pass: 'passed',
};

export function preview(context: TableContext): Preview | null {
  const { table, selection } = context;
  if (!selection.choice) return null;
  const effect = selection.effect;
  const what = doing(selection.choice, table.printed, table.decision);
  if (!effect) return { what, price: '', isGain: false, sum: '', left: '', lines: [] };
  const { verb, contract } = selection.choice;
  const printed = verb === 'fulfil' ? table.printed?.contracts[String(contract)] : undefined;
  // If animals have to be slaughtered first, the reward comes after that.
  const isFulfilled = effect.events.some(({ event }) => event === 'contract_fulfilled');
  const owed =
    printed && hasMeat(printed) && !isFulfilled ? [`${things.contractLine(printed)}.`] : [];
  // What others get at the end of a round is in the log.
  const following =
    table.narrator?.lines(
      consequences(effect.events, verb, table.seat, table.printed?.actions[verb]),
    ) ?? [];
  const ownLines = following.filter(({ seat }) => seat === null || seat === table.seat);
  const sign = effect.money > 0 ? -1 : 1;
  const mine = table.seat === null ? undefined : table.view?.seats[table.seat];
  return {
    what,
    price: UNPAID.has(verb) && !effect.money ? '' : capital(priceOf(-effect.money)),
    isGain: effect.money > 0,
    sum: sumOf(effect.price, sign),
    left: t('bar-left', { money: things.money((mine?.money ?? 0) + effect.money) }),
    lines: [
      ...owed,
      ...ownLines.map((line) => line.text),
      ...abilityOf(context),
      ...reminder(context),
    ],
  };
}

/** How a price adds up: first the costs, then the discounts. */
function sumOf(price: readonly (readonly [string, number])[], sign: number): string {
  if (price.length < 2) return '';
  return price
    .toSorted(([, one], [, other]) => Math.sign(sign * other) - Math.sign(sign * one))
    .map(([cause, paid]) => `${things.money(sign * paid)} ${things.part(cause)}`)
    .join(' · ');
}

/** Consequences beyond the action itself, which heading and price already describe. */
export function consequences(
  events: readonly EventJson[],
  verb: string,
  seat: number | null,
  declared?: ActionCard,
): readonly EventJson[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const deed = own.find((event) => event.event === (declared?.deed ?? DEEDS[verb]));
  const isSaid = (event: EventJson) =>
    event === deed ||
    (event.event === 'money_changed' && (MONEY_OF[event.cause] || TRADES.has(verb))) ||
    ('cause' in event && event.cause === (declared?.cause ?? verb));
  return events.filter((event) => !(own.includes(event) && isSaid(event)));
}

/** Before passing: what else could be done. Trades alone are no reason to ask. */
function reminder({ selection }: TableContext): string[] {
  if (selection.choice?.verb !== 'pass' || !settings.preferences.confirmPass) return [];
  const open = MAIN.filter(
    (main) => selection.mains.has(main) && main !== 'pass' && main !== 'trade',
  );
  if (!open.length) return [];
  return [t('pass-open', { actions: things.listed(open.map((main) => t(`bar-${main}`))) })];
}

function priceOf(paid: number): string {
  if (paid > 0) return t('bar-cost', { money: things.money(paid) });
  if (paid < 0) return t('bar-gain', { money: things.money(-paid) });
  return t('bar-free');
}

function hasMeat({ meat }: ContractCard): boolean {
  return Object.values(meat).some((count) => count > 0);
}

/** A port's ability, unless it is already shown or only repeats the money gained. */
function abilityOf({ table, selection }: TableContext): string[] {
  if (selection.port !== null) return [];
  const tiles = selection.choice?.verb === 'port' ? selection.choice.rest : [];
  // One port may lend another's ability.
  const tile = tiles.findLast((each) => table.printed?.port_tiles[each]);
  const printed = tile === undefined ? undefined : table.printed?.port_tiles[tile];
  if (!tile || !printed) return [];
  const about = things.about('port', tile, printed.numbers);
  const paid = selection.effect?.price.map(([, pounds]) => things.money(Math.abs(pounds))) ?? [];
  return paid.includes(about) ? [] : [`${capital(about)}.`];
}
