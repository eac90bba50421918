// Who may come in as this person, asked of the server. Only the pages about it need this.

import { ask } from "./api";
import { person } from "./me.svelte";
import type { Access, Along, Codes, Link, Me, NewToken, Scope } from "./wire";

const becoming = (path: string, body: unknown = {}) => person.become(ask("POST", path, body) as Promise<Me>);
/** What becomes of whoever is here, if they have been asked. */
const choice = (guest?: Along) => (guest ? { guest } : {});
const key = (id: string) => `/api/access/${encodeURIComponent(id)}`;

export const account = {
  link: () => ask("POST", "/api/me/link") as Promise<Link>,
  enter: (key: string, guest?: Along) => becoming("/api/enter", { key, ...choice(guest) }),
  keep: (login: string, password: string) => becoming("/api/account", { login, password }),
  logIn: (login: string, password: string, guest?: Along) => becoming("/api/login", { login, password, ...choice(guest) }),
  recover: (login: string, code: string, password: string, guest?: Along) =>
    becoming("/api/recover", { login, code, password, ...choice(guest) }),
  back: () => becoming("/api/me/back"),
  separate: (player: string) => becoming("/api/me/separate", { player }),
  async logOut(): Promise<void> {
    await ask("POST", "/api/logout");
    await person.again();
  },
  access: () => ask("GET", "/api/access") as Promise<Access>,
  end: (id: string) => ask("DELETE", key(id)),
  endOthers: () => ask("DELETE", "/api/access"),
  label: (id: string, label: string) => ask("POST", key(id), { label }),
  token: (label: string, scopes: Scope[]) => ask("POST", "/api/tokens", { label, scopes }) as Promise<NewToken>,
  password: (old: string, fresh: string) => ask("POST", "/api/password", { old, new: fresh }),
  codes: (password: string) => ask("POST", "/api/codes", { password }) as Promise<Codes>,
  async remove(password?: string): Promise<void> {
    await ask("POST", "/api/me/delete", password ? { password } : {});
    await person.again();
  },
};
