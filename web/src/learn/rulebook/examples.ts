/** The worked examples; tests play them with the engine. */

import book from './examples.json';

export interface Ground {
  loch?: boolean;
  terrain?: string[];
  cost?: number;
}

export interface SmallBoard {
  spaces: Record<string, Ground>;
  /** Pairs of spaces with a river between them. */
  rivers: string[][];
}

export interface Standing {
  seat: number;
  unit: string;
  space: string;
}

export interface Link {
  from: string;
  to: string;
  /** The lowest shipping level that connects them. */
  level: number;
}

export interface Example {
  position: { seats: { units?: Record<string, string[]> }[] };
  figures: Record<string, number>;
  board?: string;
  /** Placed by the example. */
  placed?: Standing;
  /** The lowest shipping level that reaches each space; null: none. */
  levels?: Record<string, number | null>;
  groups?: string[][];
  links?: Link[];
  contract?: number;
  good?: string;
}

export const EXAMPLES = book.examples as unknown as Record<string, Example>;
const BOARDS = book.boards as Record<string, SmallBoard>;

export const boardOf = (example: Example) => BOARDS[example.board ?? ''];

/** Units on the board at the start of the example. */
export function unitsOf(example: Example): Standing[] {
  return example.position.seats.flatMap((seat, number) =>
    Object.entries(seat.units ?? {}).flatMap(([unit, spaces]) =>
      spaces.map((space) => ({ seat: number, unit, space })),
    ),
  );
}
