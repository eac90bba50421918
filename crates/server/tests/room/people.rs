//! Sitting, rising, inviting, talking, offering, playing again.

use cloverleaf_core::Seat;
use cloverleaf_protocol::{ChatRoom, Code, Command, Request, Seen, Sitter};
use cloverleaf_server::Status;

use crate::{TestRoom, caller, full, legal, play, setup, sit};

fn code(result: Result<i64, cloverleaf_protocol::Problem>) -> Code {
    result.expect_err("refused").code
}

#[test]
fn a_game_starts_when_the_last_seat_is_taken() {
    let mut desk = TestRoom::open("1", setup("congestion", &["me", "open"]));
    assert_eq!(desk.room.status(), Status::Open);
    assert_eq!(code(desk.play("1", &["anything"])), Code::NotStarted);
    desk.ask("2", sit()).expect("free");
    assert_eq!(desk.room.status(), Status::Running);
    assert_eq!(desk.room.seat_of(&caller("2").player), Some(Seat::at(1)));
    assert_eq!(code(desk.ask("3", sit())), Code::Started);
    assert_eq!(code(desk.ask("1", Command::Rise)), Code::Started);
}

#[test]
fn a_table_of_one_and_bots_starts_at_once() {
    let desk = TestRoom::open("1", setup("gridlock", &["me", "learner"]));
    assert_eq!(desk.room.status(), Status::Running);
    assert!(desk.to_act().is_some(), "the deal is done");
}

#[test]
fn a_seat_can_be_left_and_taken_again_before_the_start() {
    let mut desk = TestRoom::open("1", setup("congestion", &["me", "open"]));
    desk.ask("1", Command::Rise).expect("before the start");
    assert_eq!(code(desk.ask("1", Command::Rise)), Code::NotYours);
    assert_eq!(code(desk.ask("2", Command::Sit { seat: Some(9), invite: None })), Code::NotFound);
    desk.ask("2", Command::Sit { seat: Some(2), invite: None }).expect("open");
    desk.ask("1", Command::Sit { seat: Some(1), invite: None }).expect("kept for the host");
    assert_eq!(desk.room.status(), Status::Running);
}

#[test]
fn only_the_host_closes_a_table() {
    let mut desk = TestRoom::open("1", setup("congestion", &["me", "open"]));
    assert_eq!(code(desk.ask("2", Command::Cancel)), Code::NotYours);
    desk.ask("1", Command::Cancel).expect("its own table");
    assert_eq!(desk.room.status(), Status::Cancelled);
    assert_eq!(code(desk.ask("2", sit())), Code::Over);
}

#[test]
fn an_invited_seat_is_for_whoever_has_its_key_and_only_the_host_is_told_it() {
    let mut desk = TestRoom::open("1", setup("congestion", &["me", "invited"]));
    let place = |desk: &TestRoom, who: &str| {
        desk.room.now(Some(&caller(who).player), false, &desk.around, 0).seats[1].clone()
    };
    let key = place(&desk, "1").invite.expect("the host invites");
    assert_eq!(place(&desk, "2").invite, None);
    assert_eq!(place(&desk, "2").sitter, Sitter::Invited);
    assert_eq!(code(desk.ask("2", sit())), Code::SeatTaken);
    let wrong = Command::Sit { seat: Some(2), invite: Some("0".repeat(24)) };
    assert_eq!(code(desk.ask("2", wrong)), Code::SeatTaken);
    desk.ask("2", Command::Sit { seat: None, invite: Some(key) }).expect("invited");
    assert_eq!(desk.room.status(), Status::Running);
    assert_eq!(place(&desk, "1").invite, None, "it has been used");
}

#[test]
fn players_and_watchers_talk_apart_until_the_game_is_over() {
    let mut desk = full("congestion", 2);
    let say = |to, text: &str| Command::Say { to, text: text.to_owned() };
    desk.ask("1", say(ChatRoom::Players, "good luck\u{7}")).expect("a player");
    desk.ask("w", say(ChatRoom::Watchers, "look at red")).expect("a watcher");
    assert_eq!(code(desk.ask("w", say(ChatRoom::Players, "psst"))), Code::NotYours);
    assert_eq!(code(desk.ask("1", say(ChatRoom::Watchers, "hello"))), Code::NotYours);
    assert_eq!(code(desk.ask("1", say(ChatRoom::Players, "  \n"))), Code::Malformed);
    assert_eq!(code(desk.ask("1", say(ChatRoom::Players, &"x".repeat(501)))), Code::Malformed);
    let heard = |desk: &TestRoom, who: &str| -> Vec<String> {
        let eyes = desk.room.eyes(Some(&caller(who).player));
        let happened = desk.room.happened(eyes, 0).expect("a whole log");
        happened
            .into_iter()
            .filter_map(|it| match it.what {
                Some(Seen::Said { text, .. }) => Some(text),
                _ => None,
            })
            .collect()
    };
    assert_eq!(heard(&desk, "2"), ["good luck"]);
    assert_eq!(heard(&desk, "w"), ["look at red"]);
    desk.ask("1", Command::Resign).expect("tired");
    assert_eq!(desk.room.status(), Status::Finished);
    assert_eq!(heard(&desk, "2"), ["good luck", "look at red"]);
    assert_eq!(heard(&desk, "w"), ["look at red"], "what players said stays among them");
}

#[test]
fn x_4_a_draw_is_agreed_when_all_people_who_stayed_have_offered_it() {
    let mut desk = full("congestion", 3);
    desk.ask("1", Command::OfferDraw).expect("an offer");
    assert_eq!(code(desk.ask("1", Command::OfferDraw)), Code::Nothing);
    desk.ask("2", Command::DeclineDraw).expect("no");
    desk.ask("2", Command::OfferDraw).expect("on second thoughts");
    desk.ask("3", Command::OfferDraw).expect("yes");
    assert_eq!(desk.room.status(), Status::Running, "the first offer was declined");
    desk.ask("1", Command::OfferDraw).expect("yes");
    assert_eq!(desk.room.table().outcome().expect("over").reason, "draw agreed");
}

#[test]
fn a_played_turn_takes_offers_off_the_table() {
    let mut desk = full("congestion", 2);
    let seat = desk.to_act().expect("running");
    desk.ask("2", Command::OfferDraw).expect("an offer");
    let action = legal(&desk, seat);
    desk.play(&seat.to_string(), &[&action]).expect("legal");
    assert_eq!(code(desk.ask("1", Command::DeclineDraw)), Code::Nothing);
}

#[test]
fn a_bot_plays_on_for_whoever_wishes_and_the_seat_can_be_taken_back() {
    let mut desk = full("congestion", 2);
    assert_eq!(code(desk.ask("1", Command::TakeBack)), Code::Nothing);
    assert_eq!(code(desk.ask("1", Command::StandIn { level: "ghost".to_owned() })), Code::Malformed);
    desk.ask("1", Command::StandIn { level: "learner".to_owned() }).expect("a bot");
    let place = desk.room.now(None, false, &desk.around, 0).seats[0].clone();
    assert_eq!((place.bot.as_deref(), place.sitter), (Some("learner"), Sitter::Person));
    desk.ask("1", Command::TakeBack).expect("back again");
    assert_eq!(desk.room.now(None, false, &desk.around, 0).seats[0].bot, None);
}

#[test]
fn a_rematch_turns_the_seats_and_waits_for_the_others() {
    use cloverleaf_server::room::Verdict;
    let mut desk = full("congestion", 2);
    assert_eq!(code(desk.ask("1", Command::Rematch)), Code::NotStarted);
    desk.ask("2", Command::Resign).expect("over");
    assert_eq!(code(desk.ask("w", Command::Rematch)), Code::NotYours);
    let again = Request { id: None, command: Command::Rematch };
    let verdict = desk.room.decide(&caller("2"), &again, &desk.around, 5).expect("possible");
    let Verdict::Write { opens: Some(opened), .. } = verdict else { panic!("a new table") };
    let names: Vec<_> = opened.opening.kept.iter().flatten().map(|person| person.name.as_str()).collect();
    assert_eq!((names, opened.opening.host.as_str()), (vec!["2", "1"], "2"));
    desk.ask("2", Command::Rematch).expect("possible");
    let version = desk.room.version();
    assert_eq!(desk.ask("1", Command::Rematch), Ok(version), "one is enough");
}

#[test]
fn a_watcher_plays_nothing() {
    let mut desk = full("congestion", 2);
    assert_eq!(code(desk.ask("w", play(&["anything"]))), Code::NotYours);
    for command in [Command::Resign, Command::OfferDraw, Command::TakeBack] {
        assert_eq!(code(desk.ask("w", command)), Code::NotYours);
    }
}
