/** Selectable spaces, and what a tap on a space means; everything follows from legal codes. */

import { mainOf, type Choice } from '../../wire/codes';
import type { Target } from '../../state/selection.svelte';

export interface Lit extends Target {
  /** Whether the choices differ in price, so that the lowest is shown. */
  isFrom: boolean;
}

/** The part of a selection that matters on the map. */
export interface SelectionOnMap {
  main: string | null;
  unit: string | null;
  space: string | null;
  targets: ReadonlyMap<string, Target>;
  price(code: string): number | null;
}

/** Selectable spaces: first those with choices, then the destinations of the chosen piece. */
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

/** Movements of the piece on the selected space. */
function movementsFrom(selection: SelectionOnMap): Choice[] {
  const choices =
    selection.space === null ? [] : (selection.targets.get(selection.space)?.choices ?? []);
  return choices.every((choice) => choice.target !== null) ? choices : [];
}

/** Whether no action is selected yet, so that spaces are only hinted at. */
export function isHint(selection: SelectionOnMap): boolean {
  if (selection.main !== null || selection.unit !== null || selection.space !== null) return false;
  return [...selection.targets.values()].some(({ choices }) =>
    choices.some((choice) => mainOf(choice.verb) !== null),
  );
}

/**
 * Whether to show a price: not for free choices other than expansions, and not on animals to
 * slaughter, which the tag would hide.
 */
export function hasPrice(lit: Lit): boolean {
  if (lit.price === null) return false;
  if (lit.choices.every((choice) => choice.verb === 'slaughter')) return false;
  return lit.price !== 0 || lit.choices.some((choice) => choice.verb === 'expand');
}

export type TapIntent =
  /** Confirm the previewed choice. */
  | { kind: 'confirm' }
  /** Preview a choice. */
  | { kind: 'preview'; code: string }
  /** Select the space to see its choices. */
  | { kind: 'select' }
  /** Nothing can be done there: show information. */
  | { kind: 'info' };

/** The intent of a tap on a space. */
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
  // A piece with highlighted destinations can be deselected, or another one selected.
  if (here || selection.targets.has(space)) return { kind: 'select' };
  return { kind: 'info' };
}
