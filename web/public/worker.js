/* Caches the page's files for quick starts, and shows notifications. Games are never cached:
   requests below /api go to the server. */

const CACHE = 'caledonia-files-1';
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** An open page asks whether there is a newer version, or lists the files it was loaded with. */
self.addEventListener('message', (event) => {
  const { type, files = [] } = event.data ?? {};
  if (type === 'look') event.waitUntil(refresh().catch(() => undefined));
  if (type === 'keep') {
    const assets = files.filter((each) => each.startsWith(`${location.origin}/assets/`));
    const kept = assets.map((each) => asset(new Request(each)).catch(() => undefined));
    event.waitUntil(Promise.all(kept));
  }
});

/** The page from the server, or offline the cached one. */
async function page(request) {
  try {
    const answer = await fetch(request);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (answer.ok && isPage) await keep(answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** Asset names contain a hash, so a cached asset is never outdated. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function refresh() {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (answer.ok) await keep(answer);
}

/**
 * Cache the page; if it has changed, tell windows that show the old one, or else drop its assets.
 */
async function keep(answer) {
  const cache = await caches.open(CACHE);
  const before = await (await cache.match(SHELL))?.text();
  const now = await answer.clone().text();
  if (before === now) return;
  await cache.put(SHELL, answer);
  if (before === undefined) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  for (const each of windows) each.postMessage({ type: 'newer' });
  // A window with the old page still needs its assets.
  if (windows.length) return;
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith('/assets/')) await cache.delete(request);
  }
}

// Notices.

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Caledonia', {
      body: told.body ?? '',
      tag: told.tag,
      icon: '/icon-192.png',
      data: { url: told.url ?? SHELL },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Bring the window to the front that shows it, or open one. */
async function open(url) {
  const address = new URL(url, location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find((each) => new URL(each.url).pathname.startsWith(address.pathname));
  return found ? found.focus() : self.clients.openWindow(address.href);
}
