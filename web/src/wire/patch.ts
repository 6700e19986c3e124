/** Applies differences between views, as made by `caledonia/server/live/patch.py`. */

import type { View } from './generated';

type Parts = Record<string, unknown>;

/** Whether a value is an object or a list. */
function hasParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function isObject(value: unknown): value is Parts {
  return hasParts(value) && !Array.isArray(value);
}

/** Whether a value is a view. */
export function isView(value: unknown): value is View {
  return isObject(value) && value['caledonia'] === 'view';
}

/** A value with a patch applied; the old value is not modified. */
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

/**
 * The new value, with every unchanged part taken from the old one, so that its components are not
 * rerendered.
 *
 * The new value is modified in place.
 */
export function sharing<T>(old: unknown, now: T): T {
  if (hasParts(old) && hasParts(now)) {
    const parts: Parts = now;
    for (const [key, value] of Object.entries(parts)) parts[key] = sharing(old[key], value);
  }
  return isAlike(old, now) ? old : now;
}

/** Whether an old value equals a new one, given that their parts are shared. */
function isAlike<T>(old: unknown, now: T): old is T {
  if (!hasParts(old) || !hasParts(now)) return old === now;
  const keys = Object.keys(now);
  return (
    Array.isArray(old) === Array.isArray(now) &&
    keys.length === Object.keys(old).length &&
    keys.every((key) => old[key] === now[key])
  );
}
