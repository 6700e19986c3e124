/** What screen readers are told without being asked. */

class Announcer {
  text = $state('');
  /** Whether the same words come a second time: readers notice only what changes. */
  private odd = false;

  say(text: string): void {
    this.odd = !this.odd;
    this.text = this.odd ? text : `${text}\u00a0`;
  }
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.say(text);
}
