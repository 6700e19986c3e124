/** What somebody asks to be shown: places, goods and contracts that a line of the log speaks of. */

import type { ReviewLine, ReviewWhy } from '../wire/generated';

/** A decision that was judged after the game: two codes at the moment before it. */
export interface Compared {
  ply: number;
  seat: number;
  played: string;
  better: string;
  /** Both to the end of the turn, with what they lead to. */
  lines: { played: ReviewLine; better: ReviewLine; why: ReviewWhy | null } | null;
  /** All decisions that can be stepped through, this one included. */
  among: readonly Compared[];
}

export class Spot {
  spaces = $state.raw<readonly string[]>([]);
  goods = $state.raw<readonly string[]>([]);
  contracts = $state.raw<readonly number[]>([]);
  /** A figure or a thing whose explanation is wanted: an action code that is not possible. */
  why = $state<string | null>(null);

  /** What was played and what was better, while their moment is looked at. */
  compared = $state.raw<Compared | null>(null);

  show(what: { spaces?: string[]; goods?: string[]; contracts?: number[] }): void {
    this.spaces = what.spaces ?? [];
    this.goods = what.goods ?? [];
    this.contracts = what.contracts ?? [];
  }

  clear(): void {
    this.show({});
  }
}
