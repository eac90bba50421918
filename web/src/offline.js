// The page without a network: everything it is made of is fetched once and kept until a newer page comes.

/** Where the page lies: at the root of a server, or below any path of a host that may have other pages, even others like this. */
const ROOT = new URL("./", self.location.href).pathname;
const FILES = new Set(__FILES__.map((name) => ROOT + name));
const NAME = `cloverleaf-__VERSION__${ROOT}`;
const isOurs = (name) => name.replace(/^cloverleaf-\w+/, "") === ROOT;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll([...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => isOurs(name) && name !== NAME).map((name) => caches.delete(name)));
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

/** What was asked for: a folder means the first page in it, as hosts of plain files have it, and the page itself is the top folder. */
function file({ pathname }) {
  const named = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  return named === `${ROOT}index.html` ? ROOT : named;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === self.location.origin && event.request.method === "GET";
  const asked = file(url);
  if (!ours || !FILES.has(asked)) return;
  // Pages are asked for anew, so that newer ones are seen; their parts carry their hash in their names.
  const kept = () => caches.match(asked);
  const isPage = asked === ROOT || asked.endsWith(".html");
  event.respondWith(isPage ? fetch(event.request).catch(kept) : kept().then((found) => found ?? fetch(event.request)));
});
