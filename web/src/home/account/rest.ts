/** When a person's turn clocks pause, as stored in the preferences. */

export interface Rest {
  zone: string;
  /** Start and end, like 23:00 and 07:00; null: none. */
  sleep: [string, string] | null;
  /** First and last day of each vacation. */
  vacations: [string, string][];
}

type Preferences = Record<string, unknown>;

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');

export function restFrom(preferences: Preferences, here: string): Rest {
  const { zone, sleep, vacations } = preferences;
  return {
    zone: typeof zone === 'string' ? zone : here,
    sleep: isPair(sleep) ? sleep : null,
    vacations: Array.isArray(vacations) ? once(vacations.filter(isPair)) : [],
  };
}

const isSame = ([first, last]: [string, string], other: [string, string]) =>
  first === other[0] && last === other[1];

/** Remove duplicate vacations. */
const once = (vacations: [string, string][]) =>
  vacations.filter((each, at) => vacations.findIndex((other) => isSame(each, other)) === at);

/** Add a vacation, its days in order; null if it is already listed. */
export function withVacation(
  vacations: [string, string][],
  first: string,
  last: string,
): [string, string][] | null {
  const vacation: [string, string] = first <= last ? [first, last] : [last, first];
  return vacations.some((each) => isSame(each, vacation)) ? null : [...vacations, vacation];
}

/** The preferences with these rest times; other entries are kept. */
export function withRest(preferences: Preferences, rest: Rest): Preferences {
  const { sleep: _, ...others } = preferences;
  const { zone, sleep, vacations } = rest;
  return { ...others, zone, vacations, ...(sleep && { sleep }) };
}
