//! Before the game: seats that are moved, closed, opened and given to bots, and who starts.

use cloverleaf_bots::Level;
use cloverleaf_core::Seat;
use cloverleaf_protocol::{
    Code, Command, Place, Problem, SeatPlan, SeatWish, Seen, Setup, Sitter, Start, Vacancy,
};
use cloverleaf_server::Status;
use cloverleaf_server::room::{Downtimes, Eyes};
use serde_json::json;

use crate::{TestRoom, caller, setup, sit};

const OPEN: SeatPlan = SeatPlan::Wish(SeatWish::Open);
const CABBIE: SeatPlan = SeatPlan::Wish(SeatWish::Bot(Level::Cabbie));

fn arrange(seats: &[SeatPlan]) -> Command {
    Command::Arrange { seats: seats.to_vec(), options: None }
}

fn start() -> Command {
    Command::Start { empty: Vacancy::Close }
}

fn code(result: Result<i64, Problem>) -> Code {
    result.expect_err("refused").code
}

fn places(test_room: &TestRoom, who: &str) -> Vec<Place> {
    test_room.room.now(Some(&caller(who).player), false, &test_room.around, 0).seats
}

fn sitters(test_room: &TestRoom) -> Vec<String> {
    let called = |place: Place| match place.sitter {
        Sitter::Person => place.name.expect("somebody"),
        Sitter::Bot => place.bot.expect("a level"),
        Sitter::Open => "open".to_owned(),
        Sitter::Invited => "invited".to_owned(),
    };
    places(test_room, "1").into_iter().map(called).collect()
}

/// A table whose host starts it, where "2" has sat down.
fn waiting(game: &str) -> TestRoom {
    let wished = Setup { start: Start::Host, ..setup(game, &["me", "open", "open", "open"]) };
    let mut test_room = TestRoom::open("1", wished);
    test_room.ask("2", sit()).expect("free");
    test_room
}

/// The log of a room tells the same room again.
fn folds(test_room: &TestRoom) {
    let mut again = test_room.room.at_start(Downtimes::from([])).expect("its own set-up");
    for logged in test_room.room.log() {
        again.apply(logged.clone()).expect("its own log");
    }
    for who in ["1", "2", "w"] {
        let player = caller(who).player;
        let now = |room: &cloverleaf_server::room::Room| room.now(Some(&player), true, &test_room.around, 0);
        assert_eq!(now(&again), now(&test_room.room));
        let eyes = again.eyes(Some(&player));
        let happened = |room: &cloverleaf_server::room::Room| room.happened(eyes, 0).expect("a whole log");
        assert_eq!(happened(&again), happened(&test_room.room));
    }
    assert_eq!(again.summary(), test_room.room.summary());
}

#[test]
fn a_table_that_its_host_starts_waits_although_all_seats_are_taken() {
    let mut test_room = waiting("congestion");
    for name in ["3", "4"] {
        test_room.ask(name, sit()).expect("free");
    }
    assert_eq!(test_room.room.status(), Status::Open);
    assert_eq!(code(test_room.ask("2", start())), Code::NotYours);
    test_room.ask("1", start()).expect("its own table");
    assert_eq!(test_room.room.status(), Status::Running);
    assert_eq!(code(test_room.ask("1", start())), Code::Started);
    folds(&test_room);
}

#[test]
fn free_seats_are_closed_at_the_start_and_the_others_move_up() {
    let mut test_room = TestRoom::open("1", setup("congestion", &["me", "open", "open", "open"]));
    test_room.ask("2", Command::Sit { seat: Some(4), invite: None }).expect("free");
    assert_eq!(code(test_room.ask("3", start())), Code::NotYours);
    test_room.ask("1", start()).expect("two are enough");
    assert_eq!(sitters(&test_room), ["1", "2"]);
    assert_eq!(test_room.room.table().seats(), 2);
    assert_eq!(test_room.room.seat_of(&caller("2").player), Some(Seat::at(1)));
    assert!(test_room.to_act().is_some());
    folds(&test_room);
}

#[test]
fn free_seats_are_filled_with_bots_at_the_start() {
    let mut test_room = waiting("tango");
    let refused = test_room.ask("1", start()).expect_err("Tango wants four");
    assert_eq!(refused.code, Code::NotStarted);
    assert!(refused.text.contains("at least 4"), "{}", refused.text);
    test_room.ask("1", Command::Start { empty: Vacancy::Bot(Level::Learner) }).expect("with bots");
    assert_eq!(sitters(&test_room), ["1", "2", "learner", "learner"]);
    assert_eq!(test_room.room.status(), Status::Running);
    folds(&test_room);
}

#[test]
fn whoever_opened_a_table_swaps_closes_adds_and_fills_seats() {
    let mut test_room = waiting("congestion");
    let [one, two, three] = [1, 2, 3].map(SeatPlan::Seat);
    for name in ["2", "w"] {
        assert_eq!(code(test_room.ask(name, arrange(&[two, one]))), Code::NotYours);
    }
    test_room.ask("1", arrange(&[two, one, CABBIE])).expect("its own table");
    assert_eq!(sitters(&test_room), ["2", "1", "cabbie"]);
    assert_eq!(test_room.room.status(), Status::Open, "it is not started by being full");
    test_room.ask("1", arrange(&[one, two, three, OPEN])).expect("a seat more");
    test_room.ask("3", sit()).expect("free");
    assert_eq!(sitters(&test_room), ["2", "1", "cabbie", "3"]);
    folds(&test_room);
    test_room.ask("1", start()).expect("all are there");
    assert_eq!(code(test_room.ask("1", arrange(&[one, two]))), Code::Started);
    folds(&test_room);
}

#[test]
fn nobody_who_sits_is_left_out_and_bad_plans_are_refused() {
    let mut test_room = waiting("congestion");
    let [one, two, three] = [1, 2, 3].map(SeatPlan::Seat);
    let refused = test_room.ask("1", arrange(&[one, three])).expect_err("2 has a seat");
    assert!(refused.text.contains("2 has sat down"), "{}", refused.text);
    assert_eq!(code(test_room.ask("1", arrange(&[one, two, two]))), Code::Malformed);
    let mine = SeatPlan::Wish(SeatWish::Me);
    assert_eq!(code(test_room.ask("1", arrange(&[one, two, mine]))), Code::Malformed);
    assert_eq!(code(test_room.ask("1", arrange(&[one, two, SeatPlan::Seat(9)]))), Code::NotFound);
    assert_eq!(code(test_room.ask("1", arrange(&[one, two, OPEN, OPEN, OPEN]))), Code::BadSetup);
    let options = Some([("no such option".to_owned(), json!(1))].into());
    let command = Command::Arrange { seats: vec![one, two], options };
    assert_eq!(code(test_room.ask("1", command)), Code::BadSetup);
    assert_eq!(sitters(&test_room), ["1", "2", "open", "open"], "nothing has changed");
}

#[test]
fn an_invitation_stays_good_wherever_its_seat_moves() {
    let wished = setup("congestion", &["me", "invited", "open"]);
    let mut test_room = TestRoom::open("1", wished);
    let key = places(&test_room, "1")[1].invite.clone().expect("the host invites");
    let invited = SeatPlan::Wish(SeatWish::Invited);
    test_room.ask("1", arrange(&[invited, SeatPlan::Seat(1), SeatPlan::Seat(2)])).expect("its own table");
    let fresh = places(&test_room, "1")[0].invite.clone().expect("another invitation");
    assert_ne!(fresh, key);
    assert_eq!(places(&test_room, "2")[0].invite, None);
    test_room.ask("2", Command::Sit { seat: None, invite: Some(key) }).expect("invited");
    assert_eq!(test_room.room.seat_of(&caller("2").player), Some(Seat::at(2)));
    folds(&test_room);
}

#[test]
fn what_a_seat_has_of_its_own_moves_with_it() {
    let mut wished = setup("congestion", &["me", "open", "open"]);
    wished.options.insert("colours".to_owned(), json!(["green", "red", "blue"]));
    let mut test_room = TestRoom::open("1", wished);
    test_room.ask("2", Command::Sit { seat: Some(3), invite: None }).expect("free");
    let colours = |test_room: &TestRoom| test_room.room.summary().setup.options["colours"].clone();
    test_room.ask("1", arrange(&[SeatPlan::Seat(3), OPEN, SeatPlan::Seat(1)])).expect("its own table");
    assert_eq!(colours(&test_room), json!(["blue", "red", "green"]));
    test_room.ask("1", start()).expect("two are enough");
    assert_eq!(colours(&test_room), json!(["blue", "green"]));
    folds(&test_room);
}

#[test]
fn other_options_ask_everybody_again_whether_they_are_ready() {
    let mut test_room = waiting("congestion");
    let ready = |test_room: &TestRoom| places(test_room, "1")[1].ready;
    assert_eq!(code(test_room.ask("w", Command::Ready { ready: true })), Code::NotYours);
    assert_eq!(code(test_room.ask("2", Command::Ready { ready: false })), Code::Nothing);
    test_room.ask("2", Command::Ready { ready: true }).expect("a seat");
    assert!(ready(&test_room));
    let seats = vec![SeatPlan::Seat(1), SeatPlan::Seat(2), OPEN];
    test_room.ask("1", arrange(&seats)).expect("its own table");
    assert!(ready(&test_room), "another seat changes nothing for them");
    let options = Some([("target".to_owned(), json!(10))].into());
    test_room.ask("1", Command::Arrange { seats, options }).expect("its own table");
    assert!(!ready(&test_room));
    assert_eq!(test_room.room.summary().setup.options["target"], 10);
    folds(&test_room);
    test_room.ask("2", Command::Ready { ready: true }).expect("a seat");
    test_room.ask("2", Command::Rise).expect("before the start");
    test_room.ask("3", sit()).expect("free");
    assert!(!ready(&test_room), "whoever sits there now has not said so");
}

#[test]
fn somebody_is_called_otherwise_here_too() {
    let mut test_room = waiting("congestion");
    assert_eq!(code(test_room.ask("2", Command::Rename)), Code::Nothing);
    assert_eq!(code(test_room.ask("w", Command::Rename)), Code::NotYours);
    let bo = cloverleaf_server::room::Caller { name: "Bo".to_owned(), ..caller("2") };
    let request = cloverleaf_protocol::Request { id: None, command: Command::Rename };
    let verdict = test_room.room.decide(&bo, &request, &test_room.around, 2).expect("a seat");
    test_room.write(verdict);
    assert_eq!(sitters(&test_room), ["1", "Bo", "open", "open"]);
    let last = test_room.room.last().entry.what.clone();
    assert_eq!(last, Seen::Renamed { seat: 2, name: "Bo".to_owned() });
    folds(&test_room);
}

#[test]
fn a_seat_that_came_later_reads_what_players_said_before() {
    let mut test_room = waiting("congestion");
    let say = Command::Say { to: cloverleaf_protocol::ChatRoom::Players, text: "hello".to_owned() };
    let seats = [1, 2].map(SeatPlan::Seat);
    test_room.ask("1", arrange(&seats)).expect("its own table");
    test_room.ask("2", say).expect("a seat");
    test_room.ask("1", arrange(&[seats[0], seats[1], OPEN, OPEN])).expect("its own table");
    test_room.ask("4", Command::Sit { seat: Some(4), invite: None }).expect("free");
    let heard = |eyes| {
        let happened = test_room.room.happened(eyes, 0).expect("a whole log");
        happened.iter().any(|it| matches!(it.what, Some(Seen::Said { .. })))
    };
    assert!(heard(Eyes::Seat(Seat::at(3))));
    assert!(!heard(Eyes::Watcher));
}

#[test]
fn a_seat_kept_for_somebody_says_so_to_them_alone_and_can_be_given_away() {
    let mut test_room = crate::full("congestion", 2);
    test_room.ask("2", Command::Resign).expect("over");
    let again = cloverleaf_protocol::Request { id: None, command: Command::Rematch };
    let verdict = test_room.room.decide(&caller("1"), &again, &test_room.around, 5).expect("possible");
    let cloverleaf_server::room::Verdict::Write { opens: Some(opened), .. } = verdict else {
        panic!("a table")
    };
    let mut next = TestRoom::of(*opened, &[]);
    assert!(places(&next, "2")[0].yours && !places(&next, "w")[0].yours && !places(&next, "1")[0].yours);
    assert!(places(&next, "2")[1].host && !places(&next, "2")[0].host);
    next.around.here.push(caller("2").player);
    assert!(places(&next, "1")[0].here, "they have come, and not sat down yet");
    next.ask("1", arrange(&[OPEN, SeatPlan::Seat(2)])).expect("its own table");
    assert!(!places(&next, "2")[0].yours);
    next.ask("w", sit()).expect("free for everybody");
    assert_eq!(next.room.status(), Status::Running);
}
