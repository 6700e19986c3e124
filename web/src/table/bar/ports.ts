/** Uses of ports among the choices. */

import type { Choice } from '../../state/codes';
import type { Happening } from '../../wire/generated';
import * as things from '../../words/things';

/** Uses by the port's tile. */
export function portUses(choices: readonly Choice[]): Record<string, Choice[]> {
  const found: Record<string, Choice[]> = {};
  for (const each of choices) {
    if (each.verb === 'port') (found[each.rest[0] ?? ''] ??= []).push(each);
  }
  return found;
}

/** What a port makes of goods, like "1 bread → 2 cheese"; nothing where it gives none for others. */
export function exchanged(events: readonly Happening[], seat: number | null): string {
  const changes = events.flatMap((each) =>
    each.event === 'goods_changed' && each.seat === seat && each.cause === 'port' ? [each] : [],
  );
  const listed = (sign: number) => {
    const sums = new Map<string, number>();
    for (const { good, amount } of changes) {
      if (amount * sign > 0) sums.set(good, (sums.get(good) ?? 0) + amount * sign);
    }
    return things.listed([...sums].map(([good, amount]) => things.goods(good, amount)));
  };
  const [given, got] = [listed(-1), listed(1)];
  return given && got ? `${given} → ${got}` : '';
}
