// What people know of each other and do about each other, asked of the server.

import { ask } from "../online/api";
import type { Friend, FriendLink, FriendOffer, Invitation, Ladder, NewReport, Profile, Silenced, Silencing, Warning } from "../online/wire";

/** Somebody at a table: who said a message, or has a seat. */
export type Meant = { message: number } | { seat: number };

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const people = {
  report: (table: string, report: NewReport) => ask("POST", at(table, "report"), report),
  silence: (table: string, silencing: Silencing) => ask("POST", at(table, "silence"), silencing),
  silenced: () => ask("GET", "/api/silenced") as Promise<Silenced[]>,
  hearAgain: (player: string) => ask("DELETE", `/api/silenced/${encodeURIComponent(player)}`),
  warnings: () => ask("GET", "/api/warnings") as Promise<Warning[]>,
  profile: (player: string) => ask("GET", `/api/people/${encodeURIComponent(player)}`) as Promise<Profile>,
  ladder: (game: string, seats: number, from: number) =>
    ask("GET", `/api/ladder?${new URLSearchParams({ game, seats: String(seats), from: String(from) })}`) as Promise<Ladder>,
  friends: () => ask("GET", "/api/friends") as Promise<Friend[]>,
  friendLink: () => ask("POST", "/api/friends/link") as Promise<FriendLink>,
  friendOffer: (key: string) => ask("POST", "/api/friends/offer", { key }) as Promise<FriendOffer>,
  befriend: (key: string) => ask("POST", "/api/friends", { key }),
  unfriend: (player: string) => ask("DELETE", `/api/friends/${encodeURIComponent(player)}`),
  invite: (table: string, player: string) => ask("POST", at(table, "invite"), { player }),
  invitations: () => ask("GET", "/api/invitations") as Promise<Invitation[]>,
  decline: (table: string) => ask("DELETE", `/api/invitations/${encodeURIComponent(table)}`),
  /** A picture of a way on this server, which may have a secret in it. */
  qr: async (path: string): Promise<string> => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/qr", { method: "POST", headers, body: JSON.stringify({ path }) });
    return URL.createObjectURL(await answer.blob());
  },
  read: (id: string) => ask("POST", `/api/warnings/${encodeURIComponent(id)}`, {}),
};
