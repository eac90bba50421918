//! What is said about a set-up, and about a folder that has another one.

use cloverleaf_core::{Arg, Message, Say};
use cloverleaf_lab::RuleSet;

use super::said;
use crate::Setup;

/// What is different about another set-up, and what it is here: the message lacks only both values.
pub(crate) type Trait = (Message, Arg);

/// Who plays, if it is the same player on every seat.
pub(crate) fn same_players(setup: &Setup) -> Option<&str> {
    let same = setup.bots.windows(2).all(|pair| pair[0] == pair[1]);
    setup.bots.first().filter(|_| same).map(String::as_str)
}

/// The game, the players and the seed in one line: with the rules it says everything.
pub(crate) fn title(setup: &Setup, say: &dyn Say) -> String {
    let who = same_players(setup).map_or_else(|| setup.bots.join(" "), str::to_owned);
    let (game, seed) = (setup.game.as_str(), setup.seed.to_string());
    said!(say, "lab-setup", game = game, seats = setup.seats, who = who, seed = seed)
}

/// A rule set, also where it changes nothing.
pub(crate) fn rules(rules: &RuleSet, say: &dyn Say) -> String {
    if rules.is_empty() { said!(say, "lab-rules-as-they-are") } else { rules.to_string() }
}

/// What a set-up has, by what it is.
pub(crate) fn traits(setup: &Setup) -> Vec<Trait> {
    let of = |key: &'static str, value: String| (Message::new(key), Arg::Text(value));
    let mut traits = vec![
        of("lab-differs-game", setup.game.clone()),
        of("lab-differs-rules", setup.rules.to_string()),
        of("lab-differs-seats", setup.seats.to_string()),
        of("lab-differs-bots", setup.bots.join(", ")),
        of("lab-differs-ladder", setup.ladder.join(", ")),
        of("lab-differs-seed", setup.seed.to_string()),
    ];
    let option = |(name, value): &(String, String)| {
        (Message::new("lab-differs-option").text("name", name), Arg::Text(brief(value)))
    };
    traits.extend(setup.options.iter().map(option));
    traits
}

/// What a search has beside that.
pub(crate) fn search_traits(base: &RuleSet, seconds: f64) -> Vec<Trait> {
    let base = match base.is_empty() {
        true => Message::new("lab-rules-as-they-are").into(),
        false => Arg::Text(base.to_string()),
    };
    let seconds = Message::new("lab-seconds").text("seconds", seconds);
    vec![(Message::new("lab-differs-base"), base), (Message::new("lab-differs-seconds"), seconds.into())]
}

/// Values can be whole board files.
fn brief(value: &str) -> String {
    let line: String = value.lines().next().unwrap_or_default().chars().take(40).collect();
    if line.len() < value.len() { format!("'{line} …'") } else { format!("'{line}'") }
}

/// What differs between what is asked for and what there is; nothing if they are the same.
pub(crate) fn differences(own: Vec<Trait>, kept: Vec<Trait>) -> Vec<Message> {
    let differ = own.into_iter().zip(kept).filter(|(own, kept)| own != kept);
    differ.map(|((message, own), (_, kept))| message.with("own", own).with("kept", kept)).collect()
}
