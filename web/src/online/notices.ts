// How I am told that it is my turn while no page is open, asked of the server and of this browser.

import { ask } from "./api";
import { person } from "./me.svelte";
import type { Channel, ChannelAddress, Notices, QuietHours, SwitchOff } from "./wire";

const channel = (id: string) => `/api/notices/channels/${encodeURIComponent(id)}`;
const off = (word: string) => `/api/notices/off/${encodeURIComponent(word)}`;

export const notices = {
  all: () => ask("GET", "/api/notices") as Promise<Notices>,
  async add(label: string, language: string, to: ChannelAddress): Promise<Channel> {
    await person.need();
    return (await ask("POST", "/api/notices/channels", { label, language, to })) as Channel;
  },
  test: (id: string) => ask("POST", `${channel(id)}/test`, {}),
  remove: (id: string) => ask("DELETE", channel(id)),
  quiet: (quiet?: QuietHours) => ask("POST", "/api/notices", quiet ? { quiet } : {}),
  hear: (table: string, hear: boolean) => ask("POST", `/api/notices/tables/${encodeURIComponent(table)}`, { hear }),
  on: (word: string) => ask("POST", `/api/notices/on/${encodeURIComponent(word)}`),
  about: (word: string) => ask("GET", off(word)) as Promise<SwitchOff>,
  off: (word: string, table?: string) => ask("POST", off(word) + (table ? `?table=${encodeURIComponent(table)}` : "")),
};
