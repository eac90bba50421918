// A record names a file that it was played with only by its hash. The text of the file is attached to it, so that
// it can be looked at again wherever it goes.

/** A record with the files of its options. */
export function attach(record: string, options: Record<string, unknown>): string {
  const files = Object.entries(options).filter(
    (option): option is [string, string] => typeof option[1] === "string" && option[1].includes("\n"),
  );
  if (files.length === 0) return record;
  return [record.trimEnd(), ...files.map(([name, text]) => `file ${name}\n${text.trimEnd()}`), ""].join("\n");
}
