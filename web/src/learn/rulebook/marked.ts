/** Sentences with links to cards: `[in reach](reach)`. */

export interface Marked {
  text: string;
  /** The id of the card. */
  card: string | null;
}

const MARK = /\[([^\]]+)\]\(([\w-]+)\)/g;

export function marked(text: string): Marked[] {
  const parts: Marked[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), card: null });
    parts.push({ text: match[1] ?? '', card: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), card: null });
  return parts;
}

/** The sentence as plain text. */
export const unmarked = (text: string) => text.replace(MARK, '$1');
