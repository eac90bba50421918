import "@fontsource/overpass/latin-400.css";
import "@fontsource/overpass/latin-600.css";
import "@fontsource/overpass/latin-700.css";
import "@fontsource/overpass/latin-800.css";
import "./style/road.css";
import "./style/form.css";
import "./settings/settings.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { ready } from "./lang.svelte";

const target = document.getElementById("app");
if (target) void ready.then(() => mount(App, { target }));

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js");
}
