//! What people read of an action: in the log, on a button, in their language.

use cloverleaf_core::{Actor, Game, Say, Seat};
use cloverleaf_gridlock::{Action, Gridlock};
use cloverleaf_words::{Languages, english};

const NAMES: [&str; 2] = ["Ana", "Bo"];

/// What is told of an action of the first seat, or of chance, in a language to the reader at a seat.
fn told(language: &str, actor: Actor, action: &str, reader: Option<Seat>) -> (String, String) {
    let names = NAMES.map(str::to_owned);
    let language = Languages::embedded().get(language).expect("there are words");
    let message = Gridlock::tell(actor, action.parse::<Action>().expect(action));
    let speaker = language.at_table(&names, reader);
    (speaker.say(&message), speaker.command(&message))
}

#[test]
fn every_action_is_told_in_words() {
    let ana = Actor::Seat(Seat::at(0));
    for (actor, action, value, command) in [
        (ana, "build", "Ana declares a build turn", "Build"),
        (ana, "drive", "Ana declares a drive turn", "Drive"),
        (ana, "place D5 N.SE", "Ana lays a curve on D5", "Lay the curve on D5"),
        (ana, "rotate D5 N.S", "Ana turns the straight road on D5", "Turn the straight road on D5"),
        (ana, "remove D5", "Ana removes the road on D5", "Remove the road on D5"),
        (ana, "cone D5", "Ana puts a cone on D5", "Put a cone on D5"),
        (ana, "clear D5", "Ana clears the cone from D5", "Clear the cone from D5"),
        (ana, "stop D1", "Ana drives to D1", "Drive to D1"),
        (ana, "end", "Ana ends the turn", "End turn"),
        (Actor::Chance, "card 2 mit", "Bo draws the card mit", "Bo draws the card mit"),
        (Actor::Chance, "card 2 ?", "Bo draws a card", "Bo draws a card"),
        (Actor::Chance, "tile 2 N.SE", "Bo draws a curve", "Bo draws a curve"),
        (Actor::Chance, "tile 2 ?", "Bo draws a tile", "Bo draws a tile"),
        (Actor::Chance, "first 2", "Bo goes first", "Bo goes first"),
    ] {
        let expected = (value.to_owned(), command.to_owned());
        assert_eq!(told("en", actor, action, None), expected, "{action}");
    }
}

#[test]
fn the_reader_is_addressed() {
    let seat = Seat::at(0);
    let you = |language, action| told(language, Actor::Seat(seat), action, Some(seat)).0;
    assert_eq!(you("en", "place D5 N.SE"), "You lay a curve on D5");
    assert_eq!(you("de", "place D5 N.SE"), "Du legst eine Kurve auf D5");
    assert_eq!(you("de", "place D5 NE.S.NW*"), "Du legst einen Kreisverkehr auf D5");
    assert_eq!(told("de", Actor::Chance, "tile 1 ?", Some(seat)).0, "Du ziehst ein Plättchen");
    assert_eq!(told("de", Actor::Chance, "tile 2 ?", Some(seat)).0, "Bo zieht ein Plättchen");
}

#[test]
fn seats_without_names_go_by_their_number() {
    let message = Gridlock::tell(Actor::Seat(Seat::at(1)), Action::End);
    assert_eq!(english().say(&message), "seat 2 ends the turn");
}

#[test]
fn a_tile_goes_by_what_it_looks_like_in_every_language() {
    for (tile, english, german) in [
        ("N.S", "Lay the straight road on D5", "Gerade Straße auf D5 legen"),
        ("N.NE", "Lay the sharp curve on D5", "Scharfe Kurve auf D5 legen"),
        ("N.NE.S", "Lay the junction on D5", "Abzweigung auf D5 legen"),
        ("N.NE.S.SW", "Lay the crossroads on D5", "Kreuzung auf D5 legen"),
        ("N.NE.SE.S.SW", "Lay the five-way junction on D5", "Fünfarmige Kreuzung auf D5 legen"),
        ("N.NE.SE.S.SW.NW", "Lay the six-way junction on D5", "Sechsarmige Kreuzung auf D5 legen"),
        ("S*", "Lay the rotary on D5", "Kreisverkehr auf D5 legen"),
    ] {
        let lay = |language| told(language, Actor::Seat(Seat::at(0)), &format!("place D5 {tile}"), None).1;
        assert_eq!((lay("en"), lay("de")), (english.to_owned(), german.to_owned()));
    }
}
