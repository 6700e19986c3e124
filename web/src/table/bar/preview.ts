/** What is pointed at, in words: shown in the bar, and read out. */

import { MAIN } from '../../wire/codes';
import type { TableContext } from '../../state/context';
import { settings } from '../../state/settings.svelte';
import { doing } from '../../words/codes';
import { t } from '../../words/fluent.svelte';
import { MONEY_OF } from '../../words/events';
import * as things from '../../words/things';
import type { ActionCard, ContractCard, Happening } from '../../wire/generated';
import { capital } from '../../words/capital';

export interface Preview {
  what: string;
  /** The rest follows from the server's outlook, and is empty until that has come. */
  price: string;
  isGain: boolean;
  /** What a price of several parts is made of. */
  sum: string;
  left: string;
  lines: string[];
}

/** Paid with goods or with points, or not at all: that nothing is paid is no news. */
const UNPAID = new Set(['fulfil', 'bid', 'leave', 'skip', 'produce', 'draw', 'keep']);

/** All the money of a trade stands in its price, a clan's too. */
const TRADES = new Set(['buy', 'sell']);

/** The event that says no more than the heading, by verb; clans and ports declare theirs. */
const DEEDS: Record<string, Happening['event']> = {
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
  // Where animals are to be slaughtered first, what it brings comes only after that.
  const isFulfilled = effect.events.some(({ event }) => event === 'contract_fulfilled');
  const owed =
    printed && hasMeat(printed) && !isFulfilled ? [`${things.contractLine(printed)}.`] : [];
  // What others get when a round ends stands in the log.
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

/** What a price of several parts is made of: first what it is for, then what is taken off. */
function sumOf(price: readonly (readonly [string, number])[], sign: number): string {
  if (price.length < 2) return '';
  return price
    .toSorted(([, one], [, other]) => Math.sign(sign * other) - Math.sign(sign * one))
    .map(([cause, paid]) => `${things.money(sign * paid)} ${things.part(cause)}`)
    .join(' · ');
}

/** What follows besides the deed itself: heading and price say that already. */
export function consequences(
  events: readonly Happening[],
  verb: string,
  seat: number | null,
  declared?: ActionCard,
): readonly Happening[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const deed = own.find((event) => event.event === (declared?.deed ?? DEEDS[verb]));
  const isSaid = (event: Happening) =>
    event === deed ||
    (event.event === 'money_changed' && (MONEY_OF[event.cause] || TRADES.has(verb))) ||
    ('cause' in event && event.cause === (declared?.cause ?? verb));
  return events.filter((event) => !(own.includes(event) && isSaid(event)));
}

/** Before passing: what could still be done. Goods that could be sold are no reason to ask. */
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

/** What a port can do, unless it stands there already, or is no more than the money it brings. */
function abilityOf({ table, selection }: TableContext): string[] {
  if (selection.port !== null) return [];
  const tiles = selection.choice?.verb === 'port' ? selection.choice.rest : [];
  // One port lends what another can do.
  const tile = tiles.findLast((each) => table.printed?.port_tiles[each]);
  const printed = tile === undefined ? undefined : table.printed?.port_tiles[tile];
  if (!tile || !printed) return [];
  const about = things.about('port', tile, printed.numbers);
  const paid = selection.effect?.price.map(([, pounds]) => things.money(Math.abs(pounds))) ?? [];
  return paid.includes(about) ? [] : [`${capital(about)}.`];
}
