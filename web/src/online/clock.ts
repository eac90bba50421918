// How clocks are shown. What is left is the server's word; between two words of it the page counts itself.

export const HURRY = 30_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The milliseconds left by now, of what was left when it was told. */
export const left = (told: number, since: number, running: boolean): number => Math.max(0, running ? told - since : told);

export type Span = { key: "span-days" | "span-hours" | "span-clock"; args: Record<string, string | number> };

/** A clock's time: `4:07` with little of it, hours or days with more. */
export function span(ms: number): Span {
  if (ms >= DAY) return { key: "span-days", args: { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) } };
  if (ms >= 2 * HOUR) return { key: "span-hours", args: { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) } };
  // A second that has begun is still there: nobody has 0:00 and time left.
  const seconds = Math.ceil(ms / SECOND);
  const rest = String(seconds % 60).padStart(2, "0");
  return { key: "span-clock", args: { time: `${Math.floor(seconds / 60)}:${rest}` } };
}

/** How long ago something was, by the largest unit that fits. */
export function ago(ms: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  if (ms >= DAY) return { value: -Math.floor(ms / DAY), unit: "day" };
  if (ms >= HOUR) return { value: -Math.floor(ms / HOUR), unit: "hour" };
  if (ms >= MINUTE) return { value: -Math.floor(ms / MINUTE), unit: "minute" };
  return { value: 0, unit: "second" };
}
