/** What a trade would cost or bring and where the price would go, from what the server told. */

import type { Offered } from '../../wire/codes';
import type { ActionEffect, LogEntry, Preview } from '../../wire/generated';

export type Side = 'buy' | 'sell';

export interface Offer {
  code: string;
  count: number;
  /** Change of the own money; null while not known. */
  money: number | null;
  /** What it is made of, as cause and pounds to pay. */
  parts: readonly (readonly [string, number])[];
  /** The step of the price afterwards, from 0; null while not known. */
  step: number | null;
  /** Whether it can be taken now; else it only tells what would be. */
  isLegal: boolean;
}

interface Known {
  effects: Readonly<Record<string, ActionEffect>>;
  market: Preview['market'];
}

/** Trades of a good, smallest first: the legal ones, or what could be done on an own turn. */
export function offers(
  good: string,
  side: Side,
  choices: readonly Offered[],
  known: Known,
): Offer[] {
  const legal = choices
    .filter((each) => each.verb === side && each.good === good && each.amount !== null)
    .sort((one, other) => (one.amount ?? 0) - (other.amount ?? 0));
  if (legal.length) {
    return legal.map((each) => legalOffer(good, side, each, known));
  }
  return (known.market[good]?.[side] ?? []).map((deal, index) => ({
    code: `${side} ${good} ${index + 1}`,
    count: index + 1,
    money: side === 'buy' ? -deal.pounds : deal.pounds,
    parts: [],
    step: deal.step,
    isLegal: false,
  }));
}

function legalOffer(good: string, side: Side, choice: Offered, known: Known): Offer {
  const { code, money } = choice;
  const effect = known.effects[code];
  const offer = { code, count: choice.amount ?? 0, money, isLegal: true };
  if (!effect) return { ...offer, parts: [], step: null };
  const moves = effect.events.filter(
    (each) => each.event === 'price_moved' && each.good === good && each.cause === side,
  );
  const last = moves.at(-1);
  // A marker at the end of its track stays there.
  const step = last?.event === 'price_moved' ? last.new : (known.market[good]?.step ?? null);
  return { ...offer, parts: effect.price, step };
}

type Decided = Extract<LogEntry, { kind: 'decision' }>;

/** Decisions that still stand, up to a moment that is looked at. */
function decisionsUpTo(entries: readonly LogEntry[], until: number | null): Decided[] {
  let decisions: Decided[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') decisions = decisions.filter((each) => each.ply <= entry.to);
    if (entry.kind === 'decision') decisions.push(entry);
  }
  return until === null ? decisions : decisions.filter((each) => each.ply <= until);
}

const movesOf = (good: string, { events }: Decided) =>
  events.flatMap((each) => (each.event === 'price_moved' && each.good === good ? [each] : []));

/** The steps of a price in the order of the game, the first one included. */
export function history(
  good: string,
  start: number,
  entries: readonly LogEntry[],
  until: number | null = null,
): number[] {
  const moves = decisionsUpTo(entries, until).flatMap((each) => movesOf(good, each));
  return [start, ...moves.map((each) => each.new)];
}

/** The step of a price after a seat's last own turn, and the step since what others did. */
export function stepsSince(
  good: string,
  start: number,
  entries: readonly LogEntry[],
  seat: number,
  until: number | null = null,
): { then: number; now: number } {
  const decisions = decisionsUpTo(entries, until);
  // What is decided in a production is no turn: prices go on from the turn before.
  const last = decisions.findLastIndex(
    (each) => each.seat === seat && !each.code.startsWith('produce'),
  );
  let [then, now] = [start, start];
  decisions.forEach((each, index) => {
    for (const move of movesOf(good, each)) {
      now = move.new;
      // Dice roll after the last turn of a round, whoever took it.
      if (index < last || (index === last && move.cause !== 'dice')) then = move.new;
    }
  });
  return { then, now };
}
