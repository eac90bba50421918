// Games as files: a record, with remarks that only this page reads. Other programs pass over them.

import { engine } from "../engine/engine";
import type { Setup } from "../engine/types";
import { download } from "../replay/record";
import { NO_HELP, people, readSaved, type Saved, type TakenBack, wholeRecord } from "../source/saved";

/** The record of a game with everything else that is known of it, as remarks. */
export function written(game: Saved): string {
  const { record, setup, name, viewer, help, taken, begun, played } = game;
  const remarks = [
    `setup ${JSON.stringify(setup)}`,
    ...(name ? [`name ${name}`] : []),
    `viewer ${viewer}`,
    `begun ${new Date(begun).toISOString()}`,
    `played ${new Date(played).toISOString()}`,
    `hints ${help.hints}`,
    `taken back ${help.takenBack}`,
    ...taken.map(({ after, actions }) => `taken back after ${after}: ${actions.join("; ")}`),
  ];
  const remarked = `${record.trimEnd()}\n\n${remarks.map((remark) => `# ${remark}\n`).join("")}`;
  return wholeRecord({ ...game, record: remarked });
}

export function exportGame(game: Saved): void {
  download(written(game), game.setup.game);
}

/** The first remark, or line of the record, that starts so: what stands behind it. */
const after = (text: string, start: string) => new RegExp(`^${start} (.+)$`, "m").exec(text)?.[1]?.trim();

function takenBack(text: string): TakenBack[] {
  const found = text.matchAll(/^# taken back after (\d+): (.*)$/gm);
  return Array.from(found, ([, at, actions = ""]) => ({ after: Number(at), actions: actions.split("; ") }));
}

/** A value of an option, as a set-up says it. */
function value(text: string): unknown {
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text === "true" || text === "false") return text === "true";
  if (text === "off") return null;
  return text.includes(",") ? text.split(",") : text;
}

/** A record without remarks, and the text of the file that is attached to it, if one is. */
function parted(text: string): { record: string; file: Record<string, string> } {
  const at = /^file (\w+)\n/m.exec(text);
  const lines = text
    .slice(0, at?.index)
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  const file = at?.[1] ? { [at[1]]: text.slice(at.index + at[0].length) } : {};
  return { record: `${lines.join("\n").trimEnd()}\n`, file };
}

/** The set-up of a record that says nothing but what records say: people at all seats. */
function plainSetup(record: string, file: Record<string, string>): Setup {
  const seats = Number(after(record, "seats"));
  const name = (seat: number) => after(record, `name ${seat}`) ?? "";
  const options = Array.from(record.matchAll(/^option (\S+) (.+)$/gm), ([, key = "", text = ""]) => [key, value(text.trim())]);
  return {
    game: after(record, "game") ?? "",
    options: { ...(Object.fromEntries(options) as Record<string, unknown>), ...file },
    sitters: Array.from({ length: seats }, (_, index) => ({ name: name(index + 1) })),
  };
}

/** The set-up in a remark, if it is one of this record. */
function remarkedSetup(text: string, plain: Setup): Setup | undefined {
  try {
    const setup = JSON.parse(after(text, "# setup") ?? "") as Setup;
    return setup.game === plain.game && setup.sitters.length === plain.sitters.length ? setup : undefined;
  } catch {
    return undefined;
  }
}

/** When it was, in milliseconds; now if nobody says. */
const time = (text: string | undefined, now: number) => Date.parse(text ?? "") || now;

/** A game from a file. What does not hold is thrown as the engine refuses it. */
export async function readGame(file: string, names: (seat: number) => string, now = Date.now()): Promise<Saved> {
  const text = file.replaceAll("\r\n", "\n");
  await engine().verify(text);
  const { record, file: attached } = parted(text);
  const plain = plainSetup(record, attached);
  const setup = remarkedSetup(text, plain) ?? named(plain, names);
  const titles = await engine().games();
  const game = readSaved({
    id: `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
    setup,
    record,
    name: after(text, "# name"),
    secrets: titles.find(({ id }) => id === plain.game)?.secrets ?? true,
    viewer: Number(after(text, "# viewer") ?? people(setup)[0] ?? 0),
    help: { ...NO_HELP, hints: Number(after(text, "# hints") ?? 0), takenBack: Number(/^# taken back (\d+)$/m.exec(text)?.[1] ?? 0) },
    taken: takenBack(text),
    begun: time(after(text, "# begun"), now),
    played: time(after(text, "# played"), now),
  });
  if ("damaged" in game) throw new Error("a verified record is a game");
  return game;
}

/** Whoever has no name in the record is called by the seat. */
function named(setup: Setup, names: (seat: number) => string): Setup {
  return { ...setup, sitters: setup.sitters.map(({ name }, index) => ({ name: name || names(index + 1) })) };
}
