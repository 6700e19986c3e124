import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';
/** Word files used only by the terminal, mails and printed pictures. */
const ELSEWHERE = new Set(['console.ftl', 'notices.ftl', 'picture.ftl']);
/** Word files of single screens: each is a module of its own, like virtual:words/en/learn. */
const APART = new Set([
  'learn.ftl',
  'rules.ftl',
  'rulebook.ftl',
  'home.ftl',
  'ending.ftl',
  'orders.ftl',
  'aids.ftl',
  'refusals.ftl',
  'moves.ftl',
  'review.ftl',
  'puzzles.ftl',
]);

/** Word files loaded together with another one. */
const TOGETHER: Record<string, string> = { 'rulebook.ftl': 'rules.ftl' };

/**
 * Makes the Fluent files of the game importable: `virtual:words/de` holds everything the table
 * needs, `virtual:words/de/learn` the file of one further screen. Only the current language is
 * loaded.
 */
export function words(folder: string): Plugin {
  const root = resolve(folder);
  return {
    name: 'caledonia-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [language = '', part] = id.slice(NAME.length + 1).split('/');
      const files = readdirSync(resolve(root, language))
        .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.has(file))
        .filter((file) => (part ? (TOGETHER[file] ?? file) === `${part}.ftl` : !APART.has(file)))
        .map((file) => resolve(root, language, file));
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
      // Comments are for translators.
      const short = text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return `export default ${JSON.stringify(short)};`;
    },
  };
}
