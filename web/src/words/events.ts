/**
 * Events as sentences, worded as in the terminal (`caledonia/cli/console/narrate.py`): money that
 * belongs to another event follows it.
 */

import type { EventJson, Printed } from '../wire/generated';
import { t, words } from './fluent.svelte';
import * as things from './things';

export interface Line {
  /** The acting seat; null: the whole table. */
  seat: number | null;
  text: string;
  /** The same without another player's name and without the full stop. */
  deed: string;
  /** Spaces mentioned in it. */
  spaces: string[];
  goods: string[];
  contracts: number[];
}

type Of<K extends EventJson['event']> = Extract<EventJson, { event: K }>;

interface Part {
  event: EventJson;
  money: number;
  goods: Of<'goods_changed'>[];
}

/** Events without text. */
const QUIET = new Set([
  'turn_started',
  'production_started',
  'merchants_sent',
  'contracts_returned',
]);
/** Causes of money shown in brackets after one of these events. */
export const MONEY_OF: Record<string, readonly string[]> = {
  starting_tile: ['clan_chosen'],
  expand: ['unit_placed'],
  buy: ['goods_changed'],
  sell: ['goods_changed'],
  contract: ['contract_obtained', 'contract_kept'],
  shipping: ['shipping_upgraded'],
  technology: ['technology_upgraded'],
  merchant: ['merchant_hired'],
  pass: ['passed'],
  export: ['contract_fulfilled'],
};
/** Cause of whisky moved to or from a barrel, where the barrel has a text of its own. */
const CELLAR = 'cellar';

export class Narrator {
  constructor(
    private readonly names: readonly string[],
    private readonly printed: Printed,
    private readonly tracks: Record<string, number[]>,
    /** The reader's seat, addressed as "You place …". */
    private readonly you: number | null = null,
  ) {}

  /** Sentences, each with its seat. */
  lines(events: readonly EventJson[]): Line[] {
    const merged: (Omit<Line, 'text' | 'deed'> & { clauses: string[] })[] = [];
    for (const part of joined(events.filter((event) => !isQuiet(event)))) {
      const seat = 'seat' in part.event ? part.event.seat : null;
      const clause = this.clause(part);
      let last = merged.at(-1);
      if (part.event.event === 'price_moved' && last && last.seat !== null) {
        last.clauses.push(`${last.clauses.pop()}; ${clause}`);
      } else if (last && seat !== null && last.seat === seat) {
        last.clauses.push(clause);
      } else {
        last = { seat, clauses: [clause], spaces: [], goods: [], contracts: [] };
        merged.push(last);
      }
      note(last, part.event);
    }
    return merged.map(({ clauses, ...line }) => ({
      ...line,
      text: this.sentence(line.seat, clauses),
      // "Buy 2 wool" alone would be an order.
      deed:
        line.seat === this.you && this.you !== null
          ? this.sentence(line.seat, clauses).slice(0, -1)
          : things.listed(clauses),
    }));
  }

  private sentence(seat: number | null, clauses: string[]): string {
    const deeds = things.listed(clauses);
    if (seat !== null && seat !== this.you) return `${this.names[seat] ?? ''} ${deeds}.`;
    // Sentences about the table have their own full stop, except price changes.
    const text = seat === null ? `${deeds.replace(/\.$/, '')}.` : t('event-you', { deeds });
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  private clause(part: Part): string {
    const text = part.goods.length ? this.goods(part.goods) : this.one(part.event);
    return part.money ? `${text} (${things.change(part.money)})` : text;
  }

  private contract(number: number): string {
    const card = this.printed.contracts[String(number)];
    return card ? `${number} (${things.contractLine(card)})` : String(number);
  }

  private price(good: string, step: number): string {
    return things.money(this.tracks[good]?.[step] ?? 0);
  }

  private one(event: EventJson): string {
    const key = `event-${event.event.replaceAll('_', '-')}`;
    switch (event.event) {
      case 'money_changed': {
        const money = things.money(Math.abs(event.amount));
        return this.say(event, `${key}.${event.amount > 0 ? 'gain' : 'loss'}`, {
          cause: event.cause,
          money,
        });
      }
      case 'glory_gained':
        return this.say(event, key, { amount: event.amount, cause: event.cause });
      case 'price_moved':
        return this.priceClause(key, event);
      case 'unit_placed':
        return this.say(event, key, {
          unit: things.unit(event.unit, 'a'),
          space: event.space,
          cause: event.cause,
        });
      case 'unit_removed':
        return this.say(event, key, {
          unit: things.unit(event.unit, 'the'),
          space: event.space,
          cause: event.cause,
        });
      case 'unit_moved':
        return this.say(event, key, {
          unit: things.unit(event.unit, 'the'),
          origin: event.origin,
          target: event.target,
        });
      case 'merchants_sent': {
        const side = event.amount > 0 ? 'buy' : 'sell';
        return this.say(event, `${key}.${side}`, {
          count: Math.abs(event.amount),
          good: things.good(event.good),
        });
      }
      case 'merchant_recalled':
        return this.say(event, key, { good: things.good(event.good) });
      case 'shipping_upgraded':
        return this.say(event, key, { level: event.level, name: t(`shipping-${event.level}`) });
      case 'technology_upgraded':
        return this.say(event, key, { units: things.unit(event.unit, 'plural') });
      case 'contract_kept':
        return this.say(event, key, { contract: event.contract });
      case 'contract_obtained':
      case 'contract_fulfilled':
      case 'contract_revealed':
      case 'contract_removed':
        return this.say(event, key, { contract: this.contract(event.contract) });
      case 'contracts_drawn':
        return this.say(event, key, {
          contracts: things.listed(event.contracts.map((c) => this.contract(c))),
        });
      case 'contracts_returned':
        return this.say(event, key, { contracts: things.listed(event.contracts.map(String)) });
      case 'dice_rolled': {
        const figure = `${event.figure < 0 ? '−' : '+'}${Math.abs(event.figure)}`;
        return this.say(event, key, { good: things.good(event.good), figure });
      }
      case 'clan_chosen': {
        const tile = t('starting-tile', { number: event.tile });
        if (!event.clan) return this.say(event, `${key}.tile`, { tile });
        return this.say(event, key, { clan: things.clan(event.clan), tile });
      }
      case 'bid_made':
        return event.points === null
          ? this.say(event, `${key}.leave`)
          : this.say(event, key, { points: event.points });
      case 'auction_won':
        return this.say(event, key, { points: event.points, place: event.place + 1 });
      case 'port_used': {
        const port = things.port(event.tile);
        if (event.effect === event.tile) return this.say(event, key, { port });
        return this.say(event, `${key}.borrowed`, { port, effect: things.port(event.effect) });
      }
      case 'bonus_declined':
        return this.say(event, key, { bonus: event.bonus });
      case 'barrel_moved':
        if (!event.origin) return this.say(event, `${key}.in`);
        if (!event.target) return this.say(event, `${key}.out`, { place: event.origin });
        return this.say(event, `${key}.on`, { place: event.target });
      case 'round_started':
        return this.say(event, key, { round: event.round });
      default:
        return this.say(event, key);
    }
  }

  private goods(changes: Of<'goods_changed'>[]): string {
    const totals = new Map<string, number>();
    for (const each of changes) {
      totals.set(each.good, (totals.get(each.good) ?? 0) + Math.abs(each.amount));
    }
    const first = changes[0]!;
    const side = first.amount > 0 ? 'gain' : 'loss';
    const goods = things.listed([...totals].map(([good, n]) => things.goods(good, n)));
    // Goods made by a clan have their own text.
    if (words.has(`event-${first.cause}`))
      return this.say(first, `event-${first.cause}`, { goods });
    return this.say(first, `event-goods-changed.${side}`, { cause: first.cause, goods });
  }

  /** The text of an event; the reader's own seat has its own form. */
  private say(event: EventJson, key: string, figures?: Record<string, string | number>): string {
    const isOwn = this.you !== null && 'seat' in event && event.seat === this.you;
    return t(isOwn ? `${key}${key.includes('.') ? '-' : '.'}you` : key, figures);
  }

  private priceClause(key: string, event: Of<'price_moved'>): string {
    const [old, now] = [this.price(event.good, event.old), this.price(event.good, event.new)];
    const way = event.new > event.old ? 'up' : 'down';
    const good = things.good(event.good);
    return old === now
      ? t(`${key}.same`, { good, new: now, way })
      : t(key, { good, old, new: now, way });
  }
}

/** Collect the things a line mentions, so that they can be highlighted. */
function note(line: Omit<Line, 'text' | 'deed'>, event: EventJson): void {
  if ('space' in event) line.spaces.push(event.space);
  if ('origin' in event && event.event === 'unit_moved') {
    line.spaces.push(event.origin, event.target);
  }
  if ('good' in event) line.goods.push(event.good);
  if ('contract' in event) line.contracts.push(event.contract);
}

function isQuiet(event: EventJson): boolean {
  if (event.event === 'bonus_declined') return event.bonus === 'neighbourhood';
  return QUIET.has(event.event);
}

/** Merge goods of one cause, and money with its reason. */
function joined(events: readonly EventJson[]): Part[] {
  const parts: Part[] = [];
  let waiting: Of<'money_changed'> | null = null;
  for (const event of events) {
    const last = parts.at(-1);
    if (event.event === 'money_changed' && MONEY_OF[event.cause]) {
      const kinds = MONEY_OF[event.cause] ?? [];
      if (last && kinds.includes(last.event.event) && !last.money) last.money = event.amount;
      else waiting = event;
      continue;
    }
    if (event.event === 'money_changed' && last && paysFor(last.event, event)) {
      last.money = event.amount;
      continue;
    }
    if (event.event === 'goods_changed') {
      if (isBarrel(event)) continue;
      if (last?.goods.length && isSameKind(last.goods.at(-1)!, event)) {
        last.goods.push(event);
        continue;
      }
      parts.push({ event, money: 0, goods: [event] });
    } else {
      parts.push({ event, money: 0, goods: [] });
    }
    if (waiting && MONEY_OF[waiting.cause]?.includes(event.event)) {
      parts.at(-1)!.money = waiting.amount;
      waiting = null;
    }
  }
  return waiting ? [...parts, { event: waiting, money: 0, goods: [] }] : parts;
}

/** Whether money was received for the previous event. */
function paysFor(event: EventJson, money: Of<'money_changed'>): boolean {
  if (event.event === 'barrel_moved') return money.cause === CELLAR && !event.target;
  return event.event === 'goods_changed' && event.cause === money.cause;
}

/** Whether this is a whisky moved into or out of the cellar. */
export function isBarrel(event: Of<'goods_changed'>): boolean {
  return event.cause === CELLAR;
}

function isSameKind(one: Of<'goods_changed'>, other: Of<'goods_changed'>): boolean {
  return (
    one.seat === other.seat && one.cause === other.cause && one.amount > 0 === other.amount > 0
  );
}
