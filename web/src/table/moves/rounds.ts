/** The end of a round, collected from the log: what everybody earned, made, used and scored. */

import type { EventJson, LogEntry } from '../../wire/generated';
import { isBarrel } from '../../words/events';

type DecisionEntry = Extract<LogEntry, { kind: 'decision' }>;

export interface Yield {
  seat: number;
  /** Pounds. */
  earned: number;
  made: Map<string, number>;
  used: Map<string, number>;
  glory: number;
}

export interface RoundEnd {
  round: number;
  /** Decisions taken when the next round begins or the game ends. */
  ply: number;
  yields: Yield[];
  /** New contracts on the export board, and those removed from the game. */
  contracts: number[];
  removed: number[];
  /** Price changes by dice, in steps. */
  prices: { good: string; old: number; new: number }[];
}

/** Position in the log relative to the round. */
type Phase = 'before' | 'actions' | 'production' | 'preparation' | 'after';

/** Events that end a turn's own action and continue the round. */
const FOLLOWS = new Set(['production_started', 'round_started', 'game_ended']);

/** A decision's own events, without the production and scoring it triggered. */
export function deedOf(events: readonly EventJson[]): EventJson[] {
  const end = events.findIndex((event) => FOLLOWS.has(event.event) || isScoring(event));
  return end < 0 ? [...events] : events.slice(0, end);
}

/** How a round ended; null if it has not. */
export function roundEnd(decisions: readonly DecisionEntry[], round: number): RoundEnd | null {
  const end: RoundEnd = { round, ply: 0, yields: [], contracts: [], removed: [], prices: [] };
  let phase: Phase = 'before';
  for (const { events, ply } of decisions) {
    for (const event of events) {
      phase = phaseAfter(phase, event, round);
      if (phase === 'production') produce(end, event);
      if (phase === 'preparation') prepare(end, event);
      if (phase === 'preparation' || event.event === 'game_ended') end.ply ||= ply;
      if (phase === 'after') return end;
    }
  }
  return end.ply ? end : null;
}

function phaseAfter(phase: Phase, event: EventJson, round: number): Phase {
  switch (event.event) {
    case 'round_started':
      if (event.round === round) return 'actions';
      return event.round === round + 1 ? 'preparation' : phase;
    case 'production_started':
      return phase === 'actions' ? 'production' : phase;
    case 'turn_started':
      return phase === 'preparation' ? 'after' : phase;
    case 'game_ended':
      return 'after';
    default:
      return phase;
  }
}

function produce(end: RoundEnd, event: EventJson): void {
  if (!('seat' in event)) return;
  let own = end.yields.find((each) => each.seat === event.seat);
  if (!own) {
    own = { seat: event.seat, earned: 0, made: new Map(), used: new Map(), glory: 0 };
    end.yields.push(own);
  }
  if (event.event === 'money_changed') own.earned += event.amount;
  if (isScoring(event)) own.glory += event.amount;
  if (event.event === 'goods_changed' && !isBarrel(event)) {
    const goods = event.amount > 0 ? own.made : own.used;
    goods.set(event.good, (goods.get(event.good) ?? 0) + Math.abs(event.amount));
  }
}

function prepare(end: RoundEnd, event: EventJson): void {
  if (event.event === 'contract_revealed') end.contracts.push(event.contract);
  if (event.event === 'contract_removed') {
    end.removed.push(event.contract);
    end.contracts = end.contracts.filter((each) => each !== event.contract);
  }
  if (event.event === 'price_moved') end.prices.push(event);
}

function isScoring(event: EventJson): event is Extract<EventJson, { event: 'glory_gained' }> {
  return event.event === 'glory_gained' && event.cause === 'scoring_tile';
}
