// The page as a site of plain files, with the documentation beside it (`cargo xtask site`): what only a server has a use for
// is left out, and every address is relative.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

/** How `vite build --mode` calls it. */
export const SITE = "site";

/** Files of `public` that mean something to a server alone. */
export const SERVER_ONLY = ["robots.txt", "previews"];

const ABOUT = "Four published road games on one table: play at once against bots, or with friends on one screen.";

/** The documentation as `cargo xtask site` has made it. */
const BOOK = process.env["CLOVERLEAF_BOOK"];
const FONTS = [400, 700];

export function site(): Plugin {
  let folder = "";
  return {
    name: "site",
    apply: (_, { command, mode }) => command === "build" && mode === SITE,
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    transformIndexHtml: (html) => html.replace(/content="Four published [^"]*"/, `content="${ABOUT}"`),
    generateBundle() {
      for (const [fileName, source] of book()) this.emitFile({ type: "asset", fileName, source });
    },
    closeBundle: () => {
      for (const name of SERVER_ONLY) rmSync(join(folder, name), { recursive: true, force: true });
      const manifest = join(folder, "manifest.webmanifest");
      writeFileSync(manifest, relative(readFileSync(manifest, "utf8")));
    },
  };
}

/** The files of the documentation, and the letters that it shares with the page. */
function book(): [string, Buffer][] {
  if (!BOOK) throw new Error("CLOVERLEAF_BOOK names no folder; `cargo xtask site` makes the documentation and names it");
  const entries = readdirSync(BOOK, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path): [string, Buffer] => [path.slice(BOOK.length + 1).replaceAll("\\", "/"), readFileSync(path)]);
  return [...files, ...FONTS.map(font)].map(([name, source]) => [`book/${name}`, source]);
}

function font(weight: number): [string, Buffer] {
  const file = createRequire(import.meta.url).resolve(`@fontsource/overpass/files/overpass-latin-${weight}-normal.woff2`);
  return [`overpass-${weight}.woff2`, readFileSync(file)];
}

/** A manifest whose addresses hold below any path. Without an id an app is known by where it starts. */
function relative(text: string): string {
  const manifest = JSON.parse(text) as { icons: { src: string }[] };
  const icons = manifest.icons.map((icon) => ({ ...icon, src: `.${icon.src}` }));
  return JSON.stringify({ ...manifest, id: undefined, description: ABOUT, start_url: "./", scope: "./", icons });
}
