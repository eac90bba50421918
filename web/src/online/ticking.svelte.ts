// The time of this browser, which goes on while somebody looks at it.

import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

export function ticking(): number {
  subscribe();
  return Date.now();
}
