/** Cost, gain and price effect of trades, from the server's data. */

import type { Offered } from '../../wire/codes';
import type { ActionEffect, GoodName, LogEntry, Preview } from '../../wire/generated';

export type Side = 'buy' | 'sell';

export interface Offer {
  code: string;
  count: number;
  /** Change of one's money; null while unknown. */
  money: number | null;
  /** Its parts, as cause and pounds to pay. */
  parts: readonly (readonly [string, number])[];
  /** The resulting step of the price, from 0; null while unknown. */
  step: number | null;
  /** Whether it can be played now; otherwise it is hypothetical. */
  isLegal: boolean;
}

interface MarketState {
  effects: Readonly<Record<string, ActionEffect>>;
  market: Preview['market'];
}

/** Trades of a good, smallest first: the legal ones, or hypothetical ones on others' turns. */
export function offers(
  good: GoodName,
  side: Side,
  choices: readonly Offered[],
  state: MarketState,
): Offer[] {
  const legal = choices
    .filter((each) => each.verb === side && each.good === good && each.amount !== null)
    .sort((one, other) => (one.amount ?? 0) - (other.amount ?? 0));
  if (legal.length) {
    return legal.map((each) => legalOffer(good, side, each, state));
  }
  return (state.market[good]?.[side] ?? []).map((deal, index) => ({
    code: `${side} ${good} ${index + 1}`,
    count: index + 1,
    money: side === 'buy' ? -deal.pounds : deal.pounds,
    parts: [],
    step: deal.step,
    isLegal: false,
  }));
}

function legalOffer(good: GoodName, side: Side, choice: Offered, state: MarketState): Offer {
  const { code, money } = choice;
  const effect = state.effects[code];
  const offer = { code, count: choice.amount ?? 0, money, isLegal: true };
  if (!effect) return { ...offer, parts: [], step: null };
  const moves = effect.events.filter(
    (each) => each.event === 'price_moved' && each.good === good && each.cause === side,
  );
  const last = moves.at(-1);
  // A marker at the end of its track stays there.
  const step = last?.event === 'price_moved' ? last.new : (state.market[good]?.step ?? null);
  return { ...offer, parts: effect.price, step };
}

type Decided = Extract<LogEntry, { kind: 'decision' }>;

/** Decisions that were not undone, up to a past moment. */
function decisionsUpTo(entries: readonly LogEntry[], until: number | null): Decided[] {
  let decisions: Decided[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') decisions = decisions.filter((each) => each.ply <= entry.to);
    if (entry.kind === 'decision') decisions.push(entry);
  }
  return until === null ? decisions : decisions.filter((each) => each.ply <= until);
}

const movesOf = (good: GoodName, { events }: Decided) =>
  events.flatMap((each) => (each.event === 'price_moved' && each.good === good ? [each] : []));

/** The steps of a price over the game, including the first. */
export function history(
  good: GoodName,
  start: number,
  entries: readonly LogEntry[],
  until: number | null = null,
): number[] {
  const moves = decisionsUpTo(entries, until).flatMap((each) => movesOf(good, each));
  return [start, ...moves.map((each) => each.new)];
}

/** The step of a price after a seat's last turn, and the current one. */
export function stepsSince(
  good: GoodName,
  start: number,
  entries: readonly LogEntry[],
  seat: number,
  until: number | null = null,
): { then: number; now: number } {
  const decisions = decisionsUpTo(entries, until);
  // Production is not a turn: the previous one counts.
  const last = decisions.findLastIndex((each) => each.seat === seat && each.phase !== 'production');
  let [then, now] = [start, start];
  decisions.forEach((each, index) => {
    for (const move of movesOf(good, each)) {
      now = move.new;
      // Dice after the last turn of a round belong to the round.
      if (index < last || (index === last && move.cause !== 'dice')) then = move.new;
    }
  });
  return { then, now };
}
