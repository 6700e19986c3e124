/** The exact rules by chapter; the words are in `rules.ftl`, and so is the order. */

/** Chapters with their clauses, in the order of the rules. */
export function chaptersOf(keys: Iterable<string>): Map<string, string[]> {
  const chapters = new Map<string, string[]>();
  let chapter = '';
  for (const key of keys) {
    const heading = /^rules-([A-Z]+)$/.exec(key);
    if (heading) {
      chapter = heading[1] ?? '';
      chapters.set(chapter, []);
    } else if (key.startsWith('rule-')) {
      chapters.get(chapter)?.push(key.slice('rule-'.length));
    }
  }
  return chapters;
}

/** A clause without the marks that its document has. */
export function plain(text: string): string {
  return text.replace(/\*\*|`/g, '');
}
