// A moment as a picture: the board with a caption, as SVG or PNG, saved as a file or handed to the share sheet.

/** What stands beside the board: what it is, and what happened. */
export interface Caption {
  title: string;
  lines: string[];
}

/** How wide a PNG is, in pixels. */
const WIDTH = 1200;
/** The height of a line of the caption, of a picture that is 1000 wide. */
const LINE = 40;
const LETTERS = 62;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A text in lines of at most so many letters. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A picture of a board with a caption below it. */
export function captioned(svg: string, { title, lines }: Caption, dark: boolean): { svg: string; width: number; height: number } {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1").split(/[\s,]+/).map(Number);
  const high = Math.round((1000 * height) / width);
  const said = lines.filter(Boolean).flatMap(wrapped);
  const total = high + LINE * (said.length + 1.9);
  const [paper, ink] = dark ? ["#14181a", "#f2f0e8"] : ["#faf8f2", "#17191b"];
  const board = svg.replace(
    /<svg\b[^>]*>/,
    (tag) => `${tag.replace(/\s(x|y|width|height)="[^"]*"/g, "").slice(0, -1)} x="0" y="0" width="1000" height="${high}">`,
  );
  const text = (line: string, index: number, weight: number) =>
    `<text x="24" y="${high + LINE * (index + 1.1)}" font-family="system-ui, sans-serif" font-size="28" font-weight="${weight}" fill="${ink}">${escaped(line)}</text>`;
  const words = [text(title, 0, 800), ...said.map((line, index) => text(line, index + 1, 500))].join("");
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${total}" width="1000" height="${total}"><rect width="1000" height="${total}" fill="${paper}"/>${board}${words}</svg>`,
    width: 1000,
    height: total,
  };
}

/** The same as PNG. */
export async function png({ svg, width, height }: { svg: string; width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * height) / width);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture was made"))), "image/png"),
  );
}

/** Whether this browser hands pictures to other programs. */
export function canShare(): boolean {
  const file = new File([], "board.png", { type: "image/png" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Hands a picture and a link to other programs; whoever thinks better of it has done nothing. */
export async function share(picture: Blob, name: string, title: string, url: string | undefined): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  await navigator.share({ files, title, ...(url === undefined ? {} : { url }) }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  });
}
