/* The service worker: lets the page open without a network, and shows notifications. */
const CACHE = `longshore-${'VERSION'}`;
const FILES = ['FILES'];
// By its own name: the bare address answers programs, as which a worker counts, with JSON.
const SHELL = '/index.html';
const BADGES = ['/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, ...BADGES, ...FILES]))
      .then(() => self.skipWaiting()),
  );
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
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/embed/')) return;
  if (request.mode === 'navigate') event.respondWith(screen(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (BADGES.includes(url.pathname)) event.respondWith(badge(request));
});

/** The newest page; without a network the one that is kept. */
async function screen(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** The newest, or the one that is kept. */
async function badge(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Names of assets carry a hash of what is in them, so a kept one is as good as a new one. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  if (found.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, found.clone());
  }
  return found;
}

self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // A message that cannot be read still has to be shown, or the browser ends the subscription.
  }
  event.waitUntil(
    self.registration.showNotification(String(notice.title ?? 'Longshore'), {
      body: String(notice.body ?? ''),
      lang: String(notice.language ?? ''),
      tag: String(notice.table ?? 'longshore'),
      icon: '/icon-192.png',
      data: { url: String(notice.url ?? '/') },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', location.origin);
  if (url.origin !== location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
      return open === undefined ? self.clients.openWindow(url.href) : open.focus();
    }),
  );
});
