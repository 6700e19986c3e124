/** What a first game teaches, and what of it a player has done: read from the log, never asked. */

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

/** First words of codes that are taught, in their order (see benchmarks/guide.py). */
const CURRICULUM = ['expand', 'sell', 'buy', 'obtain', 'fulfil', 'port'] as const;

/** What one seat has done and met so far. */
export interface Course {
  /** First words of the codes it has played. */
  verbs: Set<string>;
  workers: number;
  /** A trade as a main action; goods from neighbours do not count. */
  hasTraded: boolean;
  /** Money and goods of its first production; null: none yet. */
  produced: { money: number; goods: Record<string, number> } | null;
  /** Glory of the first scoring tile; null: no round is scored yet. */
  scored: number | null;
}

/**
 * @param draft codes of the present turn, which nobody else sees yet
 */
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
    // What is bought after an expansion comes from neighbours.
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

/** Read production and scoring of the first round from the events of a decision. */
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

/** Topics whose deed has happened. */
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

/** What the guide shall rather advise, if it is about as good as the best. */
export function teaching({ verbs, hasTraded }: Course): string[] {
  const isLearnt = (verb: string) =>
    verb === 'buy' || verb === 'sell' ? hasTraded : verbs.has(verb);
  const unlearnt = CURRICULUM.filter((verb) => !isLearnt(verb));
  const hasBasics = verbs.has('expand') && verbs.has('obtain') && hasTraded;
  // One thing at a time: before the basics are known, a turn ends rather than goes on.
  return hasBasics ? unlearnt : ['end', ...unlearnt];
}
