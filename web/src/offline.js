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

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = origin === self.location.origin && event.request.method === "GET";
  if (!ours || !FILES.includes(pathname)) return;
  // The page itself is asked for anew, so that a newer one is seen; its parts carry their hash in their names.
  const kept = () => caches.match(pathname);
  event.respondWith(pathname === "/" ? fetch(event.request).catch(kept) : kept().then((found) => found ?? fetch(event.request)));
});
