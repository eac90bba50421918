// The page without a network: everything it is made of is fetched once and kept until a newer page comes.

const FILES = __FILES__;
const NAME = "cloverleaf-__VERSION__";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  );
});

// A notice from the server while no page is open: what it says was encrypted for this browser alone.
self.addEventListener("push", (event) => {
  const { title, body, tag, url, off, offText } = event.data.json();
  const actions = off ? [{ action: "off", title: offText }] : [];
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: tag ?? undefined,
      icon: "/icon.svg",
      badge: "/icon.svg",
      actions,
      data: { url, off },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // What the page itself shows while it is open has no address.
  const { url = "/", off } = event.notification.data ?? {};
  event.waitUntil(show(event.action === "off" ? off : url));
});

/** Brings a page to the front that shows this already, or any that can, or opens one. */
async function show(url) {
  const wanted = new URL(url, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === wanted) ?? pages[0];
  if (!page) return self.clients.openWindow(wanted);
  const shown = page.url === wanted ? page : await page.navigate(wanted).catch(() => null);
  return shown ? shown.focus() : self.clients.openWindow(wanted);
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = origin === self.location.origin && event.request.method === "GET";
  if (!ours || !FILES.includes(pathname)) return;
  // The page itself is asked for anew, so that a newer one is seen; its parts carry their hash in their names.
  const kept = () => caches.match(pathname);
  event.respondWith(pathname === "/" ? fetch(event.request).catch(kept) : kept().then((found) => found ?? fetch(event.request)));
});
