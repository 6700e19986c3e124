import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORDS = '../src/caledonia/locale';
const STYLES = readFileSync('src/look/fonts.css', 'utf-8');

/** The characters a font file is loaded for. */
function lettersOf(file: string): Set<number> {
  const face = STYLES.split('@font-face').find((each) => each.includes(file)) ?? '';
  const ranges = face.match(/unicode-range:([^;]*);/)?.[1] ?? '';
  const letters = new Set<number>();
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)) {
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code++) letters.add(code);
  }
  return letters;
}

/** Characters in neither file come from the system, in any text. */
test.each(readdirSync(WORDS, { withFileTypes: true }).filter((each) => each.isDirectory()))(
  'the words of $name need no second font file',
  ({ name }) => {
    const more = lettersOf('text-more.woff2');
    const files = readdirSync(`${WORDS}/${name}`).filter((each) => each.endsWith('.ftl'));
    const words = files.map((file) => readFileSync(`${WORDS}/${name}/${file}`, 'utf-8')).join('');
    expect([...new Set(words)].filter((each) => more.has(each.codePointAt(0) ?? 0))).toEqual([]);
    expect(lettersOf('text-core.woff2').has('ä'.codePointAt(0) ?? 0)).toBe(true);
  },
);
