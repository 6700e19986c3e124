import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type Plugin } from 'postcss';
import { expect, test } from 'vitest';
import { hoverOnly, windowsInEm } from '../styles.plugin';

/** A style sheet as a browser gets it, without whitespace. */
async function built(css: string, plugin: Plugin): Promise<string> {
  const { css: text } = await postcss([plugin]).process(css, { from: undefined });
  return text.replace(/\s+/g, '');
}

test('what is hovered looks so only where there is something to hover with', async () => {
  expect(await built('.a:hover { color: red }', hoverOnly())).toBe(
    '@media(hover:hover){.a:hover{color:red}}',
  );
});

test('what has the focus or is pressed looks so everywhere', async () => {
  const css = '.a:hover, .a:focus-visible { color: red }';
  expect(await built(css, hoverOnly())).toBe(
    '.a:focus-visible{color:red}@media(hover:hover){.a:hover{color:red}}',
  );
});

test('what asks for a pointer itself stays as it is', async () => {
  const css = '@media (hover: hover) { .a:hover { color: red } }';
  expect(await built(css, hoverOnly())).toBe('@media(hover:hover){.a:hover{color:red}}');
});

test('windows are measured in the size of text', async () => {
  const css = '@media (min-width: 1100px) and (max-height: 819px) { .a { width: 4px } }';
  expect(await built(css, windowsInEm())).toBe(
    '@media(min-width:68.75em)and(max-height:51.1875em){.a{width:4px}}',
  );
});

/** Letters of a drawing have a size of their own. */
const DRAWN = /text-anchor/;

test('all text grows with the size of text that somebody has chosen', () => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf-8' });
  const files = all.filter((file) => /\.(svelte|css)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const inPixels = files.filter((file) => {
    const text = readFileSync(`src/${file}`, 'utf-8');
    return /\bfont(-size)?:[^;]*\d(px|pt)/.test(text) && !DRAWN.test(text);
  });
  expect(inPixels, 'write font sizes in rem').toEqual([]);
});
