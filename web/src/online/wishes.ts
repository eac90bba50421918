// What somebody wishes for notices, as the server takes it: where they go, and hours of the day.

/** Discord's webhooks take a form of their own. */
export const isDiscord = (url: string) => /^https:\/\/([\w-]+\.)?discord(app)?\.com\/api\/webhooks\//.test(url);

/** How many minutes the clock here is ahead of UTC. */
export const offset = (now = new Date()) => 0 - now.getTimezoneOffset();

/** A time of day as minutes, and back. */
export const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const clock = (minute: number) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
