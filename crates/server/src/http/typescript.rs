//! The page's types of what it says to the server and hears from it, made from the server's own.

use std::path::Path;

use cloverleaf_bots::Level;
use ts_rs::{Config, TS};

use super::account::{Login, NewPassword};
use super::me::{Enter, Link, Me, Name};
use super::tables::Opened;
use super::tokens::{Label, NewToken, Token};
use crate::wire::{
    Card, ChatRoom, Clock, Code, Command, Happened, Message, Moment, Now, Place, Problem, Request, Result,
    SeatWish, Seen, Setup, Sitter, Substitute, Summary, TurnNow,
};
use crate::{PlayerId, PlayerKind, Status, TableId};

const HEAD: &str = "// Made from the server's own types by crates/server/src/http/typescript.rs; run its test with UPDATE=1 to make it anew.\n";

macro_rules! declare {
    ($config:expr, $($name:ident)+) => {
        vec![$($name::decl($config)),+]
    };
}

fn declarations() -> Vec<String> {
    // Times are milliseconds and versions count entries: both fit into a number.
    let config = &Config::new().with_large_int("number");
    let names =
        declare!(config, TableId PlayerId PlayerKind Status ChatRoom Moment Sitter SeatWish Substitute);
    let tables = declare!(config, Clock Setup Opened Card Place TurnNow Result Summary Now Happened Seen);
    let talk = declare!(config, Command Request Message Code Problem);
    let people = declare!(config, Me Name Link Enter Login NewPassword Label NewToken Token);
    let levels = Level::NAMES.map(|name| format!("{name:?}")).join(" | ");
    let mut all = vec![format!("type Level = {levels};")];
    all.extend(names.into_iter().chain(tables).chain(talk).chain(people));
    all
}

/// With `UPDATE=1` they are written anew.
#[test]
fn the_page_has_these_types() {
    let text = declarations().iter().fold(HEAD.to_owned(), |text, decl| text + "\nexport " + decl + "\n");
    let text = text.replace("/**\n * ", "  /** ").replace("\n */\n", " */\n  ").replace(" \n", "\n");
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/online/wire.ts"));
    cloverleaf_testkit::check_snapshot(path, &text);
}
