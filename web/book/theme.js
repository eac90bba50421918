// Light or dark as somebody chose it on the page, before anything is shown; without a choice the system decides.
try {
  const chosen = localStorage.getItem("cloverleaf.theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // Who keeps nothing in this browser has chosen nothing either.
}
