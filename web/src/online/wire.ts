// What the server says and hears. Made from crates/protocol by its tests; run them with UPDATE=1 to make it anew.

export type Level = "random" | "learner" | "commuter" | "cabbie";

export type TableId = string;

export type PlayerId = string;

export type PlayerKind = "guest" | "account" | "bot";

export type Status = "open" | "running" | "finished" | "cancelled";

export type ChatRoom = "players" | "watchers";

export type Moment = "wish" | "late" | "claim" | "vote";

export type Sitter = "open" | "invited" | "person" | "bot";

export type SeatWish = "me" | "open" | "invited" | Level;

export type Substitute = "resign" | Level;

export type SeatPlan = number | SeatWish;

export type Vacancy = "close" | Level;

export type Start = "full" | "host";

export type Undo = "agreed" | "always";

export type Clock = { "kind": "none" } | { "kind": "live",
  /** Minutes for the whole game. */
  minutes: number,
  /** Seconds that each turn adds. */
  increment: number, } | { "kind": "days",
  /** Days a turn. */
  days: number, };

export type Setup = {
  /** The game's id. */
  game: string,
  /** Its options by name; what is not named keeps its default. */
  options: Record<string, unknown>,
  /** Who shall sit where, by seat: `me`, `open`, `invited`, or a bot's level. */
  seats: Array<SeatWish>,
  /** How long people may think. If nothing is said, a public or rated table has a live clock, and any
 * other none. */
  clock: Clock,
  /** What becomes of a seat whose time has run out: a bot's level, or `resign`. If nothing is said, it is `commuter`,
 * and at a rated table `resign`. */
  late: Substitute,
  /** Whether the table is shown to everybody; otherwise it is found by its link alone. */
  public: boolean,
  /** When the game starts. */
  start?: Start,
  /** Whether somebody may take a move back without asking; only where the table is not public. */
  undo?: Undo,
  /** How many moves behind those who watch are told, until the game is over. */
  delay?: number,
  /** Whether the game counts for the ratings: only with a clock, the usual options, and people who have an account. A
 * seat whose time has run out has resigned. */
  rated?: boolean, };

export type Opened = {
  /** Its name. */
  id: TableId,
  /** Its version. */
  v: number, };

export type Card = {
  /** Its name. */
  id: TableId,
  /** The game's id. */
  game: string,
  /** `open`, `running`, `finished` or `cancelled`. */
  status: Status,
  /** The seats. */
  seats: Array<Place>,
  /** Who is to act. */
  turn: TurnNow,
  /** The reader's own seat, if any. */
  you?: number,
  /** Whether the table waits for the reader. */
  your_turn: boolean,
  /** When something last happened, in milliseconds since 1970. */
  changed: number,
  /** How long people may think. */
  clock: Clock,
  /** Whether the table is shown to everybody. */
  public: boolean,
  /** Whether the game counts for the ratings. */
  rated?: boolean,
  /** Who opened it, where that is known. */
  host?: PlayerId,
  /** How many more the same host has that this list leaves out; the last card of a host says it. */
  more_of_host?: number,
  /** What to ask for with `after` to get the page after this card. */
  after: string,
  /** Whether the table cannot be read, and only its row is shown. */
  damaged?: boolean, };

export type Featured = {
  /** The table. */
  card: Card,
  /** The game as those who watch may know it. */
  view: unknown,
  /** How many are watching. */
  watchers: number, };

export type Vote = {
  /** When the others may vote, in milliseconds since 1970. */
  from: number,
  /** The seats that have voted. */
  by: Array<number>,
  /** Until when the seat's owner may still move, once somebody has voted. */
  until?: number, };

export type Place = {
  /** Its number. */
  seat: number,
  /** Who sits there. */
  sitter: Sitter,
  /** The name of who sits there, or was invited to. */
  name?: string,
  /** Who that is, if they sit there: by this their profile is found. */
  player?: PlayerId,
  /** Whether that is a program that came as people do. */
  program?: boolean,
  /** The level of the bot that plays here, as its own seat or for somebody. */
  bot?: string,
  /** Whether whoever sits there, or is expected there, is connected. */
  here: boolean,
  /** Whether the seat is kept for the reader, who may take it. */
  yours?: boolean,
  /** Whether this is who opened the table; told before the game starts. */
  host?: boolean,
  /** Whether they are ready for the start. */
  ready?: boolean,
  /** When a claim against them may be made, in milliseconds since 1970, if they are gone. */
  claim?: number,
  /** How a vote to let a bot stand in here stands, while the seat is awaited and no clock runs. */
  vote?: Vote,
  /** The milliseconds left on the clock, at the time of this message. */
  left?: number,
  /** Whether the seat gave up. */
  resigned?: boolean,
  /** The key of an invited seat, told to the host alone. */
  invite?: string, };

export type TurnNow = {
  /** `seat`, `together`, `race` or `over`; `waiting` before the game starts. */
  kind: string,
  /** The seats that owe a decision. */
  seats: Array<number>, };

export type UndoNow = {
  /** Who asks. */
  seat: number,
  /** At which version they asked. */
  asked: number,
  /** How many moves would be taken back: the own one, and those after it. */
  moves: number,
  /** Who still has to agree. */
  waits: Array<number>, };

export type Result = {
  /** Ranks by seat, 1 for a winner. */
  ranks: Array<number>,
  /** Scores by seat. */
  scores: Array<number>,
  /** Why it ended. */
  reason: string,
  /** The dealer's secret, with which the draws can be proven. */
  seed: string, };

export type Summary = {
  /** Its name. */
  id: TableId,
  /** What was agreed. */
  setup: Setup,
  /** The version of the game's rules. */
  rules: number,
  /** Who opened it. */
  host: PlayerId,
  /** When, in milliseconds since 1970. */
  opened: number,
  /** The hash of the dealer's secret. */
  commitment: string, };

export type Now = {
  /** The version this is. */
  v: number,
  /** `open`, `running`, `finished` or `cancelled`. */
  status: Status,
  /** The seats. */
  seats: Array<Place>,
  /** Who is to act. */
  turn: TurnNow,
  /** What the reader's `play` should name as its decision, if it is the reader's turn. */
  decision?: number,
  /** The game as the reader may know it; nothing before it starts. */
  view?: unknown,
  /** What the reader may do, if they asked to be told. */
  legal?: Array<string>,
  /** Who has offered a draw. */
  draw_offers?: Array<number>,
  /** What somebody asks to take back. */
  undo?: UndoNow,
  /** Whether the reader could take their last move back, or ask to. */
  undoable?: boolean,
  /** How it ended. */
  result?: Result,
  /** The table of the next game, if somebody asked for one. */
  rematch?: TableId,
  /** The server's time, in milliseconds since 1970, by which the clocks are told. */
  at: number,
  /** How many are watching. */
  watchers: number, };

export type Happened = {
  /** Its version: 1 for the first thing that happened, 2 for the next. */
  v: number,
  /** When, in milliseconds since 1970. */
  at: number,
  /** What. */
  what?: Seen, };

export type Seen = { "kind": "opened",
  /** What happened in the game. */
  events?: Array<string>, } | { "kind": "sat",
  /** The seat. */
  seat: number,
  /** The name of who sits there now. */
  name: string,
  /** Whether that is a program. */
  program?: boolean,
  /** What happened in the game. */
  events?: Array<string>, } | { "kind": "rose",
  /** The seat. */
  seat: number, } | { "kind": "removed",
  /** The seat, which is free now. */
  seat: number,
  /** The name of who sat there. */
  name: string, } | { "kind": "arranged",
  /** What each seat is now: the one that had this number, or a new one. */
  seats: Array<SeatPlan>,
  /** The options from now on, if they changed. */
  options?: Record<string, unknown>, } | { "kind": "started",
  /** What each seat is now: the one that had this number, or a new one. */
  seats: Array<SeatPlan>,
  /** The options from now on, if they changed. */
  options?: Record<string, unknown>,
  /** What happened in the game. */
  events?: Array<string>, } | { "kind": "ready",
  /** The seat. */
  seat: number,
  /** Whether they are. */
  ready: boolean, } | { "kind": "renamed",
  /** The seat. */
  seat: number,
  /** The name from now on. */
  name: string, } | { "kind": "voted",
  /** Who votes. */
  seat: number,
  /** The seat that does not move. */
  against: number, } | { "kind": "cancelled" } | { "kind": "played",
  /** The seat. */
  seat: number,
  /** What happened in the game. */
  events: Array<string>, } | { "kind": "resigned",
  /** The seat. */
  seat: number,
  /** Why. */
  why: Moment,
  /** What happened in the game. */
  events: Array<string>, } | { "kind": "draw-offered",
  /** By whom. */
  seat: number,
  /** What happened in the game. */
  events?: Array<string>, } | { "kind": "draw-declined",
  /** By whom. */
  seat: number, } | { "kind": "undo-asked",
  /** Who. */
  seat: number,
  /** The version of the move. */
  since: number, } | { "kind": "undo-agreed",
  /** Who. */
  seat: number, } | { "kind": "undo-declined",
  /** Who said no, or asks no longer. */
  seat: number, } | { "kind": "undone",
  /** Whose move it was. */
  seat: number,
  /** The first version whose events are taken back. */
  since: number, } | { "kind": "stood-in",
  /** The seat. */
  seat: number,
  /** The bot's level. */
  level: string,
  /** Why. */
  why: Moment, } | { "kind": "took-back",
  /** The seat. */
  seat: number, } | { "kind": "said",
  /** Who. */
  name: string,
  /** From which seat, if from one. */
  seat?: number,
  /** To whom. */
  to: ChatRoom,
  /** What. */
  text: string, } | { "kind": "rematch",
  /** Which. */
  table: TableId, };

export type Command = { "do": "sit",
  /** The seat's number. */
  seat?: number,
  /** The key of an invited seat. */
  invite?: string, } | { "do": "rise" } | { "do": "cancel" } | { "do": "remove",
  /** The seat. */
  seat: number, } | { "do": "arrange",
  /** What each seat becomes, in the new order: the number of one there is, `open`, `invited`, or a bot's level. */
  seats: Array<SeatPlan>,
  /** All options by name; without them they stay as they are. */
  options?: Record<string, unknown>, } | { "do": "start",
  /** What becomes of the seats nobody has taken: `close`, or a bot's level. */
  empty: Vacancy, } | { "do": "ready",
  /** Whether you are. */
  ready: boolean, } | { "do": "rename" } | { "do": "vote",
  /** The seat that does not move. */
  seat: number, } | { "do": "play",
  /** In notation, in order. */
  actions: Array<string>,
  /** The decision they answer, as the table told it; an older one is refused as stale. */
  decision?: number,
  /** The seat, for a sender that wants to be sure. */
  seat?: number, } | { "do": "resign" } | { "do": "offer-draw" } | { "do": "decline-draw" } | { "do": "undo" } | { "do": "agree-undo",
  /** The version at which it was asked for, as `now.undo` says; an older one is refused as stale. */
  asked?: number, } | { "do": "decline-undo" } | { "do": "rematch" } | { "do": "claim",
  /** The seat of the one who is gone. */
  seat: number,
  /** What becomes of it: `resign`, or a bot's level. */
  with: Substitute, } | { "do": "stand-in",
  /** How hard it shall try. */
  level: string, } | { "do": "take-back" } | { "do": "say",
  /** To whom. */
  to: ChatRoom,
  /** What. */
  text: string, };

export type Request = {
  /** The sender's name for this request: up to 64 letters, digits, points, dashes and underscores. */
  id?: string, } & ({ "do": "sit",
  /** The seat's number. */
  seat?: number,
  /** The key of an invited seat. */
  invite?: string, } | { "do": "rise" } | { "do": "cancel" } | { "do": "remove",
  /** The seat. */
  seat: number, } | { "do": "arrange",
  /** What each seat becomes, in the new order: the number of one there is, `open`, `invited`, or a bot's level. */
  seats: Array<SeatPlan>,
  /** All options by name; without them they stay as they are. */
  options?: Record<string, unknown>, } | { "do": "start",
  /** What becomes of the seats nobody has taken: `close`, or a bot's level. */
  empty: Vacancy, } | { "do": "ready",
  /** Whether you are. */
  ready: boolean, } | { "do": "rename" } | { "do": "vote",
  /** The seat that does not move. */
  seat: number, } | { "do": "play",
  /** In notation, in order. */
  actions: Array<string>,
  /** The decision they answer, as the table told it; an older one is refused as stale. */
  decision?: number,
  /** The seat, for a sender that wants to be sure. */
  seat?: number, } | { "do": "resign" } | { "do": "offer-draw" } | { "do": "decline-draw" } | { "do": "undo" } | { "do": "agree-undo",
  /** The version at which it was asked for, as `now.undo` says; an older one is refused as stale. */
  asked?: number, } | { "do": "decline-undo" } | { "do": "rematch" } | { "do": "claim",
  /** The seat of the one who is gone. */
  seat: number,
  /** What becomes of it: `resign`, or a bot's level. */
  with: Substitute, } | { "do": "stand-in",
  /** How hard it shall try. */
  level: string, } | { "do": "take-back" } | { "do": "say",
  /** To whom. */
  to: ChatRoom,
  /** What. */
  text: string, });

export type Attendance = {
  /** The seat's number. */
  seat: number,
  /** Whether whoever sits there is connected. */
  here: boolean,
  /** When a claim against them may be made, in milliseconds since 1970, if they are gone. */
  claim?: number, };

export type Message = { "type": "hello",
  /** What does not change. */
  table: Summary,
  /** The reader's own seat, if any. */
  you?: number,
  /** What happened since. Of long talk only the last page is told. */
  happened: Array<Happened>,
  /** The version of the first talk told here, if there is earlier talk to be asked for. */
  earlier?: number,
  /** How it stands. */
  now: Now, } | { "type": "news",
  /** What, each with its version; none is ever left out. */
  happened: Array<Happened>,
  /** The reader's own seat, if any. */
  you?: number,
  /** How it stands after all of it. */
  now: Now, } | { "type": "presence",
  /** The seats that people have. */
  seats: Array<Attendance>,
  /** How many are watching. */
  watchers: number,
  /** The server's time, in milliseconds since 1970. */
  at: number, } | { "type": "done",
  /** The sender's name for it. */
  id?: string,
  /** The version at which it was done. */
  v: number, } | { "type": "refused",
  /** The sender's name for it. */
  id?: string,
  /** Why. */
  problem: Problem, } | { "type": "bye",
  /** After so many milliseconds. */
  reconnect: number, };

export type Talk = {
  /** What was said, in order. */
  said: Array<Happened>,
  /** Whether there is more before that. */
  earlier: boolean, };

export type Said = {
  /** The key of the words in every language. */
  key: string,
  /** What fills them, by name. */
  args: { [key in string]: SaidArg }, };

export type SaidArg = number | string | {
  /** Its number. */
  seat: number, } | {
  /** Their numbers. */
  seats: Array<number>, } | {
  /** In notation. */
  place: string, } | {
  /** In notation. */
  tile: string, } | {
  /** Its id. */
  card: string, } | {
  /** The word. */
  choice: string, } | {
  /** The message. */
  message: Said, } | {
  /** One after another. */
  list: Array<SaidArg>, };

export type Code = "malformed" | "too-large" | "too-fast" | "too-many" | "who-are-you" | "wrong-origin" | "wrong-login" | "login-taken" | "guest-here" | "last-login" | "out-of-scope" | "not-found" | "wrong-method" | "bad-setup" | "seat-taken" | "not-yours" | "not-welcome" | "needs-account" | "rated" | "not-started" | "started" | "over" | "not-over" | "not-your-turn" | "stale" | "not-notation" | "refused" | "other-rules" | "not-gone" | "nothing-to-do" | "unavailable";

export type Problem = {
  /** What kind of problem it is. */
  code: Code,
  /** What happened and what to do, in a sentence. */
  text: string,
  /** The same as data. */
  message?: Said,
  /** The clause that says no, where the rules do. */
  clause?: string,
  /** The place or piece to blame, where there is one. */
  at?: string,
  /** Which of the actions it was, counted from 1. */
  action?: number,
  /** How many seconds to wait, where waiting helps. */
  wait?: number, };

export type Me = {
  /** The name for programs, which never changes. */
  player: PlayerId,
  /** The name others see. */
  name: string,
  /** A guest, an account or a program. */
  kind: PlayerKind,
  /** The login, if there is one. */
  login?: string,
  /** The guests whose games I have brought along: at their tables I am them. */
  also?: Array<PlayerId>,
  /** The name of whoever this browser was before it switched to me: logging out brings them back. */
  before?: string, };

export type Name = {
  /** From 1 to 32 letters. */
  name: string, };

export type Link = {
  /** Opened on another device within seven days, once, it makes that device known as the same person. */
  link: string, };

export type Along = "switch" | "bring";

export type Enter = {
  /** What stands behind the `#`. */
  key: string,
  /** What becomes of whoever this browser is now. */
  guest?: Along, };

export type Login = {
  /** From 3 to 32 small letters, digits, points, dashes and underscores. */
  login: string,
  /** From 8 to 256 characters. */
  password: string,
  /** What becomes of the guest this browser is now. */
  guest?: Along, };

export type NewPassword = {
  /** The old one, if there is one. */
  old?: string,
  /** Or what one of my passkeys answered to `POST /api/login/passkey/options`. */
  passkey?: unknown,
  /** The new one. */
  new: string, };

export type Label = {
  /** From 1 to 32 letters. */
  label: string, };

export type NewToken = {
  /** By which it can be taken back. */
  id: string,
  /** The secret, shown this once: send it as `Authorization: Bearer …`. */
  token: string, };

export type Token = {
  /** By which it can be taken back. */
  id: string,
  /** What I call it. */
  label: string,
  /** When it was made, in milliseconds since 1970. */
  made: number,
  /** When it was last used, to the hour. */
  used?: number, };

export type Scope = "play" | "talk";

export type TokenWish = {
  /** What I call it: from 1 to 32 letters. */
  label: string,
  /** What it may do besides looking; without this, all of it. */
  scopes?: Array<Scope>, };

export type AccessKind = "session" | "link" | "token";

export type AccessKey = {
  /** By which it can be ended. */
  id: string,
  /** What it is for. */
  kind: AccessKind,
  /** What I call it. */
  label: string,
  /** When it was made, in milliseconds since 1970. */
  made: number,
  /** When it was last used, to the hour. */
  used?: number,
  /** Until when it works. */
  expires?: number,
  /** Whether it is the one this is asked with. */
  current: boolean,
  /** What a token may do besides looking. */
  scopes?: Array<Scope>, };

export type Brought = {
  /** The guest. */
  player: PlayerId,
  /** Their name. */
  name: string,
  /** Since when, in milliseconds since 1970. */
  since: number,
  /** Until when it can be undone, if it still can. */
  undo?: number, };

export type Access = {
  /** Browsers, links and tokens, of each the oldest first. */
  keys: Array<AccessKey>,
  /** The guests whose games I have brought along. */
  guests: Array<Brought>,
  /** How many recovery codes are left. */
  codes: number,
  /** My passkeys, the oldest first. */
  passkeys: Array<Passkey>,
  /** Whether I have a password. */
  password: boolean, };

export type Separate = {
  /** The guest whose games I had brought along. */
  player: PlayerId, };

export type Confirm = {
  /** The password; a guest has none. */
  password?: string,
  /** Or what one of my passkeys answered to `POST /api/login/passkey/options`. */
  passkey?: unknown, };

export type Codes = {
  /** Each opens the account once; shown this once. */
  codes: Array<string>, };

export type Recover = {
  /** The login. */
  login: string,
  /** One of the codes. */
  code: string,
  /** The new password. */
  password: string,
  /** What becomes of the guest this browser is now. */
  guest?: Along, };

export type Passkey = {
  /** By which it can be removed. */
  id: string,
  /** What I call it. */
  label: string,
  /** When it was added, in milliseconds since 1970. */
  made: number,
  /** When it was last used. */
  used?: number, };

export type PasskeyWish = {
  /** The new login of a guest. */
  login?: string,
  /** The password, of whoever has a login with one. */
  password?: string,
  /** Or what a passkey I have answered to `POST /api/login/passkey/options`. */
  passkey?: unknown, };

export type NewPasskey = {
  /** A `RegistrationResponseJSON`, as browsers make it. */
  credential: unknown,
  /** The new login of a guest. */
  login?: string, };

export type PasskeyLogin = {
  /** An `AuthenticationResponseJSON`, as browsers make it. */
  credential: unknown,
  /** What becomes of the guest this browser is now. */
  guest?: Along, };

export type Reach = {
  /** As `http://192.168.1.20:8080`, if the server listens for friends and is in a network. */
  address?: string, };

export type Reason = "abuse" | "spam" | "name" | "cheating" | "other";

export type NewReport = {
  /** The version of the message it is about. */
  message?: number,
  /** The seat of whom it is about, where it is no message. */
  seat?: number,
  /** Why. */
  reason: Reason,
  /** What else there is to say, up to 1,000 characters. */
  words: string, };

export type Quiet = "mute" | "block" | "none";

export type Silencing = {
  /** The version of a message of theirs. */
  message?: number,
  /** Or their seat. */
  seat?: number,
  /** How far. */
  quiet: Quiet, };

export type Silenced = {
  /** Who. */
  player: PlayerId,
  /** Their name now, if they are still known. */
  name?: string,
  /** How far. */
  quiet: Quiet,
  /** Since when, in milliseconds since 1970. */
  since: number, };

export type Warning = {
  /** By which I say that I read it. */
  id: string,
  /** What it says. */
  text: string,
  /** When it was written, in milliseconds since 1970. */
  at: number, };

export type ChannelKind = "push" | "webhook" | "mail";

export type Channel = {
  /** By which it is tested and removed. */
  id: string,
  /** What it is. */
  kind: ChannelKind,
  /** What I call it. */
  label: string,
  /** When it was added, in milliseconds since 1970. */
  made: number,
  /** Whether the last notice did not arrive. */
  failing: boolean,
  /** Whether whoever gets its notices has not agreed to them yet. */
  waiting: boolean, };

export type WebhookFormat = "json" | "discord";

export type ChannelAddress = { "kind": "push",
  /** The address of its push service. */
  endpoint: string,
  /** Its public key, in base64 for addresses. */
  p256dh: string,
  /** Its secret, in base64 for addresses. */
  auth: string, } | { "kind": "webhook",
  /** By https. */
  url: string,
  /** What it understands. */
  format: WebhookFormat, } | { "kind": "mail",
  /** To whom. */
  address: string, };

export type NewChannel = {
  /** What I call it: from 1 to 32 letters. */
  label: string,
  /** The language of its notices, such as `en` or `de`. */
  language: string,
  /** Where it leads. */
  to: ChannelAddress, };

export type PlanStep = {
  /** Whose action it is; nobody's for a draw. */
  seat?: number,
  /** The action in notation. */
  text: string,
  /** What I know then, as the engine names it, where I could act: by it the server knows that it is so. */
  situation?: string, };

export type Plan = {
  /** The lines, each from the position in which it was made. */
  lines: Array<Array<PlanStep>>, };

export type PlanState = "none" | "kept" | "done" | "ended";

export type PlanNow = {
  /** What has become of it. */
  state: PlanState,
  /** The lines. */
  lines: Array<Array<PlanStep>>,
  /** When that last changed, in milliseconds since 1970. */
  at: number, };

export type RatingNow = {
  /** The rating in points; everybody starts at 1500. */
  points: number,
  /** How far the truth may be from it, with 95 % certainty. */
  within: number,
  /** Whether too little is known yet to say much. */
  provisional: boolean,
  /** How many rated games it rests on. */
  games: number, };

export type Results = {
  /** The game's id. */
  game: string,
  /** The number of seats. */
  seats: number,
  /** How many games were played to an end. */
  games: number,
  /** How many of them were won, alone or together with others, and not by a bot that stood in. */
  wins: number,
  /** The rating, if there were rated games. */
  rating?: RatingNow, };

export type Beaten = {
  /** The game's id. */
  game: string,
  /** The bot's level. */
  level: string, };

export type Opponent = {
  /** The person's name. */
  name?: string,
  /** The bot's level. */
  bot?: string, };

export type PastGame = {
  /** The table. */
  table: TableId,
  /** The game's id. */
  game: string,
  /** The number of seats. */
  seats: number,
  /** The place this person came in. */
  rank: number,
  /** Who else played. */
  against: Array<Opponent>,
  /** When it ended, in milliseconds since 1970. */
  finished: number,
  /** Whether it was rated. */
  rated: boolean,
  /** Whether everybody may see it; otherwise it is shown to this person alone. */
  public: boolean, };

export type Profile = {
  /** Who. */
  player: PlayerId,
  /** The name others see. */
  name: string,
  /** A guest, an account or a program. */
  kind: PlayerKind,
  /** Since when they are known, in milliseconds since 1970. */
  since: number,
  /** How many games they played to an end. */
  games: number,
  /** Their results by game and number of seats. */
  results: Array<Results>,
  /** By game, the strongest bot they have come in before. */
  beaten: Array<Beaten>,
  /** Their latest games, the last one first: public ones, and to themselves all. */
  recent: Array<PastGame>,
  /** Whether it is me. */
  you: boolean,
  /** Whether we are friends. */
  friend: boolean, };

export type Rung = {
  /** The place, from 1. */
  place: number,
  /** The person. */
  player?: PlayerId,
  /** The person's name. */
  name?: string,
  /** The level, if it is a bot. */
  bot?: string,
  /** The rating. */
  rating: RatingNow,
  /** Whether it is me. */
  you: boolean, };

export type Ladder = {
  /** The game's id. */
  game: string,
  /** The number of seats. */
  seats: number,
  /** Those of this page, the strongest first. */
  rungs: Array<Rung>,
  /** How many there are in all. */
  total: number,
  /** Where I am, also on another page. */
  mine?: Rung, };

export type FriendLink = {
  /** Whoever opens it and agrees is my friend. */
  link: string,
  /** Until when it works, in milliseconds since 1970. */
  until: number, };

export type FriendKey = {
  /** What stands behind `#/friend/`. */
  key: string, };

export type FriendOffer = {
  /** Who made it. */
  player: PlayerId,
  /** Their name. */
  name: string,
  /** Whether that is me. */
  you: boolean,
  /** Whether we are friends already. */
  friend: boolean, };

export type FriendTable = {
  /** Its name. */
  id: TableId,
  /** The game's id. */
  game: string,
  /** `open` or `running`. */
  status: Status, };

export type Friend = {
  /** Who. */
  player: PlayerId,
  /** Their name. */
  name: string,
  /** Since when, in milliseconds since 1970. */
  since: number,
  /** Whether they are here now, or were a minute ago. */
  here: boolean,
  /** A public table where they sit, to join or to watch. */
  table?: FriendTable, };

export type Invite = {
  /** Who. */
  player: PlayerId, };

export type Invitation = {
  /** The table. */
  table: TableId,
  /** The game's id. */
  game: string,
  /** The friend's name. */
  by: string,
  /** Since when, in milliseconds since 1970. */
  at: number,
  /** The key of a seat, where all free seats are by invitation. */
  invite?: string, };

export type QuietHours = {
  /** From this minute of the day, 0 to 1439. */
  from: number,
  /** To this minute of the day, which may be the next. */
  to: number,
  /** How many minutes my clock is ahead of UTC. */
  offset: number, };

export type QuietWish = {
  /** The hours. */
  quiet?: QuietHours, };

export type Notices = {
  /** Where notices go, the oldest first. */
  channels: Array<Channel>,
  /** When I do not want to be disturbed. */
  quiet?: QuietHours,
  /** The tables of which I do not want to hear. */
  muted: Array<TableId>,
  /** The key by which push services know this server: what browsers call `applicationServerKey`. */
  key: string,
  /** Whether this server sends e-mail. */
  mail: boolean, };

export type Hear = {
  /** Whether I do. */
  hear: boolean, };

export type SwitchOff = {
  /** What the channel is. */
  kind: ChannelKind,
  /** What its owner calls it. */
  label: string, };
