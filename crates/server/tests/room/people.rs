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
    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "open"]));
    assert_eq!(test_room.room.status(), Status::Open);
    assert_eq!(code(test_room.play("1", &["anything"])), Code::NotStarted);
    test_room.ask("2", sit()).expect("free");
    assert_eq!(test_room.room.status(), Status::Running);
    assert_eq!(test_room.room.seat_of(&caller("2").player), Some(Seat::at(1)));
    assert_eq!(code(test_room.ask("3", sit())), Code::Started);
    assert_eq!(code(test_room.ask("1", Command::Rise)), Code::Started);
}

#[test]
fn a_table_of_one_and_bots_starts_at_once() {
    let test_room = TestRoom::open("1", setup("gridlock", &["me", "learner"]));
    assert_eq!(test_room.room.status(), Status::Running);
    assert!(test_room.to_act().is_some(), "the deal is done");
}

#[test]
fn a_seat_can_be_left_and_taken_again_before_the_start() {
    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "open"]));
    test_room.ask("1", Command::Rise).expect("before the start");
    assert_eq!(code(test_room.ask("1", Command::Rise)), Code::NotYours);
    assert_eq!(code(test_room.ask("2", Command::Sit { seat: Some(9), invite: None })), Code::NotFound);
    test_room.ask("2", Command::Sit { seat: Some(2), invite: None }).expect("open");
    test_room.ask("1", Command::Sit { seat: Some(1), invite: None }).expect("kept for the host");
    assert_eq!(test_room.room.status(), Status::Running);
}

#[test]
fn only_the_host_closes_a_table() {
    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "open"]));
    assert_eq!(code(test_room.ask("2", Command::Cancel)), Code::NotYours);
    test_room.ask("1", Command::Cancel).expect("its own table");
    assert_eq!(test_room.room.status(), Status::Cancelled);
    assert_eq!(code(test_room.ask("2", sit())), Code::Over);
}

#[test]
fn whoever_opened_a_table_removes_somebody_before_the_start() {
    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "open", "open"]));
    let remove = |seat| Command::Remove { seat };
    test_room.ask("2", sit()).expect("free");
    assert_eq!(code(test_room.ask("2", remove(1))), Code::NotYours);
    assert_eq!(code(test_room.ask("1", remove(1))), Code::Nothing, "oneself one leaves by rising");
    assert_eq!(code(test_room.ask("1", remove(3))), Code::Nothing, "nobody is there");
    assert_eq!(code(test_room.ask("1", remove(9))), Code::NotFound);
    test_room.ask("1", remove(2)).expect("its own table");
    assert_eq!(test_room.room.seat_of(&caller("2").player), None);
    for seat in [Some(3), None] {
        assert_eq!(code(test_room.ask("2", Command::Sit { seat, invite: None })), Code::NotYours);
    }
    test_room.ask("3", sit()).expect("the seat is free again");
    test_room.ask("4", sit()).expect("and the last one");
    assert_eq!(code(test_room.ask("1", remove(2))), Code::Started);
}

#[test]
fn an_invited_seat_is_for_whoever_has_its_key_and_only_the_host_is_told_it() {
    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "invited"]));
    let place = |test_room: &TestRoom, who: &str| {
        test_room.room.now(Some(&caller(who).player), false, &test_room.around, 0).seats[1].clone()
    };
    let key = place(&test_room, "1").invite.expect("the host invites");
    assert_eq!(place(&test_room, "2").invite, None);
    assert_eq!(place(&test_room, "2").sitter, Sitter::Invited);
    assert_eq!(code(test_room.ask("2", sit())), Code::SeatTaken);
    let wrong = Command::Sit { seat: Some(2), invite: Some("0".repeat(24)) };
    assert_eq!(code(test_room.ask("2", wrong)), Code::SeatTaken);
    test_room.ask("2", Command::Sit { seat: None, invite: Some(key) }).expect("invited");
    assert_eq!(test_room.room.status(), Status::Running);
    assert_eq!(place(&test_room, "1").invite, None, "it has been used");
}

#[test]
fn players_and_watchers_talk_apart_until_the_game_is_over() {
    let mut test_room = full("congestion", 2);
    let say = |to, text: &str| Command::Say { to, text: text.to_owned() };
    test_room.ask("1", say(ChatRoom::Players, "good luck\u{7}")).expect("a player");
    test_room.ask("w", say(ChatRoom::Watchers, "look at red")).expect("a watcher");
    assert_eq!(code(test_room.ask("w", say(ChatRoom::Players, "psst"))), Code::NotYours);
    assert_eq!(code(test_room.ask("1", say(ChatRoom::Watchers, "hello"))), Code::NotYours);
    assert_eq!(code(test_room.ask("1", say(ChatRoom::Players, "  \n"))), Code::Malformed);
    assert_eq!(code(test_room.ask("1", say(ChatRoom::Players, &"x".repeat(501)))), Code::Malformed);
    let heard = |test_room: &TestRoom, who: &str| -> Vec<String> {
        let eyes = test_room.room.eyes(Some(&caller(who).player));
        let happened = test_room.room.happened(eyes, 0).expect("a whole log");
        happened
            .into_iter()
            .filter_map(|it| match it.what {
                Some(Seen::Said { text, .. }) => Some(text),
                _ => None,
            })
            .collect()
    };
    assert_eq!(heard(&test_room, "2"), ["good luck"]);
    assert_eq!(heard(&test_room, "w"), ["look at red"]);
    test_room.ask("1", Command::Resign).expect("tired");
    assert_eq!(test_room.room.status(), Status::Finished);
    assert_eq!(heard(&test_room, "2"), ["good luck", "look at red"]);
    assert_eq!(heard(&test_room, "w"), ["look at red"], "what players said stays among them");
}

#[test]
fn x_4_a_draw_is_agreed_when_all_people_who_stayed_have_offered_it() {
    let mut test_room = full("congestion", 3);
    test_room.ask("1", Command::OfferDraw).expect("an offer");
    assert_eq!(code(test_room.ask("1", Command::OfferDraw)), Code::Nothing);
    test_room.ask("2", Command::DeclineDraw).expect("no");
    test_room.ask("2", Command::OfferDraw).expect("on second thoughts");
    test_room.ask("3", Command::OfferDraw).expect("yes");
    assert_eq!(test_room.room.status(), Status::Running, "the first offer was declined");
    test_room.ask("1", Command::OfferDraw).expect("yes");
    assert_eq!(test_room.room.table().outcome().expect("over").reason, "draw agreed");
}

#[test]
fn x_4_a_bot_does_not_agree_to_a_draw() {
    let mut with_a_bot = TestRoom::open("1", setup("congestion", &["me", "random"]));
    assert_eq!(code(with_a_bot.ask("1", Command::OfferDraw)), Code::Nothing);
    let mut test_room = full("congestion", 2);
    test_room.ask("1", Command::StandIn { level: "learner".to_owned() }).expect("a bot");
    assert_eq!(code(test_room.ask("2", Command::OfferDraw)), Code::Nothing, "not for the one who is away");
    test_room.ask("1", Command::TakeBack).expect("back again");
    test_room.ask("2", Command::OfferDraw).expect("people may");
    let mut three = full("congestion", 3);
    three.ask("3", Command::Resign).expect("tired");
    three.ask("1", Command::OfferDraw).expect("whoever resigned is not asked");
}

#[test]
fn a_played_turn_takes_offers_off_the_table() {
    let mut test_room = full("congestion", 2);
    let seat = test_room.to_act().expect("running");
    test_room.ask("2", Command::OfferDraw).expect("an offer");
    let action = legal(&test_room, seat);
    test_room.play(&seat.to_string(), &[&action]).expect("legal");
    assert_eq!(code(test_room.ask("1", Command::DeclineDraw)), Code::Nothing);
}

#[test]
fn a_bot_plays_on_for_whoever_wishes_and_the_seat_can_be_taken_back() {
    let mut test_room = full("congestion", 2);
    assert_eq!(code(test_room.ask("1", Command::TakeBack)), Code::Nothing);
    assert_eq!(code(test_room.ask("1", Command::StandIn { level: "ghost".to_owned() })), Code::Malformed);
    test_room.ask("1", Command::StandIn { level: "learner".to_owned() }).expect("a bot");
    let place = test_room.room.now(None, false, &test_room.around, 0).seats[0].clone();
    assert_eq!((place.bot.as_deref(), place.sitter), (Some("learner"), Sitter::Person));
    test_room.ask("1", Command::TakeBack).expect("back again");
    assert_eq!(test_room.room.now(None, false, &test_room.around, 0).seats[0].bot, None);
}

#[test]
fn a_rematch_turns_the_seats_and_waits_for_the_others() {
    use cloverleaf_server::room::Verdict;
    let mut test_room = full("congestion", 2);
    assert_eq!(code(test_room.ask("1", Command::Rematch)), Code::NotStarted);
    test_room.ask("2", Command::Resign).expect("over");
    assert_eq!(code(test_room.ask("w", Command::Rematch)), Code::NotYours);
    let again = Request { id: None, command: Command::Rematch };
    let verdict = test_room.room.decide(&caller("2"), &again, &test_room.around, 5).expect("possible");
    let Verdict::Write { opens: Some(opened), .. } = verdict else { panic!("a new table") };
    let names: Vec<_> = opened.opening.kept.iter().flatten().map(|person| person.name.as_str()).collect();
    assert_eq!((names, opened.opening.host.as_str()), (vec!["2", "1"], "2"));
    test_room.ask("2", Command::Rematch).expect("possible");
    let version = test_room.room.version();
    assert_eq!(test_room.ask("1", Command::Rematch), Ok(version), "one is enough");
}

#[test]
fn a_watcher_plays_nothing() {
    let mut test_room = full("congestion", 2);
    assert_eq!(code(test_room.ask("w", play(&["anything"]))), Code::NotYours);
    for command in [Command::Resign, Command::OfferDraw, Command::TakeBack] {
        assert_eq!(code(test_room.ask("w", command)), Code::NotYours);
    }
}
