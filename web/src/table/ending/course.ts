/** The course of a game as chart lines. */

import type { Course, CourseSeat, ScoreSheet } from '../../wire/generated';

export const MEASURES = ['points', 'money', 'production', 'rank'] as const;
export type Measure = (typeof MEASURES)[number];

const VALUE: Record<Measure, (seat: CourseSeat) => number> = {
  points: (seat) => seat.score.total,
  money: (seat) => seat.money,
  production: (seat) => Object.values(seat.produced).reduce((sum, count) => sum + count, 0),
  rank: (seat) => seat.place,
};

export interface Round {
  round: number;
  /** Index of its first and last moment. */
  from: number;
  to: number;
}

export interface Lines {
  /** One value per moment, by seat. */
  values: number[][];
  rounds: Round[];
  /** Decisions taken, by moment. */
  plies: number[];
}

/** A measure over all moments since the end of the setup. */
export function lines(course: Course, measure: Measure): Lines {
  const start = course.turns.findLastIndex((turn) => turn.round === 0);
  const all = course.turns.slice(Math.max(0, start));
  // Ranks change with every turn; only those at the end of a round count.
  const turns =
    measure === 'rank' ? all.filter((turn, at) => turn.round !== all[at + 1]?.round) : all;
  const seats = turns[0]?.seats.length ?? 0;
  const rounds: Round[] = [];
  turns.forEach((turn, index) => {
    const last = rounds.at(-1);
    if (turn.round === 0) return;
    if (last?.round === turn.round) last.to = index;
    else rounds.push({ round: turn.round, from: last?.to ?? 0, to: index });
  });
  return {
    values: Array.from({ length: seats }, (_, seat) =>
      turns.map((turn) => VALUE[measure](turn.seats[seat]!)),
    ),
    rounds,
    plies: turns.map((turn) => turn.ply),
  };
}

/** Sources of points in charts: related rows of the score sheet combined. */
export const SOURCES = {
  glory: ['glory'],
  goods: ['basic_goods', 'processed_goods'],
  money: ['money'],
  imports: ['hops', 'cotton', 'tobacco', 'sugar_cane'],
  contracts: ['contracts'],
  settlements: ['settlements'],
} as const satisfies Record<string, readonly (keyof ScoreSheet)[]>;
export type Source = keyof typeof SOURCES;

export function bySource(sheet: ScoreSheet): { source: Source; points: number }[] {
  return (Object.keys(SOURCES) as Source[]).map((source) => ({
    source,
    points: SOURCES[source].reduce((sum, key) => sum + sheet[key], 0),
  }));
}
