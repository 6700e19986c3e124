/**
 * Chooses what the guide says now. A lesson follows from the position, the log and the server's
 * counsel; it knows no rules and never explains what has already happened.
 */

import { mainOf, parse } from '../../wire/codes';
import type { Counsel } from '../../wire/generated';
import { isOnTheWay, pointer, type SelectionState, type Pointer, type Stage } from './pointing';
import type { Course, Topic } from './topics';

export interface Lesson {
  /** Key of its text without `guide-`; topics also have `.why` and `.tip`. */
  id: string;
  topic: Topic | null;
  /** Whether the whole text is shown, or only the next step. */
  isFull: boolean;
  /** The advised action. */
  advice: string | null;
  stage: Stage | null;
  /** Selectors of its target; the first visible one counts. */
  at: string[];
  /** It waits to be closed: the game continues without it. */
  isNews: boolean;
  isWarning: boolean;
}

/** Lessons that teach nothing. */
const CHATTER = new Set(['thinking', 'alone', 'own-way', 'own-choice', 'turn']);
/** Shown to players who do something else: along the way, and before they confirm. */
export const OWN_WAYS: ReadonlySet<string> = new Set(['own-way', 'own-choice']);
export const teaches = ({ id, isFull, isNews, isWarning }: Lesson) =>
  isFull && !isNews && !isWarning && !CHATTER.has(id);

export interface GuideState {
  course: Course;
  /** News and warnings already read. */
  seen: ReadonlySet<string>;
  /** Kind of our decision; null on others' turns. */
  kind: string | null;
  /** Whether our turn only has to be ended. */
  isComplete: boolean;
  /** Whether the turn has no draft yet. */
  isFresh: boolean;
  round: number;
  lastRound: number;
  selection: SelectionState;
  /** Main actions that are possible. */
  mains: ReadonlySet<string | null>;
  counsel: Counsel | null;
  /** Whether the counsel could not be loaded. */
  isCounselUnavailable: boolean;
  hasTiles: boolean;
  /** Goods in stock. */
  goods: number;
}

/** The player's money, on desktop and phone. */
const OWN_MONEY = ['.purse[data-money]', '.coin[data-money]'];

/** Loss in points from which the guide warns. */
const COSTLY = 2;

const BLANK = {
  topic: null,
  isFull: true,
  advice: null,
  stage: null,
  at: [],
  isNews: false,
  isWarning: false,
} as const satisfies Omit<Lesson, 'id'>;

/** Lessons of main actions, with the topic that doing them completes. */
const OF_VERB: Record<string, { id: string; topic: Topic }> = {
  place: { id: 'workers', topic: 'workers' },
  expand: { id: 'expanding', topic: 'expanding' },
  buy: { id: 'trading', topic: 'trading' },
  sell: { id: 'trading', topic: 'trading' },
  obtain: { id: 'obtain', topic: 'contracts' },
  fulfil: { id: 'fulfil', topic: 'contracts' },
  port: { id: 'ports', topic: 'ports' },
  pass: { id: 'passing', topic: 'passing' },
  ship: { id: 'ship', topic: 'expanding' },
  tech: { id: 'tech', topic: 'workers' },
  hire: { id: 'hire', topic: 'trading' },
};

/** Lessons of decisions within a turn. */
const OF_KIND: Record<string, { id: string; topic: Topic | null }> = {
  neighbourhood_bonus: { id: 'neighbours', topic: 'trading' },
  production: { id: 'factories', topic: 'production' },
  slaughtering: { id: 'meat', topic: 'contracts' },
  export_bonuses: { id: 'bonus', topic: null },
  upgrade_bonus: { id: 'bonus', topic: null },
  free_space: { id: 'bonus', topic: null },
};

export function lessonFor(moment: GuideState): Lesson | null {
  return warning(moment) ?? news(moment) ?? next(moment);
}

/** Warn of a typical beginner's mistake. */
function warning({ selection, counsel, round, lastRound, goods }: GuideState): Lesson | null {
  const code = selection.code;
  if (code === null || !counsel || counsel.code === code) return null;
  if ((counsel.losses[code] ?? 0) <= COSTLY) return null;
  const verb = parse(code).verb;
  const isLate = verb === 'pass' && round === lastRound && goods > 0;
  const id = isLate ? 'warn-goods' : `warn-${verb}`;
  const topic = OF_VERB[verb]?.topic ?? null;
  return { ...BLANK, id, topic, advice: counsel.code, isWarning: true };
}

/** Events that happened for the first time and deserve a comment. */
function news(moment: GuideState): Lesson | null {
  const { course, seen, selection, isFresh, counsel } = moment;
  if (selection.main !== null || selection.code !== null || !isFresh) return null;
  const first = (id: string, topic: Topic, at: string[]): Lesson | null =>
    seen.has(id) ? null : { ...BLANK, id, topic, at, isNews: true };
  const isFulfilled = course.verbs.has('fulfil');
  const canFulfil = moment.mains.has('fulfil') && counsel !== null;
  return (
    (course.produced && first('production', 'production', ['[data-round-card]', ...OWN_MONEY])) ||
    (course.scored !== null &&
      moment.hasTiles &&
      first('scoring', 'scoring', ['[data-round="1"]', '[data-rounds]'])) ||
    (isFulfilled &&
      first('imports', 'contracts', ['.imports', '[data-import]', '#tab-contracts'])) ||
    (!isFulfilled &&
      canFulfil &&
      parse(counsel.code).verb !== 'fulfil' &&
      first('no-hurry', 'contracts', ['[data-code^="fulfil"]'])) ||
    (moment.kind === 'turn' &&
      moment.round === moment.lastRound &&
      first('last', 'end', [`[data-round="${moment.lastRound}"]`, '[data-rounds]'])) ||
    null
  );
}

/** The current decision. */
function next(moment: GuideState): Lesson | null {
  const { kind, counsel, selection, course } = moment;
  if (moment.isComplete) {
    return { ...BLANK, id: 'turn', isFull: false, stage: 'end', at: ['[data-action="end"]'] };
  }
  if (kind === null) return null;
  if (!counsel) return waiting(moment);
  const code = counsel.code;
  const isWithin = kind !== 'turn';
  if (!isOnTheWay(code, selection)) {
    // A ring around Confirm would look like approval.
    const id = selection.code === null ? 'own-way' : 'own-choice';
    return { ...BLANK, id, isFull: false, advice: code };
  }
  const { verb } = parse(code);
  const lesson = lessonOf(kind, verb);
  const point: Pointer = pointer(code, selection, isWithin);
  const isFirst = selection.main === null && selection.unit === null && selection.port === null;
  const isBegun = !isFirst || (selection.code !== null && verb !== 'produce');
  return {
    ...BLANK,
    id: lesson?.id ?? 'turn',
    topic: lesson?.topic ?? null,
    isFull: !isBegun && lesson !== null && !isLearnt(lesson.id, verb, course, moment.seen),
    advice: code,
    stage: point.stage,
    at: point.at,
  };
}

/** A bonus that places a unit has another lesson than one that upgrades. */
function lessonOf(kind: string, verb: string): { id: string; topic: Topic | null } | null {
  if (OF_KIND[kind]?.id === 'bonus' && verb === 'expand') {
    return { id: 'free-space', topic: 'contracts' };
  }
  return OF_KIND[kind] ?? OF_VERB[verb] ?? null;
}

/** Before the advice arrives: explain what needs none. */
function waiting({ isCounselUnavailable, kind, course }: GuideState): Lesson {
  if (isCounselUnavailable) return { ...BLANK, id: 'alone' };
  if (kind === 'worker_placement' && course.workers === 0) {
    return { ...BLANK, id: 'workers', topic: 'workers', stage: 'wait' };
  }
  return { ...BLANK, id: 'thinking' };
}

/** Whether a lesson is learnt: by doing it, or for a bonus, by reading it once. */
function isLearnt(id: string, verb: string, course: Course, seen: ReadonlySet<string>): boolean {
  if (id === 'trading') return course.hasTraded;
  if (mainOf(verb) !== null && OF_VERB[verb]?.id === id) return course.verbs.has(verb);
  if (verb === 'port' && id === 'ports') return course.verbs.has(verb);
  if (verb === 'place') return course.workers > 0;
  return seen.has(id);
}
