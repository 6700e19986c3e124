/** Playing the same table again. */

import { me } from '../../state/me.svelte';
import { route } from '../../state/route.svelte';
import { api } from '../../wire/api';

/** Go to a table like this one: the one that waits for this table's people, or a new one. */
export async function playAgain(table: string, same_setup = false): Promise<void> {
  await me.need();
  const made = await api.post(`/tables/${table}/again`, { same_setup });
  route.go(`/table/${made.id}`);
}
