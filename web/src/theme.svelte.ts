// By day or by night: as the system says, until somebody chooses.

const KEY = "cloverleaf.theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<string | null>(localStorage.getItem(KEY));
let night = $state(system.matches);
system.addEventListener("change", (event) => (night = event.matches));

export const dark = () => (chosen ? chosen === "dark" : night);

export function toggle(): void {
  chosen = dark() ? "light" : "dark";
  localStorage.setItem(KEY, chosen);
}
