import { describe, expect, it } from 'vitest';
import { lessonFor, type GuideState } from '../src/learn/guide/lessons';
import { overlap, place, type Scene } from '../src/learn/guide/placing';
import { isOnTheWay, pointer } from '../src/learn/guide/pointing';
import { courseOf, doneTopics, teaching, type Course } from '../src/learn/guide/topics';
import type { Counsel, LogEntry } from '../src/wire/generated';

const NOTHING = { main: null, unit: null, space: null, port: null, words: [], code: null };
const FRESH: Course = {
  verbs: new Set(),
  workers: 2,
  hasTraded: false,
  produced: null,
  scored: null,
};

const decision = (code: string, seat = 0, events: object[] = []) =>
  ({
    kind: 'decision',
    code,
    seat,
    events,
    seq: 0,
    at: 0,
    ply: 0,
    hash: '',
    by: 'person',
  }) as unknown as LogEntry;

function counsel(code: string, losses: Record<string, number> = {}): Counsel {
  const reason = { kind: 'rest', subject: '', amount: 0 };
  return { seat: 0, code, points: 100, reason, losses, version: 1, step: 0 };
}

function moment(more: Partial<GuideState> = {}): GuideState {
  return {
    course: FRESH,
    seen: new Set(),
    kind: 'turn',
    isComplete: false,
    isFresh: true,
    round: 1,
    lastRound: 5,
    selection: NOTHING,
    mains: new Set(['expand', 'trade', 'pass']),
    counsel: counsel('expand sheep c4'),
    isCounselUnavailable: false,
    hasTiles: true,
    goods: 0,
    ...more,
  };
}

describe('while the advice is on its way', () => {
  it('the first lesson is given at once', () => {
    const fresh = { ...FRESH, workers: 0 };
    const lesson = lessonFor(moment({ kind: 'worker_placement', counsel: null, course: fresh }));
    expect(lesson).toMatchObject({ id: 'workers', stage: 'wait', advice: null, at: [] });
  });

  it('later ones wait for it', () => {
    expect(lessonFor(moment({ counsel: null }))?.id).toBe('thinking');
    expect(lessonFor(moment({ kind: 'worker_placement', counsel: null }))?.id).toBe('thinking');
  });

  it('nothing more is said where none can be had', () => {
    expect(lessonFor(moment({ counsel: null, isCounselUnavailable: true }))?.id).toBe('alone');
  });
});

describe('what was done', () => {
  it('is read from the log', () => {
    const entries = [
      decision('place miner a1'),
      decision('place miner a2'),
      decision('expand sheep c4', 0, [{ event: 'turn_started', seat: 1 }]),
      decision('pass', 1),
    ];
    const course = courseOf(entries, 0);
    expect([...course.verbs]).toEqual(['place', 'expand']);
    expect(doneTopics(course, 1, false)).toEqual(['workers', 'expanding']);
  });

  it('tells goods of neighbours from a trade', () => {
    const beside = [decision('expand sheep c4'), decision('buy wool 2')];
    expect(courseOf(beside, 0).hasTraded).toBe(false);
    const next = { event: 'turn_started', seat: 0 };
    expect(
      courseOf([decision('expand sheep c4', 0, [next]), decision('buy wool 2')], 0).hasTraded,
    ).toBe(true);
    expect(courseOf([], 0, ['sell wool 1']).hasTraded).toBe(true);
  });

  it('knows the first production and scoring', () => {
    const events = [
      { event: 'production_started', seat: 0 },
      { event: 'money_changed', seat: 0, amount: 14, cause: 'income' },
      { event: 'goods_changed', seat: 0, good: 'wool', amount: 2, cause: 'production' },
      { event: 'production_started', seat: 1 },
      { event: 'money_changed', seat: 1, amount: 30, cause: 'income' },
      { event: 'glory_gained', seat: 0, amount: 6, cause: 'scoring_tile' },
      { event: 'round_started', round: 2 },
    ];
    const course = courseOf([decision('pass', 1, events)], 0);
    expect(course.produced).toEqual({ money: 14, goods: { wool: 2 } });
    expect(course.scored).toBe(6);
  });
});

describe('what is taught next', () => {
  it('lets a turn end before the basics are known', () => {
    expect(teaching(FRESH)[0]).toBe('end');
    const learnt = { ...FRESH, verbs: new Set(['expand', 'obtain']), hasTraded: true };
    expect(teaching(learnt)).toEqual(['fulfil', 'port']);
  });
});

describe('lessons', () => {
  it('teach what the counsel advises, and point at the way there', () => {
    const lesson = lessonFor(moment());
    expect(lesson).toMatchObject({ id: 'expanding', isFull: true, stage: 'action' });
    expect(lesson?.at).toEqual(['[data-action="expand"]']);
  });

  it('never explain again what was done', () => {
    const course = { ...FRESH, verbs: new Set(['expand']) };
    expect(lessonFor(moment({ course }))).toMatchObject({ id: 'expanding', isFull: false });
  });

  it('say nothing on others’ turns unless something has happened', () => {
    expect(lessonFor(moment({ kind: null, counsel: null }))).toBeNull();
    const course = { ...FRESH, produced: { money: 8, goods: {} } };
    const news = moment({ kind: null, counsel: null, course });
    expect(lessonFor(news)).toMatchObject({ id: 'production', isNews: true });
    expect(lessonFor({ ...news, seen: new Set(['production']) })).toBeNull();
  });

  it('teach no scoring tile where there is none', () => {
    const course = { ...FRESH, produced: { money: 8, goods: {} }, scored: 0 };
    const seen = new Set(['production']);
    expect(lessonFor(moment({ course, seen }))?.id).toBe('scoring');
    expect(lessonFor(moment({ course, seen, hasTiles: false }))?.id).toBe('expanding');
  });

  it('warn before what costs more than two points, and only then', () => {
    const selection = { ...NOTHING, main: 'pass' as const, code: 'pass' };
    const costly = counsel('expand sheep c4', { pass: 9 });
    expect(lessonFor(moment({ selection, counsel: costly }))?.id).toBe('warn-pass');
    const late = { selection, counsel: costly, round: 5, goods: 3, seen: new Set(['last']) };
    expect(lessonFor(moment(late))?.id).toBe('warn-goods');
    const cheap = counsel('expand sheep c4', { pass: 1.5 });
    expect(lessonFor(moment({ selection, counsel: cheap }))?.id).toBe('own-choice');
  });

  it.each(['obtain 12', 'fulfil 9'])('warn before %s where another action is better', (code) => {
    const main = code.split(' ')[0] as 'obtain' | 'fulfil';
    const selection = { ...NOTHING, main, code };
    const costly = moment({ selection, counsel: counsel('expand sheep c4', { [code]: 3 }) });
    expect(lessonFor(costly)).toMatchObject({
      id: `warn-${main}`,
      topic: 'contracts',
      advice: 'expand sheep c4',
      isWarning: true,
    });
    const advised = moment({ selection, counsel: counsel(code, { [code]: 3 }) });
    expect(lessonFor(advised)?.isWarning).toBe(false);
  });

  it('speak of confirming only where there is something to confirm', () => {
    const advised = counsel('expand sheep c4');
    const begun = { ...NOTHING, main: 'expand' as const, unit: 'cow' };
    expect(lessonFor(moment({ selection: begun, counsel: advised }))?.id).toBe('own-way');
    const chosen = { ...begun, space: 'c4', code: 'expand cow c4' };
    expect(lessonFor(moment({ selection: chosen, counsel: advised }))?.id).toBe('own-choice');
  });

  it('tell a free space from other bonuses', () => {
    const kind = 'export_bonuses';
    const space = moment({ kind, counsel: counsel('expand sheep c4') });
    expect(lessonFor(space)).toMatchObject({ id: 'free-space', topic: 'contracts' });
    const upgrade = moment({ kind, counsel: counsel('bonus ship') });
    expect(lessonFor(upgrade)?.id).toBe('bonus');
  });

  it('do not hurry to fulfil a contract', () => {
    const mains = new Set(['expand', 'fulfil'] as const);
    expect(lessonFor(moment({ mains }))?.id).toBe('no-hurry');
    const now = moment({ mains, counsel: counsel('fulfil 9') });
    expect(lessonFor(now)).toMatchObject({ id: 'fulfil', isFull: true });
  });

  it('explain a neighbour’s goods once', () => {
    const beside = moment({
      kind: 'neighbourhood_bonus',
      isFresh: false,
      counsel: counsel('buy wool 2'),
    });
    expect(lessonFor(beside)).toMatchObject({
      id: 'neighbours',
      isFull: true,
      advice: 'buy wool 2',
    });
    const seen = new Set(['neighbours']);
    expect(lessonFor({ ...beside, seen })).toMatchObject({ id: 'neighbours', isFull: false });
  });

  it('ask to end the turn once all is done', () => {
    const done = moment({ isComplete: true, isFresh: false, counsel: null });
    expect(lessonFor(done)).toMatchObject({ stage: 'end', at: ['[data-action="end"]'] });
  });
});

describe('the way to an action', () => {
  it('leads over action, unit and space to the confirmation', () => {
    const code = 'expand sheep c4';
    const stages = [
      NOTHING,
      { ...NOTHING, main: 'expand' as const },
      { ...NOTHING, main: 'expand' as const, unit: 'sheep' },
      { ...NOTHING, main: 'expand' as const, unit: 'sheep', space: 'c4', code },
    ].map((selection) => pointer(code, selection, false).stage);
    expect(stages).toEqual(['action', 'unit', 'space', 'confirm']);
  });

  it('counts up or down to the number of pieces', () => {
    const selection = { ...NOTHING, main: 'trade' as const, code: 'sell wool 1' };
    expect(pointer('sell wool 3', selection, false).at).toEqual(['[data-step="+"]']);
    expect(pointer('sell wool 1', { ...selection, code: 'sell wool 2' }, false).at).toEqual([
      '[data-step="-"]',
    ]);
  });

  it('settles the use of a port word by word', () => {
    const code = 'port p2 wool milk milk grain';
    const selection = { ...NOTHING, port: 'p2', words: ['wool', 'milk'] };
    expect(pointer(code, selection, false).at).toContain('[data-word="milk"]');
    expect(isOnTheWay(code, selection)).toBe(true);
    expect(isOnTheWay(code, { ...selection, words: ['grain', 'wool', 'wool'] })).toBe(false);
  });

  it('is left by pointing at something else', () => {
    const expand = { ...NOTHING, main: 'expand' as const };
    expect(isOnTheWay('expand sheep c4', expand)).toBe(true);
    expect(isOnTheWay('expand sheep c4', { ...expand, unit: 'cow' })).toBe(false);
    expect(isOnTheWay('sell wool 2', expand)).toBe(false);
    expect(isOnTheWay('sell wool 2', { ...NOTHING, code: 'sell milk 1' })).toBe(false);
  });
});

describe('the place of the bubble', () => {
  const scene: Scene = { width: 400, height: 800, kept: [], spared: [], near: null };

  it('covers nothing that it must keep', () => {
    const kept = [{ x: 0, y: 0, width: 400, height: 500 }];
    const result = place({ width: 300, height: 150 }, { ...scene, kept });
    expect(result).not.toBeNull();
    expect(overlap({ ...result!, width: 300, height: 150 }, kept[0]!)).toBe(0);
  });

  it('is none where there is no room', () => {
    const kept = [{ x: 0, y: 100, width: 400, height: 600 }];
    expect(place({ width: 300, height: 150 }, { ...scene, kept })).toBeNull();
  });

  it('is near what it speaks of, and spares what is read', () => {
    const near = { x: 150, y: 700, width: 50, height: 50 };
    const size = { width: 100, height: 100 };
    expect(place(size, { ...scene, near })!.y).toBeGreaterThan(550);
    const spared = [[{ x: 0, y: 400, width: 400, height: 400 }, 5] as const];
    expect(place(size, { ...scene, near, spared })!.y).toBeLessThan(310);
  });

  it('stays while that is nearly as good, and covers nothing', () => {
    const size = { width: 100, height: 100 };
    const now = { x: 200, y: 650 };
    const near = { x: 50, y: 20, width: 50, height: 50 };
    expect(place(size, { ...scene, near }, now)).toBe(now);
    const spared = [[{ x: 0, y: 400, width: 400, height: 400 }, 5] as const];
    expect(place(size, { ...scene, near, spared }, now)!.y).toBeLessThan(400);
    const kept = [{ x: 250, y: 700, width: 10, height: 10 }];
    expect(place(size, { ...scene, near, kept }, now)).not.toEqual(now);
    // A narrower window leaves no room there.
    expect(place(size, { ...scene, width: 260, near }, now)!.x).toBeLessThan(160);
  });
});
