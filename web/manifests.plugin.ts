import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Shortcuts of the icon's menu, with the keys of their names. */
const SHORTCUTS = [
  { url: '/new', key: 'home-new' },
  { url: '/daily', key: 'home-daily' },
  { url: '/learn', key: 'home-learn-open' },
];
/** Screenshots for the install dialog; taken by `python -m benchmarks.page app`. */
const SCREENSHOTS = [
  { form: 'wide', sizes: '1280x800', key: 'home-app-wide' },
  { form: 'narrow', sizes: '390x844', key: 'home-app-narrow' },
];
const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest in one language. */
function manifest(folder: string, language: string): string {
  const bundle = new FluentBundle(language.replace('_', '-'), { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(resolve(folder, language, 'home.ftl'), 'utf-8')),
  );
  const t = (key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(pattern);
  };
  return JSON.stringify({
    name: 'Caledonia',
    short_name: 'Caledonia',
    description: t('home-app-about'),
    lang: language.replace('_', '-'),
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#efe6d2',
    theme_color: '#efe6d2',
    categories: ['games'],
    icons: ICONS,
    shortcuts: SHORTCUTS.map(({ url, key }) => ({ name: t(key), url, icons: [ICONS[1]] })),
    screenshots: SCREENSHOTS.map(({ form, sizes, key }) => ({
      src: `/app/${language}-${form}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t(key),
    })),
  });
}

/** Writes one manifest per language, like `/manifest-de.webmanifest`. */
export function manifests(folder: string): Plugin {
  const root = resolve(folder);
  const languages = readdirSync(root, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
    .map((each) => each.name);
  return {
    name: 'caledonia-manifests',
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const language = /^\/manifest-(\w+)\.webmanifest$/.exec(request.url ?? '')?.[1];
        if (!language || !languages.includes(language)) next();
        else
          answer
            .setHeader('Content-Type', 'application/manifest+json')
            .end(manifest(root, language));
      });
    },
    generateBundle() {
      for (const language of languages) {
        const fileName = `manifest-${language}.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: manifest(root, language) });
      }
    },
  };
}
