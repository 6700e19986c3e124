/** Differences between two views, as `caledonia/server/live/patch.py` makes them. */

import type { View } from './generated';

type Parts = Record<string, unknown>;

/** Whether a value has parts: an object or a list. */
function hasParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function isObject(value: unknown): value is Parts {
  return hasParts(value) && !Array.isArray(value);
}

/** Whether a value says that it is a view. */
export function isView(value: unknown): value is View {
  return isObject(value) && value['caledonia'] === 'view';
}

/** An old value with a patch applied; the old one stays as it is. */
export function patched(old: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if (Array.isArray(old) && isObject(old[0])) {
    const members: unknown[] = [...old];
    for (const [number, each] of Object.entries(change)) {
      members[Number(number)] = patched(members[Number(number)], each);
    }
    return members;
  }
  if (!isObject(old)) return change;
  const result = { ...old };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key];
    else result[key] = patched(result[key], value);
  }
  return result;
}

/** A new value with every part that did not change taken from the old one: what shows it stays.
 *
 * The parts are exchanged in the new value itself.
 */
export function sharing<T>(old: unknown, now: T): T {
  if (hasParts(old) && hasParts(now)) {
    const parts: Parts = now;
    for (const [key, value] of Object.entries(parts)) parts[key] = sharing(old[key], value);
  }
  return isAlike(old, now) ? old : now;
}

/** Whether an old value is as good as a new one, all parts of which it shares. */
function isAlike<T>(old: unknown, now: T): old is T {
  if (!hasParts(old) || !hasParts(now)) return old === now;
  const keys = Object.keys(now);
  return (
    Array.isArray(old) === Array.isArray(now) &&
    keys.length === Object.keys(old).length &&
    keys.every((key) => old[key] === now[key])
  );
}
