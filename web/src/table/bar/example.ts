/** Codes to ask "why not?" with, where an action is not possible at all. */

import type { Main } from '../../state/codes';
import type { Table } from '../../state/table.svelte';

export function example(main: Main, table: Table): string {
  const mine = table.seat === null ? undefined : table.view?.seats[table.seat];
  switch (main) {
    case 'trade':
      return 'buy wool 1';
    case 'obtain':
      return `obtain ${table.view?.boxes.find((box) => box !== null) ?? 1}`;
    case 'fulfil':
      return `fulfil ${mine?.contracts[0] ?? 1}`;
    case 'tech':
      return mine?.technology.includes('woodcutter') ? 'tech miner' : 'tech woodcutter';
    case 'expand': {
      const [unit, spaces] = Object.entries(table.outlook?.spaces.fits ?? {})[0] ?? [];
      return `expand ${unit ?? 'sheep'} ${spaces?.[0] ?? 'a1'}`;
    }
    default:
      return main;
  }
}
