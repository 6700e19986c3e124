/** What lights up on the map and what a tap on it means; all of it follows from legal codes. */

import { mainOf, type Choice } from '../../wire/codes';
import type { Target } from '../../state/selection.svelte';

export interface Lit extends Target {
  /** Whether the choices differ in price, so that the price shown is only the lowest. */
  isFrom: boolean;
}

/** What a selection tells that lighting depends on. */
export interface SelectionOnMap {
  main: string | null;
  unit: string | null;
  space: string | null;
  targets: ReadonlyMap<string, Target>;
  price(code: string): number | null;
}

/** Spaces that light up: those to choose first, or the goals of the piece that was chosen. */
export function litSpaces(selection: SelectionOnMap): Map<string, Lit> {
  const movements = movementsFrom(selection);
  const lit = new Map<string, Lit>();
  const offers = movements.length
    ? movements.map((choice) => ({ space: choice.target!, choices: [choice] }))
    : selection.targets.values();
  for (const { space, choices } of offers) {
    const prices = choices.map((choice) => selection.price(choice.code));
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
function movementsFrom(selection: SelectionOnMap): Choice[] {
  const choices =
    selection.space === null ? [] : (selection.targets.get(selection.space)?.choices ?? []);
  return choices.every((choice) => choice.target !== null) ? choices : [];
}

/** Whether nobody has asked yet for what may be done on the map: then it is only hinted at. */
export function isHint(selection: SelectionOnMap): boolean {
  if (selection.main !== null || selection.unit !== null || selection.space !== null) return false;
  return [...selection.targets.values()].some(({ choices }) =>
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

export type TapIntent =
  /** Take the choice that is looked at. */
  | { kind: 'confirm' }
  /** Look at a choice before taking it. */
  | { kind: 'preview'; code: string }
  /** Point at the space, and see what there is to choose. */
  | { kind: 'select' }
  /** Nothing can be done there: tell about it. */
  | { kind: 'info' };

/** What a tap on a space means. */
export function tapIntent(
  space: string,
  lit: ReadonlyMap<string, Lit>,
  selection: SelectionOnMap & { code: string | null },
): TapIntent {
  const here = lit.get(space);
  const shown = here?.choices.find((choice) => choice.code === selection.code);
  if (shown && (selection.space === space || shown.target === space)) return { kind: 'confirm' };
  const only = here?.choices.length === 1 ? here.choices[0] : undefined;
  if (only?.target === space) return { kind: 'preview', code: only.code };
  // A piece whose goals are lit can be put back, or another one taken.
  if (here || selection.targets.has(space)) return { kind: 'select' };
  return { kind: 'info' };
}
