/** What lights up on the map and what a tap on it means; all of it follows from legal codes. */

import { mainOf, type Choice } from '../../wire/codes';
import type { Target } from '../../state/pick.svelte';

export interface Lit extends Target {
  /** Whether the choices differ in price, so that the price shown is only the lowest. */
  isFrom: boolean;
}

/** What a pick tells that lighting depends on. */
export interface Pointed {
  main: string | null;
  unit: string | null;
  space: string | null;
  targets: ReadonlyMap<string, Target>;
  price(code: string): number | null;
}

/** Spaces that light up: those to choose first, or the goals of the piece that was chosen. */
export function litSpaces(pick: Pointed): Map<string, Lit> {
  const movements = movementsFrom(pick);
  const lit = new Map<string, Lit>();
  const offers = movements.length
    ? movements.map((choice) => ({ space: choice.target!, choices: [choice] }))
    : pick.targets.values();
  for (const { space, choices } of offers) {
    const prices = choices.map((choice) => pick.price(choice.code));
    const known = prices.filter((price) => price !== null);
    lit.set(space, {
      space,
      choices,
      price: known.length ? Math.min(...known) : null,
      isFrom: new Set(known).size > 1,
    });
  }
  return lit;
}

/** Movements of the piece on the space pointed at. */
function movementsFrom(pick: Pointed): Choice[] {
  const choices = pick.space === null ? [] : (pick.targets.get(pick.space)?.choices ?? []);
  return choices.every((choice) => choice.target !== null) ? choices : [];
}

/** Whether nobody has asked yet for what may be done on the map: then it is only hinted at. */
export function isHint(pick: Pointed): boolean {
  if (pick.main !== null || pick.unit !== null || pick.space !== null) return false;
  return [...pick.targets.values()].some(({ choices }) =>
    choices.some((choice) => mainOf(choice.verb) !== null),
  );
}

/**
 * Whether a price says something: what costs nothing and is no purchase needs none, and on an animal
 * to slaughter a tag would hide the animal.
 */
export function hasPrice(lit: Lit): boolean {
  if (lit.price === null) return false;
  if (lit.choices.every((choice) => choice.verb === 'slaughter')) return false;
  return lit.price !== 0 || lit.choices.some((choice) => choice.verb === 'expand');
}

export type Tap =
  /** Take the choice that is looked at. */
  | { kind: 'take' }
  /** Look at a choice before taking it. */
  | { kind: 'look'; code: string }
  /** Point at the space, and see what there is to choose. */
  | { kind: 'point' }
  /** Nothing can be done there: tell about it. */
  | { kind: 'tell' };

/** What a tap on a space means. */
export function meaning(
  space: string,
  lit: ReadonlyMap<string, Lit>,
  pick: Pointed & { code: string | null },
): Tap {
  const here = lit.get(space);
  const shown = here?.choices.find((choice) => choice.code === pick.code);
  if (shown && (pick.space === space || shown.target === space)) return { kind: 'take' };
  const only = here?.choices.length === 1 ? here.choices[0] : undefined;
  if (only?.target === space) return { kind: 'look', code: only.code };
  // A piece whose goals are lit can be put back, or another one taken.
  if (here || pick.targets.has(space)) return { kind: 'point' };
  return { kind: 'tell' };
}
