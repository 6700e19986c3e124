import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Minifies symbols before they are part of a script: spaces between elements, and trailing zeros.
 */
export function symbols(): Plugin {
  return {
    name: 'caledonia-symbols',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'raw' || !file.endsWith('.svg')) return null;
      const text = readFileSync(file, 'utf-8');
      const short = text
        .replace(/>\s+</g, '><')
        .replace(/\s+/g, ' ')
        .replace(/(\.\d*[1-9])0+(?!\d)/g, '$1')
        .trim();
      return `export default ${JSON.stringify(short)};`;
    },
  };
}
