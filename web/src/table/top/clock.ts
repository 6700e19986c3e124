/** Remaining time in coarse units: days, hours, and only then minutes. */

export interface Left {
  unit: 'days' | 'hours' | 'minutes';
  amount: number;
  /** Minutes and seconds, like 4:05, in the last hour; otherwise empty. */
  text: string;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

export function left(milliseconds: number): Left {
  const rest = Math.max(0, milliseconds);
  if (rest >= 2 * DAY) return { unit: 'days', amount: Math.floor(rest / DAY), text: '' };
  if (rest >= HOUR) return { unit: 'hours', amount: Math.floor(rest / HOUR), text: '' };
  const seconds = Math.ceil(rest / SECOND);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { unit: 'minutes', amount: Math.ceil(seconds / 60), text };
}
