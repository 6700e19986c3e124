/** Announcements for screen readers. */

/** Milliseconds within which announcements are joined. */
const TOGETHER = 250;

class Announcer {
  text = $state('');
  private pending: string[] = [];
  /** Alternates, because readers notice only changed text. */
  private odd = false;

  /** @param first whether it comes before everything else announced at the same time */
  say(text: string, first: boolean): void {
    if (!this.pending.length) setTimeout(() => this.read(), TOGETHER);
    if (first) this.pending.unshift(text);
    else this.pending.push(text);
  }

  /** Discard announcements of a table that was left. */
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

/** Drop texts contained in others. */
function once(texts: readonly string[]): string[] {
  return texts.filter(
    (text, at) =>
      !texts.some((other, i) => (i < at || other !== text) && i !== at && other.includes(text)),
  );
}
