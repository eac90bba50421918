// What a server says and is told, in the names of crates/server/src/wire.

export type Request = { id?: string } & Command;

export type Command =
  | { do: "sit"; seat?: number; invite?: string }
  | { do: "rise" }
  | { do: "cancel" }
  | { do: "play"; actions: string[]; decision?: number; seat?: number }
  | { do: "resign" }
  | { do: "offer-draw" }
  | { do: "decline-draw" }
  | { do: "rematch" }
  | { do: "claim"; seat: number; with: string }
  | { do: "stand-in"; level: string }
  | { do: "take-back" }
  | { do: "say"; to: ChatRoom; text: string };

export type ChatRoom = "players" | "watchers";

export type Message =
  | { type: "hello"; table: Summary; you?: number; happened: Happened[]; now: Now }
  | { type: "news"; happened: Happened[]; you?: number; now: Now }
  | { type: "done"; id?: string; v: number }
  | { type: "refused"; id?: string; problem: Problem }
  | { type: "bye"; reconnect: number };

export type Happened = { v: number; at: number; what?: Seen };

export type Moment = "wish" | "late" | "claim";

export type Seen =
  | { kind: "opened"; events?: string[] }
  | { kind: "sat"; seat: number; name: string; program?: boolean; events?: string[] }
  | { kind: "rose"; seat: number }
  | { kind: "cancelled" }
  | { kind: "played"; seat: number; events: string[] }
  | { kind: "resigned"; seat: number; why: Moment; events: string[] }
  | { kind: "draw-offered"; seat: number; events?: string[] }
  | { kind: "draw-declined"; seat: number }
  | { kind: "stood-in"; seat: number; level: string; why: Moment }
  | { kind: "took-back"; seat: number }
  | { kind: "said"; name: string; seat?: number; to: ChatRoom; text: string }
  | { kind: "rematch"; table: string };

export type Summary = { id: string; setup: Setup; rules: number; host: string; opened: number; commitment: string };

export type Now = {
  v: number;
  status: string;
  seats: Place[];
  turn: TurnNow;
  decision?: number;
  view?: unknown;
  legal?: string[];
  draw_offers?: number[];
  result?: Result;
  rematch?: string;
  at: number;
  watchers: number;
};

export type Card = {
  id: string;
  game: string;
  status: string;
  seats: Place[];
  turn: TurnNow;
  you?: number;
  your_turn: boolean;
  changed: number;
  clock: Clock;
  public: boolean;
};

export type TurnNow = { kind: string; seats: number[] };

export type Place = {
  seat: number;
  sitter: Sitter;
  name?: string;
  program?: boolean;
  bot?: string;
  here: boolean;
  claim?: number;
  left?: number;
  resigned?: boolean;
  invite?: string;
};

export type Sitter = "open" | "invited" | "person" | "bot";

export type Result = { ranks: number[]; scores: number[]; reason: string; seed: string };

export type Problem = { code: string; text: string; clause?: string; at?: string; action?: number; wait?: number };

export type Setup = {
  game: string;
  options?: Record<string, unknown>;
  seats: string[];
  clock?: Clock;
  late?: string;
  public?: boolean;
};

export type Clock = { kind: "none" } | { kind: "live"; minutes: number; increment?: number } | { kind: "days"; days: number };
