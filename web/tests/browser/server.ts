// A real server for the tests of online play, on a port and with a database of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface Server {
  address: string;
  /** Stops it and starts it again, with the tables it had. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The program, as it was built last. */
const BINARY = resolve(process.env["CLOVERLEAF_BINARY"] ?? "../target/debug/cloverleaf");
/** With the page as it was built last; and tests are not stopped for being fast. */
const HOW = [
  "--page",
  "dist/page",
  "--rate",
  "100000",
  "--sockets-per-client",
  "1000",
  "--tables-per-client",
  "1000",
  "--plan-pause",
  "200",
];

/** What opens the page for operators. */
export const OPERATORS_KEY = "the key of those who run this";

/** Lets the system choose a port that is free. */
const ANY = "0";

/** Starts a server and waits until it says where it listens. */
export async function serve(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "cloverleaf-"));
  const kept = ["--database", `sqlite:${join(folder, "tables.db")}`];
  const env = { ...process.env, RUST_LOG: "warn", CLOVERLEAF_ADMIN_KEY: OPERATORS_KEY };
  const start = (port: string) =>
    spawn(BINARY, ["serve", "--listen", `127.0.0.1:${port}`, ...kept, ...HOW], { stdio: ["ignore", "pipe", "inherit"], env });
  let child = start(ANY);
  const address = await listening(child);
  const end = async () => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await ended;
  };
  const restart = async () => {
    await end();
    child = start(new URL(address).port);
    await listening(child);
  };
  // Tests that break off leave no server behind.
  process.once("exit", () => child.kill());
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, restart, stop };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let heard = "";
    child.once("error", fail);
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}: ${heard}`)));
    child.stdout?.on("data", (text: Buffer) => {
      heard += text.toString();
      const address = /listens on (\S+)/.exec(heard)?.[1];
      if (address) found(address);
    });
  });
}
