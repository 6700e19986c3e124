/** Parsed action codes, so that they can be offered on the things they are about. */

import type { Choice as LegalChoice, GoodName, UnitName } from './generated';
import { ABOUT_CONTRACTS, GOODS, UNITS } from './names';

export interface Choice {
  code: string;
  /** The first word; bonus upgrades have two, like `bonus ship`. */
  verb: string;
  unit: UnitName | null;
  /** Where it happens; for movements, the start. */
  space: string | null;
  /** The destination of a movement. */
  target: string | null;
  good: GoodName | null;
  contract: number | null;
  amount: number | null;
  /** All words after the verb. */
  rest: string[];
}

/** The eight main actions, in the order of the bar. */
export const MAIN = [
  'trade',
  'obtain',
  'expand',
  'ship',
  'tech',
  'hire',
  'fulfil',
  'pass',
] as const;
export type Main = (typeof MAIN)[number];

const SPACE = /^[a-m][1-9]$/;

/** The first word that is one of these names. */
const firstOf = <Name extends string>(names: readonly Name[], words: readonly string[]) =>
  words.map((word) => names.find((each) => each === word)).find(Boolean) ?? null;

export function parse(code: string): Choice {
  const all = code.split(' ');
  const length = all[0] === 'bonus' ? 2 : 1;
  const verb = all.slice(0, length).join(' ');
  const rest = all.slice(length);
  const spaces = rest.filter((word) => SPACE.test(word));
  const number = rest.find((word) => /^\d+$/.test(word));
  const isContract = ABOUT_CONTRACTS.includes(verb);
  return {
    code,
    verb,
    rest,
    unit: firstOf(UNITS, rest),
    space: spaces[0] ?? null,
    target: spaces[1] ?? null,
    good: firstOf(GOODS, rest),
    contract: isContract && number !== undefined ? Number(number) : null,
    amount: !isContract && number !== undefined ? Number(number) : null,
  };
}

const NOTHING = {
  unit: null,
  space: null,
  target: null,
  good: null,
  contract: null,
  amount: null,
} as const;

/** A legal action with its price. */
export type Offered = Choice & Pick<LegalChoice, 'money' | 'forgoes' | 'upgrade'>;

/** A legal action from the server, with null for missing parts. */
export function offered(choice: LegalChoice): Offered {
  return { ...NOTHING, ...choice };
}

/** The main action of a verb; null for decisions within a turn. */
export function mainOf(verb: string): Main | null {
  if (verb === 'buy' || verb === 'sell') return 'trade';
  return MAIN.find((each) => each === verb) ?? null;
}
