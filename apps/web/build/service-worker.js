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

// "It is your turn", from a seat's table while nobody looks at it. The page has laid the words ready (src/session/online/notices.ts).
self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(readNotice(event.data)));
});

/** A notice of ours, or an empty one: whoever sends something else must not be able to put words here. */
function readNotice(data) {
  try {
    const { kind, table, game } = data.json();
    const isOurs = kind === 'turn' && /^[a-z0-9]{1,40}$/.test(table) && /^[\w-]{1,40}$/.test(game);
    return isOurs ? { table, game } : {};
  } catch {
    return {};
  }
}

async function showNotice({ table, game }) {
  const words = await readWords();
  await self.registration.showNotification(words.title ?? 'Stolik', {
    body: words.bodies?.[game] ?? '',
    lang: words.language ?? '',
    // One for a table, however often it asks.
    tag: table ?? 'stolik',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { address: table ? `/#/online/${table}` : '/' },
  });
}

async function readWords() {
  try {
    const kept = await caches.match('/notice-words', { cacheName: 'notices' });
    return kept ? await kept.json() : {};
  } catch {
    return {};
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.address ?? '/'));
});

/** To the window that shows the table, or another one of ours, or a new one. */
async function goTo(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url.endsWith(address)) ?? windows[0];
  if (!shown) return self.clients.openWindow(address);
  const there = shown.url.endsWith(address) ? shown : ((await shown.navigate(address).catch(() => null)) ?? shown);
  return there.focus();
}
