//! What the page and its worker say to each other: the games, pictures and bots inside a browser.
//!
//! Who is to act and why something was not done are the server's own types. A game in a page has no clock, no
//! connections and no talk, so [`Now`], [`Place`] and [`Happened`] have less than what a server tells.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use std::collections::BTreeMap;

use crate::{PlanStep, Said, Status, TurnNow};

#[cfg(test)]
use ts_rs::TS;

macro_rules! worker {
    ($($(#[$meta:meta])* pub struct $name:ident { $($body:tt)* })+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
            #[cfg_attr(test, derive(TS))]
            pub struct $name { $($body)* }
        )+
    };
}

mod scene;

pub use scene::{Area, Scene, ScenePath, ScenePiece, ScenePlace, Touched};

worker! {
    /// A game on the shelf.
    pub struct Title {
        /// Its name in records and protocols.
        pub id: String,
        /// The version of its rules.
        pub rules: u16,
        /// What it is called.
        pub title: String,
        /// Who made it.
        pub designer: String,
        /// The fewest and the most players.
        pub seats: [u8; 2],
        /// How long it takes, from and to.
        pub minutes: [u16; 2],
        /// The key of what it is about.
        pub summary: String,
        /// Whether seats know things that others do not.
        pub secrets: bool,
        /// Its options.
        pub options: Vec<Choice>,
    }

    /// An option of a game.
    pub struct Choice {
        /// Its name.
        pub name: String,
        /// `switch`, `number`, `limit`, `choice`, `text` or `by-seat`.
        pub kind: String,
        /// The least and the most, of a number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "[number, number]"))]
        pub range: Option<[i64; 2]>,
        /// The words to choose from.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
        pub words: Vec<String>,
        /// What may be said, in a sentence.
        pub values: Said,
        /// What it is if nobody says.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub default: Json,
        /// The key of what it means.
        pub meaning: String,
        /// The clause that describes it.
        pub clause: String,
    }

    /// What is agreed on before a game starts.
    pub struct Setup {
        /// The game.
        pub game: String,
        /// The options that are not as usual.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
        pub options: BTreeMap<String, Json>,
        /// Who sits where: one for each seat.
        pub sitters: Vec<Sitting>,
    }

    /// Who sits on a seat in the page.
    pub struct Sitting {
        /// The name shown.
        pub name: String,
        /// The level of the bot, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub bot: Option<String>,
    }

    /// How a table stands, as somebody may see it.
    pub struct Now {
        /// How many things have happened.
        pub v: u32,
        /// `running` or `finished`.
        pub status: Status,
        /// The seats.
        pub seats: Vec<Place>,
        /// Who is to act.
        pub turn: TurnNow,
        /// The game as the viewer may know it.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub view: Json,
        /// Where each seat stands.
        pub scores: Vec<i32>,
        /// How it ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub result: Option<Ended>,
    }

    /// Whom a game in a page waits for.
    pub struct Awaited {
        /// The seats of people who may act.
        pub people: Vec<u8>,
        /// The seat of the bot that is to choose.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub bot: Option<u8>,
        /// Whether it is a race, in which the bot waits until people have had their chance.
        pub race: bool,
    }

    /// Everything a page shows and keeps of a game in it.
    pub struct Standing {
        /// How it stands for the viewer.
        pub now: Now,
        /// What happened, as the viewer may see it.
        pub happened: Vec<Happened>,
        /// Whom it waits for.
        pub awaited: Awaited,
        /// Its record, as a save.
        pub record: String,
    }

    /// A seat at a table.
    pub struct Place {
        /// Its number.
        pub seat: u8,
        /// The name of who sits there.
        pub name: String,
        /// The level of the bot that plays here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub bot: Option<String>,
        /// Whether the seat gave up.
        pub resigned: bool,
    }

    /// How a game ended.
    pub struct Ended {
        /// Ranks by seat, 1 for a winner.
        pub ranks: Vec<u8>,
        /// Scores by seat.
        pub scores: Vec<i32>,
        /// Why it ended.
        pub reason: String,
    }

    /// Something that happened.
    pub struct Happened {
        /// Its number, from 1.
        pub v: u32,
        /// Who did it; nobody for a draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub seat: Option<u8>,
        /// What, in notation, as the viewer may see it.
        pub text: String,
    }

    /// A game on which somebody plays on for everybody, from what they see.
    pub struct Imagined {
        /// How it would stand, for whoever would be to act.
        pub now: Now,
        /// Whose eyes these are.
        pub viewer: u8,
        /// What would have happened, as they would see it.
        pub happened: Vec<Happened>,
        /// The same as a line of a plan.
        pub line: Vec<PlanStep>,
        /// Whether it ends with a draw, which could have been another.
        pub drawn: bool,
    }

    /// What an action would do.
    pub struct Told {
        /// A sentence.
        pub message: Said,
        /// The figures, each a number or a list.
        #[cfg_attr(test, ts(type = "Record<string, number | string[]>"))]
        pub figures: BTreeMap<String, Json>,
        /// The figures that are lists of places: the ids of the places in the picture.
        pub places: BTreeMap<String, Vec<String>>,
    }

    /// Something good to do, in the eyes of a bot.
    pub struct Hint {
        /// The actions, in order.
        pub actions: Vec<String>,
        /// What the first would do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub message: Option<Said>,
        /// What they are worth, from 0 for the last place to 1 for a win.
        pub value: f64,
        /// The odds with which the bot would do this.
        pub share: f64,
    }

    /// A draft as it stands.
    pub struct Drafted {
        /// What has been drafted.
        pub actions: Vec<String>,
        /// What may be done next.
        pub legal: Vec<String>,
        /// What each of it is about.
        pub touched: Touched,
        /// Whether the seat still owes something.
        pub open: bool,
        /// The game as the seat would see it.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub view: Json,
    }

    /// How a board is to be shown.
    pub struct Look {
        /// By night.
        #[serde(default)]
        pub dark: bool,
        /// What is pointed out.
        #[serde(default)]
        pub marks: Vec<Mark>,
        /// What is said at places.
        #[serde(default)]
        pub notes: Vec<Note>,
        /// Which delivery's routes are shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub delivery: Option<u8>,
        /// How far that delivery has been driven, in steps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub step: Option<u8>,
        /// With the points of every tile.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        pub points: bool,
        /// With the seats and hands beside the board.
        #[serde(default)]
        pub panel: bool,
    }

    /// One place pointed out.
    pub struct Mark {
        /// Its id in the picture.
        pub id: String,
        /// `legal`, `chosen`, `last`, `blame` or `own`.
        pub kind: String,
        /// In whose colour: `blue`, `green`, `red` or `yellow`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub colour: Option<String>,
    }

    /// Words at a place.
    pub struct Note {
        /// The place's id in the picture.
        pub id: String,
        /// Short lines.
        pub lines: Vec<String>,
    }

    /// A record opened to be looked at again.
    pub struct Opened {
        /// The game.
        pub game: String,
        /// The names at the seats, empty where the record has none.
        pub names: Vec<String>,
        /// How many events there are.
        pub length: u32,
        /// Whether the game is over, so that everybody may see everything.
        pub over: bool,
        /// Whether seats know things that others do not.
        pub secrets: bool,
        /// The options, as a set-up has them.
        #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
        pub options: BTreeMap<String, Json>,
    }

    /// A position of a record, and what led to it.
    pub struct Position {
        /// How it stood.
        pub now: Now,
        /// What had just happened, as far as the viewer saw it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub last: Option<Happened>,
        /// The id of the place that it touched.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub place: Option<String>,
        /// What that did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub told: Option<Told>,
    }

    /// A decision in a record.
    pub struct Decided {
        /// Whose it was.
        pub seat: u8,
        /// How many events had happened when it was to be made.
        pub from: u32,
        /// How many events had happened when it was made.
        pub at: u32,
        /// What was played.
        pub actions: Vec<String>,
    }

    /// What a bot makes of a decision, from what its seat knew.
    pub struct Judged {
        /// What the bot would have done.
        pub hint: Hint,
        /// What was played is worth to its seat, from 0 for the last place to 1 for a win.
        pub played: f64,
        /// What the hint is worth, by the same look.
        pub best: f64,
        /// What was lost by not following the hint,
        pub cost: f64,
        /// give or take so much.
        pub doubt: f64,
    }

    /// What was found in a record that holds.
    pub struct Verified {
        /// The hash of the seed, published before the first draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub commitment: Option<String>,
        /// The seed, published after the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub seed: Option<String>,
        /// How many events were played again.
        pub events: u32,
        /// `none`, `proven`, `sealed` or `unproven`.
        pub draws: String,
        /// How many draws there were.
        pub drawn: u32,
        /// Whether the game is over.
        pub over: bool,
    }
}
