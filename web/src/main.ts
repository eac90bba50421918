import "@fontsource/overpass/latin-400.css";
import "@fontsource/overpass/latin-600.css";
import "@fontsource/overpass/latin-700.css";
import "@fontsource/overpass/latin-800.css";
import "./style/road.css";
import "./style/form.css";
import "./settings/settings.css";
import { mount } from "svelte";
import { leadsTo } from "./address";
import App from "./App.svelte";
import { ready, speechless } from "./lang.svelte";
import Missing from "./Missing.svelte";
import { beside } from "./served";

// A link to a table that was sent to somebody: without the hash messengers can show what it is.
const sent = __ONLINE__ ? leadsTo(location) : undefined;
if (sent) history.replaceState(null, "", sent);

const target = document.getElementById("app");
if (target)
  void ready.then(
    () => mount(App, { target }),
    () => mount(Missing, { target, props: { ...speechless(), onagain: () => Promise.reject(new Error("a new page is needed")) } }),
  );

/** Keeps the whole page for times without a network, once nothing else is to be done: it is a hundred and more files. */
function keep(): void {
  void navigator.serviceWorker.register(beside("sw.js"));
}

// Safari has no idle callbacks.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
if ("serviceWorker" in navigator && import.meta.env.PROD) whenIdle(keep, { timeout: 10_000 });
