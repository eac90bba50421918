// The contents unfolded where there is room, and the search: every word asked for must begin a word of a section.

const input = document.querySelector(".bar input");
const found = document.querySelector(".found");
const said = found.querySelector("[role=status]");
const list = found.querySelector("ol");
const article = document.querySelector("article");
const root = document.body.dataset.root;

/** As many results as somebody looks through. */
const MOST = 30;
/** How much of a section is shown around what was found. */
const AROUND = 70;

const contents = document.querySelector(".contents");
const wide = matchMedia("(min-width: 900px)");
const unfold = () => (contents.open = wide.matches);
wide.addEventListener("change", unfold);
unfold();
contents.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });

/** Letters as people type them: without accents, small. Every letter stays one, so that places in the text stay the same. */
const plain = (text) => Array.from(text, (letter) => letter.normalize("NFD")[0].toLowerCase().slice(0, 1)).join("");

/** Where a word begins, before or in a text that was made plain. */
const begins = (text, word) => text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`, "u"));

let sections;
/** All sections, fetched when somebody begins to search. */
function fetched() {
  const prepare = (section) => ({ ...section, head: plain(`${section.page} ${section.heading}`), body: plain(section.text) });
  sections ??= fetch(`${root}search.json`)
    .then((answer) => answer.json())
    .then((all) => all.map(prepare));
  return sections;
}

/** How well a section answers: 0 if a word is missing, more if the words stand in its heading. */
function worth({ head, body }, words) {
  const each = words.map((word) => (begins(head, word) >= 0 ? 3 : begins(body, word) >= 0 ? 1 : 0));
  return each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0);
}

function best(all, words) {
  const judged = all.map((section) => ({ section, worth: worth(section, words) })).filter(({ worth }) => worth > 0);
  return judged.sort((one, other) => other.worth - one.worth).map(({ section }) => section);
}

/** The words around what was found first, with it marked. */
function excerpt({ text, body }, words) {
  const [at, word] = words.map((word) => [begins(body, word), word]).find(([at]) => at >= 0) ?? [0, ""];
  const start = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  const mark = document.createElement("mark");
  mark.textContent = text.slice(at, at + word.length);
  const rest = text.slice(at + word.length, at + 2 * AROUND);
  return [start > 0 ? "… " : "", text.slice(start, at), ...(word ? [mark] : []), rest, at + 2 * AROUND < text.length ? " …" : ""];
}

function line(section, words) {
  const link = document.createElement("a");
  link.href = root + section.to;
  link.textContent = section.heading === section.page || !section.heading ? section.page : `${section.page}: ${section.heading}`;
  const text = document.createElement("p");
  text.append(...excerpt(section, words));
  const item = document.createElement("li");
  item.append(link, text);
  return item;
}

function count(number) {
  if (number === 0) return "Nothing found";
  if (number > MOST) return `${number} sections found; the best ${MOST} are shown`;
  return number === 1 ? "1 section found" : `${number} sections found`;
}

async function search() {
  const asked = input.value;
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const results = words.length > 0 ? best(await fetched(), words) : [];
  // Somebody has typed on meanwhile.
  if (asked !== input.value) return;
  found.hidden = words.length === 0;
  article.hidden = !found.hidden;
  list.replaceChildren(...results.slice(0, MOST).map((section) => line(section, words)));
  said.textContent = count(results.length);
}

function clear() {
  input.value = "";
  void search();
}

input.disabled = false;
input.addEventListener("focus", () => void fetched(), { once: true });
input.addEventListener("input", () => void search());
input.form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
// A result on the page that is open only moves it.
list.addEventListener("click", (event) => event.target.closest("a") && clear());

/** The results, and the field above them, by arrow keys. */
function step(by) {
  const stops = [input, ...list.querySelectorAll("a")];
  const at = stops.indexOf(document.activeElement);
  if (at >= 0) stops[at + by]?.focus();
  return at >= 0;
}

document.addEventListener("keydown", (event) => {
  const arrow = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (arrow && !found.hidden && step(arrow)) event.preventDefault();
  if (event.key === "Escape" && !found.hidden) {
    clear();
    input.focus();
  }
  if (event.key === "/" && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
});
