/** Rematches. */

import { me } from '../../state/me.svelte';
import { route } from '../../state/route.svelte';
import { api } from '../../wire/api';

/** Go to the rematch of a table: the open one for its people, or a new one. */
export async function playAgain(table: string, same_setup = false): Promise<void> {
  await me.need();
  const made = await api.post(`/tables/${table}/again`, { same_setup });
  route.go(`/table/${made.id}`);
}
