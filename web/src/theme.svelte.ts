// By day or by night: as the system says, until somebody chooses.

import { recallText, rememberText } from "./remember";

const KEY = "cloverleaf.theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

let chosen: Theme = $state(THEMES.find((one) => one === recallText(KEY)) ?? "system");
let night = $state(system.matches);
system.addEventListener("change", (event) => (night = event.matches));

export const theme = () => chosen;

export const dark = () => (chosen === "system" ? night : chosen === "dark");

export function choose(wanted: Theme): void {
  chosen = wanted;
  rememberText(KEY, wanted === "system" ? null : wanted);
}

export const toggle = () => choose(dark() ? "light" : "dark");
