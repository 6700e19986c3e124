/**
 * Made by `make types` from the engine's types and action codes: do not edit.
 */

import type { GoodName, UnitName } from './generated';

export const GOODS: readonly GoodName[] = ['wool', 'grain', 'milk', 'bread', 'cheese', 'whisky'];
export const UNITS: readonly UnitName[] = ['sheep', 'cow', 'dairy', 'bakery', 'field', 'distillery', 'woodcutter', 'miner', 'fisherman'];
export const MEATS = ['beef', 'mutton'] as const;
export const IMPORTS = ['cotton', 'tobacco', 'sugar_cane'] as const;
/** The animal that is slaughtered for each kind of meat. */
export const ANIMAL_OF: Readonly<Record<string, UnitName>> = { beef: 'cow', mutton: 'sheep' };
/** Verbs of actions on a space of the map; for those of clans and ports see `Printed.actions`. */
export const ON_MAP: readonly string[] = ['place', 'expand', 'slaughter'];
/** Verbs that place a unit on the map. */
export const PLACING: readonly string[] = ['place', 'expand'];
/** Verbs of actions about a contract. */
export const ABOUT_CONTRACTS: readonly string[] = ['obtain', 'fulfil', 'keep'];

