/**
 * Choices that differ word by word, like the uses of a port: what remains possible after some
 * words.
 */

const isTile = (word: string) => /^p\d$/.test(word);

/**
 * How many words have a fixed order: port tiles and the first word after them; received goods have
 * none.
 */
export function inOrder(words: readonly string[]): number {
  return words.findIndex((word) => !isTile(word)) + 1;
}

/** Whether a choice contains the chosen words. */
export function fits(words: readonly string[], settled: readonly string[]): boolean {
  const ordered = inOrder(words);
  if (settled.slice(0, ordered).some((word, at) => words[at] !== word)) return false;
  const left = words.slice(ordered);
  return settled.slice(ordered).every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The words that can be chosen next. */
export function nextWords(choices: readonly (readonly string[])[], settled: readonly string[]) {
  const open = choices.filter((words) => fits(words, settled));
  const next = open.flatMap((words) =>
    settled.length < inOrder(words)
      ? words.slice(settled.length, settled.length + 1)
      : words.slice(inOrder(words)).filter((word) => fits(words, [...settled, word])),
  );
  return [...new Set(next)];
}
