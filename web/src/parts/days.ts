/** Dates in the current language; a module of its own because refusals contain dates. */

import { tag, words } from '../words/fluent.svelte';

/** A day, like “14 Nov 2026”. */
export function day(moment: number | string): string {
  const isDate = typeof moment === 'string';
  // English dates vary by region, so follow the browser.
  const own = navigator.language;
  const language = tag(words.language);
  const format = new Intl.DateTimeFormat(own.startsWith(language) ? own : language, {
    dateStyle: 'medium',
    ...(isDate && { timeZone: 'UTC' }),
  });
  return isDate ? dated(moment, format) : format.format(moment);
}

/** A date as text, even one that does not exist, like 30 February. */
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
