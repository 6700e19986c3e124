import { svelte } from '@sveltejs/vite-plugin-svelte';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vite';
import { manifests } from './manifests.plugin';
import { hoverOnly, windowsInEm } from './styles.plugin';
import { symbols } from './symbols.plugin';
import { words } from './words.plugin';

/** The server the development page talks to. */
const SERVER = process.env['CALEDONIA_SERVER'] ?? 'http://localhost:8000';

/** What every screen needs, with its dependencies. */
const EVERYWHERE = [
  /node_modules|src\/look\/|src\/parts\/(?!frame\/|Contract|LayerSwitches|Segments|Switch|request)/,
  /src\/words\/(fluent|things|people)/,
  /src\/state\/(announce|connection|context|me|printed|route|settings)/,
];

export default defineConfig({
  plugins: [
    svelte(),
    symbols(),
    words('../src/caledonia/locale'),
    manifests('../src/caledonia/locale'),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  css: { postcss: { plugins: [hoverOnly(), windowsInEm()] } },
  build: {
    outDir: '../src/caledonia/server/page/built',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        // Each response has 700 bytes of headers: few large files are smaller than many small ones.
        codeSplitting: {
          groups: [
            { name: 'page', test: (id) => EVERYWHERE.some((each) => each.test(id)) },
            {
              name: 'frame',
              test: /src\/(home\/|parts\/(frame\/|LayerSwitches|Segments|Switch|request))/,
              minShareCount: 2,
            },
            {
              name: 'table',
              test: /src\/(state|table(?!\/ending\/review)|words)\/|src\/(parts\/Contract|wire\/codes)/,
              minShareCount: 2,
            },
            // What the ending and the board share of reviews: no table needs it at first.
            { name: 'reviewing', test: /src\/table\/ending\/review\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
