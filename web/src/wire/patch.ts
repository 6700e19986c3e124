/** Differences between two views, as `caledonia/server/live/patch.py` makes them. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An old value with a patch applied; the old one stays as it is. */
export function patched<T>(old: T, change: unknown): T {
  return apply(old as Json, change as Json) as T;
}

function apply(old: Json, change: Json): Json {
  if (!isObject(change)) return change;
  if (Array.isArray(old) && isObject(old[0])) {
    const members = [...old];
    for (const [number, each] of Object.entries(change)) {
      members[Number(number)] = apply(members[Number(number)] ?? null, each as Json);
    }
    return members;
  }
  if (!isObject(old)) return change as Json;
  const result: { [key: string]: Json } = { ...(old as { [key: string]: Json }) };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key];
    else result[key] = apply(result[key] ?? null, value as Json);
  }
  return result;
}
