/** What every part of a table's screen shares: the table, the selection and the highlight. */

import { getContext, setContext } from 'svelte';
import type { Selection } from './selection.svelte';
import type { Highlight } from './highlight.svelte';
import type { Table } from './table.svelte';

export interface TableContext {
  table: Table;
  selection: Selection;
  highlight: Highlight;
}

const KEY = Symbol('table');

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
