/** Uses of ports among the choices. */

import type { Choice } from '../../wire/codes';

/** Uses by port tile. */
export function portUses(choices: readonly Choice[]): Record<string, Choice[]> {
  const byTile: Record<string, Choice[]> = {};
  for (const each of choices) {
    if (each.verb === 'port') (byTile[each.rest[0] ?? ''] ??= []).push(each);
  }
  return byTile;
}
