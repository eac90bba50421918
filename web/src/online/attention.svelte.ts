// How a page asks for attention when it is somebody's turn: a sound, the icon, a notice of the system's if that was
// allowed. Nobody is asked to allow anything unless they press a button.

import { play } from "../sound";

const KEY = "cloverleaf.mute";

class Attention {
  mute = $state(localStorage.getItem(KEY) === "yes");
  allowed: NotificationPermission | "none" = $state("Notification" in window ? Notification.permission : "none");

  toggle(): void {
    this.mute = !this.mute;
    localStorage.setItem(KEY, this.mute ? "yes" : "no");
    if (!this.mute) ring();
  }

  async askLeave(): Promise<void> {
    this.allowed = await Notification.requestPermission();
  }

  /** It is the turn of whoever sits here. */
  call(title: string, body: string, tag: string): void {
    if (!this.mute) ring();
    if (document.hidden && this.allowed === "granted") void notify(title, { body, tag, icon: "/icon.svg" });
  }

  /** The icon in the tab, with a dot while it is somebody's turn. */
  mark(own: boolean): void {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", own ? "/icon-turn.svg" : "/icon.svg");
  }
}

/** Phones show notices only for a service worker; elsewhere a page may show them itself. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => window.focus();
}

/** Two short notes, like a car that says hello. */
const ring = () => play([660, 880]);

export const attention = new Attention();
