//! What people read of an action: in the log, on a button, in their language.

use cloverleaf_core::{Actor, Game, Say, Seat};
use cloverleaf_rightofway::{Action, RightOfWay};
use cloverleaf_words::Languages;

/// What is told of an action of the first seat, or of chance, in a language to the reader at a seat.
fn told(language: &str, actor: Actor, action: &str, reader: Option<Seat>) -> (String, String) {
    let names = ["Ana", "Bo"].map(str::to_owned);
    let language = Languages::embedded().get(language).expect("there are words");
    let message = RightOfWay::tell(actor, action.parse::<Action>().expect(action));
    let speaker = language.at_table(&names, reader);
    (speaker.say(&message), speaker.command(&message))
}

#[test]
fn every_action_is_told_in_words() {
    let (ana, chance) = (Actor::Seat(Seat::at(0)), Actor::Chance);
    for (actor, action, value, command) in [
        (chance, "dollar 2,-1", "a dollar sign: 2,-1", "A dollar sign: 2,-1"),
        (chance, "piece 0", "the piece drawn has no dollar", "The piece drawn has no dollar"),
        (chance, "piece 1", "the piece drawn has 1 dollar", "The piece drawn has 1 dollar"),
        (chance, "piece 2", "the piece drawn has 2 dollars", "The piece drawn has 2 dollars"),
        (
            ana,
            "lay 0,1 3",
            "Ana lays the piece towards the south: 0,1",
            "Lay the piece towards the south: 0,1",
        ),
        (chance, "draw 2 N.SE", "Bo draws a curve", "Bo draws a curve"),
        (chance, "first 2", "Bo goes first", "Bo goes first"),
        (ana, "place 1,-2 NE.S", "Ana builds a curve: 1,-2", "Build the curve: 1,-2"),
        (
            ana,
            "buy 0,2 N.SE",
            "Ana buys the right-of-way with a curve: 0,2",
            "Buy the right-of-way with the curve: 0,2",
        ),
        (ana, "discard N.SE", "Ana discards a curve", "Discard the curve"),
        (ana, "scrap 0,2", "Ana scraps a tile: 0,2", "Scrap your tile: 0,2"),
        (ana, "done", "Ana ends the turn", "End turn"),
    ] {
        let expected = (value.to_owned(), command.to_owned());
        assert_eq!(told("en", actor, action, None), expected, "{action}");
    }
}

#[test]
fn the_reader_is_addressed() {
    let seat = Seat::at(0);
    let you = |language, action| told(language, Actor::Seat(seat), action, Some(seat));
    assert_eq!(you("en", "place 1,-2 NE.S").0, "You build a curve: 1,-2");
    assert_eq!(you("de", "discard N.SE"), ("Du legst eine Kurve ab".to_owned(), "Kurve ablegen".to_owned()));
    assert_eq!(you("de", "lay 0,1 1").1, "Stadtteil Richtung Nordosten anlegen: 0,1");
    assert_eq!(told("de", Actor::Chance, "piece 0", Some(seat)).0, "gezogen wird ein Stadtteil ohne Dollar");
}
