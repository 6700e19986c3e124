/** Full-text search in everyday words, regardless of accents and endings. */

export interface Entry {
  id: string;
  title: string;
  text: string;
  /** Synonyms. */
  also: string;
  /** Rank among equally good matches. */
  weight: number;
}

const TITLE = 10;
const ALSO = 7;
const TEXT = 3;
/** Shorter words must match in full, because endings make up half of them. */
const LEAST = 4;
/** Letters by which inflected forms differ. */
const ENDING = 2;

/** A text as words, lower case and without accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Similarity of two words, from 0 (none) to 1 (equal). */
function likeness(query: string, known: string): number {
  if (known === query) return 1;
  if (query.length < 2) return 0;
  if (known.startsWith(query)) return 0.8;
  if (query.length < LEAST) return 0;
  const stem = query.slice(0, Math.max(LEAST, query.length - ENDING));
  if (known.startsWith(stem) && known.length <= query.length + ENDING) return 0.7;
  return known.includes(query) ? 0.5 : 0;
}

const best = (query: string, known: string[]) =>
  known.reduce((most, each) => Math.max(most, likeness(query, each)), 0);

/**
 * The entries that contain all search terms, best first.
 *
 * @param ignored words without meaning in a search, like "how" and "many"
 */
export function search<Item extends Entry>(
  entries: readonly Item[],
  query: string,
  ignored: string,
): Item[] {
  const all = wordsOf(query);
  const filler = new Set(wordsOf(ignored));
  const telling = all.filter((word) => !filler.has(word));
  const terms = telling.length ? telling : all;
  if (!terms.length) return [];
  const matches = entries.flatMap((entry): [Item, number][] => {
    const [title, also, text] = [wordsOf(entry.title), wordsOf(entry.also), wordsOf(entry.text)];
    const scores = terms.map((word) =>
      Math.max(TITLE * best(word, title), ALSO * best(word, also), TEXT * best(word, text)),
    );
    if (scores.some((score) => score === 0)) return [];
    return [[entry, scores.reduce((sum, score) => sum + score, 0) + entry.weight]];
  });
  return matches.sort(([, one], [, other]) => other - one).map(([entry]) => entry);
}
