/** The rules by chapter; the words are in `rules.ftl`, and so is the order. */

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

/** A heading without what stands in brackets behind it. */
export function short(heading: string): string {
  return heading.replace(/\s*\(.*\)$/, '');
}

/** Whether a text has all words that are looked for, whatever their accents. */
export function isFound(text: string, wanted: string): boolean {
  const known = simple(text);
  return simple(wanted)
    .split(/\s+/)
    .every((word) => known.includes(word));
}

function simple(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
