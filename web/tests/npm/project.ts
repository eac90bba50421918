// An empty project with the packed package in it, as anybody has who has just installed it.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SCRIPTS = fileURLToPath(new URL("project/", import.meta.url));

function tarball(): string {
  const packed = process.env["CLOVERLEAF_TARBALL"];
  if (!packed) throw new Error("CLOVERLEAF_TARBALL names no packed package; `cargo xtask npm` packs one and tests it");
  return packed;
}

export class EmptyProject {
  readonly folder = mkdtempSync(join(tmpdir(), "cloverleaf-npm-"));

  constructor() {
    this.write("package.json", JSON.stringify({ private: true, type: "module" }));
    // Without a network: a package that needs another one cannot be installed.
    this.run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball()]);
    for (const script of readdirSync(SCRIPTS)) copyFileSync(join(SCRIPTS, script), join(this.folder, script));
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  run(program: string, args: string[]): string {
    const most = 64 * 1024 * 1024;
    return execFileSync(program, args, { cwd: this.folder, encoding: "utf8", maxBuffer: most, stdio: ["ignore", "pipe", "pipe"] });
  }

  /** What a script of this folder tells, which is JSON. */
  told<T>(script: string): T {
    return JSON.parse(this.run(process.execPath, [script])) as T;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
