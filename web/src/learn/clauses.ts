/** The exact rules by chapter; words and order come from `rules.ftl`. */

/** Chapters with their clauses, in rulebook order. */
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

/** A clause without the markup of its document. */
export function plain(text: string): string {
  return text.replace(/\*\*|`/g, '');
}
