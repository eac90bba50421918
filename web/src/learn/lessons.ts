// The lessons there are, and how far somebody has come in them.

import { fetched } from "../parts";
import { type Lesson, read } from "./script";

const FILES = import.meta.glob<string>("./lessons/*.lesson", { query: "?raw", import: "default" });

export async function lesson(game: string): Promise<Lesson | undefined> {
  const file = FILES[`./lessons/${game}.lesson`];
  return file && read(await fetched(file));
}

const key = (game: string) => `cloverleaf.learn.${game}`;

/** The step at which somebody left; the first for who has never been there or has been through. */
export function left(game: string, steps: number): number {
  const kept = Number(localStorage.getItem(key(game)));
  return kept > 0 && kept < steps ? kept : 0;
}

export function keep(game: string, step: number): void {
  localStorage.setItem(key(game), String(step));
}
