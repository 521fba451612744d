/* global VERSION, FILES */
// Keeps the whole build, so that everything plays without a network after the first visit.
// VERSION and FILES stand above: build/offline.ts writes them.

const NAME = `stolik-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});

// The build before this one stays: a page that was opened with it still loads its games from there.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => {
        const old = names.filter((name) => name.startsWith('stolik-') && name !== NAME);
        return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
      })
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname === '/') event.respondWith(fetch(request).catch(() => caches.match('/')));
    return;
  }
  if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
  }
});
