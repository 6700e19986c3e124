/** Topics of a first game, and which of them a player has covered, according to the log. */

import { mainOf, parse } from '../../wire/codes';
import type { LogEntry } from '../../wire/generated';

export const TOPICS = [
  'workers',
  'expanding',
  'trading',
  'contracts',
  'production',
  'ports',
  'scoring',
  'passing',
  'end',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Verbs to teach, in order (see benchmarks/guide.py). */
const CURRICULUM = ['expand', 'sell', 'buy', 'obtain', 'fulfil', 'port'] as const;

/** What one seat has done and seen so far. */
export interface Course {
  /** Verbs it has played. */
  verbs: Set<string>;
  workers: number;
  /** Whether it has traded as a main action; purchases from neighbours do not count. */
  hasTraded: boolean;
  /** Money and goods of its first production; null before it. */
  produced: { money: number; goods: Record<string, number> } | null;
  /** Glory of the first scoring tile; null before the first scoring. */
  scored: number | null;
}

/** @param draft codes of the current turn that are not public yet */
export function courseOf(
  entries: readonly LogEntry[],
  seat: number,
  draft: readonly string[] = [],
): Course {
  const course: Course = {
    verbs: new Set(),
    workers: 0,
    hasTraded: false,
    produced: null,
    scored: null,
  };
  let main: string | null = null;
  const take = (code: string) => {
    const verb = parse(code).verb;
    course.verbs.add(verb);
    if (verb === 'place') course.workers += 1;
    if (!mainOf(verb)) return;
    // Purchases after an expansion are from neighbours.
    if (main === null && mainOf(verb) === 'trade') course.hasTraded = true;
    main ??= verb;
  };
  for (const entry of entries) {
    if (entry.kind !== 'decision') continue;
    if (entry.seat === seat) take(entry.code);
    note(course, entry.events, seat);
    if (entry.events.some((each) => each.event === 'turn_started')) main = null;
  }
  draft.forEach(take);
  return course;
}

type Events = Extract<LogEntry, { kind: 'decision' }>['events'];

/** Record production and scoring of the first round from a decision's events. */
function note(course: Course, events: Events, seat: number): void {
  if (course.scored !== null) return;
  for (const each of events) {
    if (each.event === 'production_started' && each.seat === seat) {
      course.produced ??= { money: 0, goods: {} };
    } else if (each.event === 'money_changed' && each.seat === seat && each.cause === 'income') {
      if (course.produced) course.produced.money += each.amount;
    } else if (each.event === 'goods_changed' && each.seat === seat) {
      if (course.produced && each.cause === 'production') {
        const goods = course.produced.goods;
        goods[each.good] = (goods[each.good] ?? 0) + each.amount;
      }
    } else if (each.event === 'round_started' && each.round > 1) {
      course.scored = gloryOf(events, seat);
    }
  }
}

function gloryOf(events: Events, seat: number): number {
  return events.reduce(
    (sum, each) =>
      each.event === 'glory_gained' && each.seat === seat && each.cause === 'scoring_tile'
        ? sum + each.amount
        : sum,
    0,
  );
}

/** Topics the player has completed. */
export function doneTopics(course: Course, round: number, isOver: boolean): Topic[] {
  const done: Record<Topic, boolean> = {
    workers: course.workers > 0 && round > 0,
    expanding: course.verbs.has('expand'),
    trading: course.hasTraded,
    contracts: course.verbs.has('fulfil'),
    production: course.produced !== null,
    ports: course.verbs.has('port'),
    scoring: course.scored !== null,
    passing: course.verbs.has('pass'),
    end: isOver,
  };
  return TOPICS.filter((topic) => done[topic]);
}

/** Verbs the guide should prefer, if nearly as good as the best. */
export function teaching({ verbs, hasTraded }: Course): string[] {
  const isLearnt = (verb: string) =>
    verb === 'buy' || verb === 'sell' ? hasTraded : verbs.has(verb);
  const unlearnt = CURRICULUM.filter((verb) => !isLearnt(verb));
  const hasBasics = verbs.has('expand') && verbs.has('obtain') && hasTraded;
  // One thing at a time: until the basics are learnt, prefer ending the turn.
  return hasBasics ? unlearnt : ['end', ...unlearnt];
}
