// Who may come in as this person, asked of the server. Only the pages about it need this.

import { ask } from "./api";
import { person } from "./me.svelte";
import { make, show } from "./passkey";
import type { Access, Along, Codes, Confirm, Link, Me, NewToken, Scope } from "./wire";

const becoming = (path: string, body: unknown = {}) => person.become(ask("POST", path, body) as Promise<Me>);
/** What becomes of whoever is here, if they have been asked. */
const choice = (guest?: Along) => (guest ? { guest } : {});
const passkey = (id: string) => `/api/passkeys/${encodeURIComponent(id)}`;
const shown = async () => show(await ask("POST", "/api/login/passkey/options"));
/** That it is me: by my password, or by a passkey where I have none. */
const confirmed = async (password?: string): Promise<Confirm> => (password === undefined ? { passkey: await shown() } : { password });
const key = (id: string) => `/api/access/${encodeURIComponent(id)}`;

export const account = {
  link: () => ask("POST", "/api/me/link") as Promise<Link>,
  enter: (key: string, guest?: Along) => becoming("/api/enter", { key, ...choice(guest) }),
  keep: (login: string, password: string) => becoming("/api/account", { login, password }),
  logIn: (login: string, password: string, guest?: Along) => becoming("/api/login", { login, password, ...choice(guest) }),
  recover: (login: string, code: string, password: string, guest?: Along) =>
    becoming("/api/recover", { login, code, password, ...choice(guest) }),
  /** A passkey of whoever has one, to log in with. */
  passkey: shown,
  logInWith: (credential: unknown, guest?: Along) => becoming("/api/login/passkey", { credential, ...choice(guest) }),
  async keepWithPasskey(login: string): Promise<void> {
    const credential = await make(await ask("POST", "/api/passkeys/options", { login }));
    await becoming("/api/passkeys", { credential, login });
  },
  async addPasskey(password?: string): Promise<void> {
    const credential = await make(await ask("POST", "/api/passkeys/options", await confirmed(password)));
    await ask("POST", "/api/passkeys", { credential });
  },
  labelPasskey: (id: string, label: string) => ask("POST", passkey(id), { label }),
  removePasskey: (id: string) => ask("DELETE", passkey(id)),
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
  async password(fresh: string, password?: string): Promise<void> {
    const { password: old, ...rest } = await confirmed(password);
    await ask("POST", "/api/password", { ...(old === undefined ? rest : { old }), new: fresh });
  },
  codes: async (password?: string) => (await ask("POST", "/api/codes", await confirmed(password))) as Codes,
  /** A guest has nothing to confirm with. */
  async remove(password?: string): Promise<void> {
    await ask("POST", "/api/me/delete", person.me?.login ? await confirmed(password) : {});
    await person.again();
  },
};
