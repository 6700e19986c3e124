/** Differences between two views, as `caledonia/server/live/patch.py` makes them. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An old value with a patch applied; the old one stays as it is. */
export function patched<T>(old: T, change: unknown): T {
  return apply(old as Json, change as Json) as T;
}

/** A new value with every part that did not change taken from the old one: what shows it stays. */
export function sharing<T>(old: unknown, now: T): T {
  return share(old as Json, now as Json) as T;
}

function share(old: Json, now: Json): Json {
  if (Array.isArray(old) && Array.isArray(now)) {
    const members = now.map((each, at) => share(old[at] ?? null, each));
    return members.length === old.length && members.every((each, at) => each === old[at])
      ? old
      : members;
  }
  if (!isObject(old) || !isObject(now)) return now;
  const keys = Object.keys(now);
  const result: { [key: string]: Json } = {};
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const value = share((old[key] as Json | undefined) ?? null, now[key] as Json);
    result[key] = value;
    isSame &&= value === old[key];
  }
  return isSame ? (old as Json) : result;
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
