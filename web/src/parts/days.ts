/** Days in the language in use; apart from other times, for refusals speak of days. */

import { tag, words } from '../words/fluent.svelte';

/** A day, like “14 Nov 2026”. */
export function day(moment: number | string): string {
  const isDate = typeof moment === 'string';
  // Days are written in many ways where English is spoken: as the browser has it.
  const own = navigator.language;
  const language = tag(words.language);
  const format = new Intl.DateTimeFormat(own.startsWith(language) ? own : language, {
    dateStyle: 'medium',
    ...(isDate && { timeZone: 'UTC' }),
  });
  return isDate ? dated(moment, format) : format.format(moment);
}

/** A date in words, also one that no calendar has, like 30 February. */
function dated(date: string, format: Intl.DateTimeFormat): string {
  const [, month, number] = /^(\d{4}-\d\d)-(\d\d)$/.exec(date) ?? [];
  const first = new Date(`${month}-01T00:00:00Z`);
  if (!number || Number.isNaN(first.getTime())) return date;
  const parts = format.formatToParts(first).map(({ type, value }) => {
    if (type !== 'day') return value;
    return value.length === 2 ? number : String(Number(number));
  });
  return parts.join('');
}
