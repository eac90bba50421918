//! The page's types, made from these.

use std::path::Path;

use cloverleaf_bots::Level;
use ts_rs::{Config, TS};

use crate::*;

/// Where a file of the page is, and what it starts with.
struct File {
    path: &'static str,
    head: &'static str,
}

const WIRE: File = File {
    path: "/../../web/src/online/wire.ts",
    head: "// What the server says and hears. Made from crates/protocol by its tests; run them with UPDATE=1 to make it anew.\n",
};
const WORKER: File = File {
    path: "/../../web/src/engine/types.ts",
    head: "// What the worker says and hears. Made from crates/protocol by its tests; run them with UPDATE=1 to make it anew.\n\
           \nimport type { PlanStep, Said, Status, TurnNow } from \"../online/wire\";\n\
           \nexport type { Problem, Said, TurnNow } from \"../online/wire\";\n",
};

macro_rules! declare {
    ($config:expr, $($name:path),+ $(,)?) => {
        vec![$(<$name as TS>::decl($config)),+]
    };
}

/// Times are milliseconds and versions count entries: both fit into a number.
fn config() -> Config {
    Config::new().with_large_int("number")
}

/// Compares a file of the page with these declarations; with `UPDATE=1` it is written anew.
fn check(file: &File, declarations: &[String]) {
    let text = declarations.iter().fold(file.head.to_owned(), |text, decl| text + "\nexport " + decl + "\n");
    let text = text.replace("/**\n * ", "  /** ").replace("\n */\n", " */\n  ").replace(" \n", "\n");
    let path = format!("{}{}", env!("CARGO_MANIFEST_DIR"), file.path);
    cloverleaf_testkit::check_snapshot(Path::new(&path), &text);
}

#[test]
fn the_page_knows_the_servers_types() {
    let config = &config();
    let levels = Level::NAMES.map(|name| format!("{name:?}")).join(" | ");
    let mut all = vec![format!("type Level = {levels};")];
    all.extend(declare!(
        config, TableId, PlayerId, PlayerKind, Status, ChatRoom, Moment, Sitter, SeatWish, Substitute,
        SeatPlan, Vacancy, Start, Undo
    ));
    all.extend(declare!(
        config, Clock, Setup, Opened, Card, Featured, Vote, Place, TurnNow, UndoNow, Result, Summary, Now,
        Happened, Seen
    ));
    all.extend(declare!(config, Command, Request, Attendance, Message, Talk, Said, SaidArg, Code, Problem));
    all.extend(declare!(config, Me, Name, Link, Along, Enter, Login, NewPassword, Label, NewToken, Token));
    all.extend(declare!(config, Scope, TokenWish, AccessKind, AccessKey, Brought, Access, Separate));
    all.extend(declare!(config, Confirm, Codes, Recover, Passkey, PasskeyWish, NewPasskey, PasskeyLogin));
    all.extend(declare!(config, Reach));
    all.extend(declare!(config, Reason, NewReport, Quiet, Silencing, Silenced, Warning));
    all.extend(declare!(config, ChannelKind, Channel, WebhookFormat, ChannelAddress, NewChannel));
    all.extend(declare!(config, PlanStep, Plan, PlanState, PlanNow));
    all.extend(declare!(config, RatingNow, Results, Beaten, Opponent, PastGame, Profile, Rung, Ladder));
    all.extend(declare!(config, FriendLink, FriendKey, FriendOffer, FriendTable, Friend, Invite, Invitation));
    all.extend(declare!(config, QuietHours, QuietWish, Notices, Hear, SwitchOff));
    check(&WIRE, &all);
}

#[test]
fn the_page_knows_the_workers_types() {
    use worker::*;
    let config = &config();
    let mut all = declare!(
        config,
        Title,
        Choice,
        worker::Setup,
        Sitting,
        worker::Now,
        worker::Place,
        Ended,
        Awaited,
        Standing
    );
    all.extend(declare!(config, worker::Happened, Imagined, Told, Hint, Drafted, Touched, Look, Mark, Note));
    all.extend(declare!(config, Scene, Area, ScenePlace, ScenePiece, ScenePath));
    all.extend(declare!(config, worker::Opened, Position, Decided, Judged, Verified));
    check(&WORKER, &all);
}
