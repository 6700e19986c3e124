/**
 * What the guide says in a first game: each lesson once, when its moment comes. A lesson only looks
 * at what is shown; it knows no rule.
 */

import type { Pick } from '../state/pick.svelte';
import type { Table } from '../state/table.svelte';

export interface Moment {
  table: Table;
  pick: Pick;
}

export interface Lesson {
  /** Its words are `guide-` and this. */
  id: string;
  when(moment: Moment): boolean;
}

const kind = ({ table }: Moment) => table.decision?.kind;
const round = ({ table }: Moment) => table.view?.round ?? 0;
const mine = ({ table }: Moment) =>
  table.seat === null ? undefined : table.view?.seats[table.seat];
const isTurn = (moment: Moment) => kind(moment) === 'turn' && !moment.table.tries.step;

/** Own units on the map. */
function placed(moment: Moment): number {
  const units = Object.values(mine(moment)?.units ?? {});
  return units.reduce((sum, spaces) => sum + spaces.length, 0);
}

/** In the order in which they are wanted, should several fit. */
export const LESSONS: readonly Lesson[] = [
  { id: 'clan', when: (m) => kind(m) === 'clan_choice' },
  { id: 'worker', when: (m) => kind(m) === 'worker_placement' },
  { id: 'over', when: ({ table }) => table.isOver },
  { id: 'production', when: (m) => kind(m) === 'production' },
  { id: 'neighbours', when: (m) => kind(m) === 'neighbourhood_bonus' },
  { id: 'preview', when: ({ pick }) => pick.code !== null },
  { id: 'unit', when: ({ pick }) => pick.main === 'expand' },
  { id: 'end', when: ({ table }) => table.isMine && table.tries.complete },
  { id: 'turn', when: (m) => isTurn(m) && round(m) === 1 },
  { id: 'imports', when: (m) => isTurn(m) && (mine(m)?.fulfilled.length ?? 0) > 0 },
  { id: 'fulfil', when: (m) => isTurn(m) && m.pick.mains.has('fulfil') },
  { id: 'contract', when: (m) => isTurn(m) && m.pick.mains.has('obtain') && placed(m) > 2 },
  { id: 'market', when: (m) => isTurn(m) && m.pick.mains.has('trade') && placed(m) > 3 },
  { id: 'pass', when: (m) => isTurn(m) && (mine(m)?.money ?? 0) < 12 },
  { id: 'round-2', when: (m) => isTurn(m) && round(m) === 2 },
  { id: 'round-3', when: (m) => isTurn(m) && round(m) === 3 },
  { id: 'settlements', when: (m) => isTurn(m) && round(m) >= 3 },
  { id: 'round-4', when: (m) => isTurn(m) && round(m) === 4 },
  { id: 'round-5', when: (m) => isTurn(m) && round(m) === 5 },
];

/** Which one a lesson is, among those that were shown, in the order in which they came. */
export function stepOf(lesson: string, shown: ReadonlySet<string>): number {
  const at = [...shown].indexOf(lesson);
  return at < 0 ? shown.size + 1 : at + 1;
}

/** The lesson for a moment; null if there is nothing new to say. */
export function lessonFor(moment: Moment, given: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !given.has(lesson.id) && lesson.when(moment)) ?? null;
}
