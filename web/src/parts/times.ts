/** Dates and durations in the current language. */

import { tag, words } from '../words/fluent.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Largest first; a duration is given in the largest unit that divides it. */
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** A chosen duration, like “30 minutes”. */
export function duration(seconds: number, language = tag(words.language)): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? [
    'second',
    1,
  ];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, format).format(seconds / length);
}

/** A moment relative to now, like “3 hours ago”. */
export function ago(moment: number, now = Date.now(), language = tag(words.language)): string {
  const seconds = Math.round((moment - now) / 1000);
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / length), unit);
}

/** A date and time, like “14 Nov 2026, 18:30”. */
export function moment(at: number): string {
  const language = tag(words.language);
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Names as a list, like “Ada, Bob and Cleo”. */
export function inOneLine(names: string[]): string {
  return new Intl.ListFormat(tag(words.language), { type: 'conjunction' }).format(names);
}

/** A number with few decimals; negative ones have a minus sign, not a hyphen. */
export function rounded(value: number, digits = 1): string {
  return new Intl.NumberFormat(tag(words.language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '−');
}

/** Today, or some days away, as a date; challenges change at midnight UTC. */
export function dayAway(days: number, from = new Date().toISOString().slice(0, 10)): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY * 1000).toISOString().slice(0, 10);
}
