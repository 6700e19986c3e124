/** What screen readers are told without being asked. */

/** Milliseconds in which things happen together: they are read out in one go. */
const TOGETHER = 250;

class Announcer {
  text = $state('');
  private pending: string[] = [];
  /** Whether the same words come a second time: readers notice only what changes. */
  private odd = false;

  /** First: before all else that happens at the same time. */
  say(text: string, first: boolean): void {
    if (!this.pending.length) setTimeout(() => this.read(), TOGETHER);
    if (first) this.pending.unshift(text);
    else this.pending.push(text);
  }

  /** What was said belongs to a table that is left. */
  clear(): void {
    this.pending = [];
    this.text = '';
  }

  private read(): void {
    this.odd = !this.odd;
    this.text = once(this.pending).join(' ') + (this.odd ? '' : '\u00a0');
    this.pending = [];
  }
}

export const announcer = new Announcer();

export function announce(text: string, { first = false } = {}): void {
  announcer.say(text, first);
}

/** What is part of something else that is said need not be said again. */
function once(texts: readonly string[]): string[] {
  return texts.filter(
    (text, at) =>
      !texts.some((other, i) => (i < at || other !== text) && i !== at && other.includes(text)),
  );
}
