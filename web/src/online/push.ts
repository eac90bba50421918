// Notices by this browser: whether it can, and the subscription at its maker's push service.

import type { ChannelAddress } from "./wire";

/** What stands in the way, as the end of a message's key; nothing if it can be done. */
export type Obstacle = "denied" | "insecure" | "install" | "unable" | undefined;

export function obstacle(): Obstacle {
  if (!window.isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // Apple's phones can, for pages on the home screen.
  if (!able) return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "unable";
  return Notification.permission === "denied" ? "denied" : undefined;
}

/** The subscription this browser has, if any. */
export async function subscribed(): Promise<PushSubscription | undefined> {
  if (obstacle() === "insecure" || obstacle() === "unable" || obstacle() === "install") return undefined;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}

/** Asks for leave and subscribes; what stood in the way, or where to send notices. */
export async function subscribe(key: string): Promise<ChannelAddress | Obstacle> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const before = await worker.pushManager.getSubscription();
  // One that was made for another server's key is of no use here.
  if (before && known(before.options.applicationServerKey) !== key) await before.unsubscribe();
  return address(await worker.pushManager.subscribe(options));
}

export const known = (key: ArrayBuffer | null) => (key ? base64(new Uint8Array(key)) : "");

const base64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

function address(subscription: PushSubscription): ChannelAddress {
  const { keys = {} } = subscription.toJSON();
  return { kind: "push", endpoint: subscription.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** What this browser is called, as far as it tells. */
export function browserName(agent = navigator.userAgent): { browser: string; system: string } {
  const first = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? "?";
  return {
    browser: first([
      [/Edg\//, "Edge"],
      [/Firefox\//, "Firefox"],
      [/Chrome\//, "Chrome"],
      [/Safari\//, "Safari"],
    ]),
    system: first([
      [/iPhone/, "iPhone"],
      [/iPad/, "iPad"],
      [/Android/, "Android"],
      [/Windows/, "Windows"],
      [/Mac OS/, "Mac"],
      [/Linux/, "Linux"],
    ]),
  };
}
