//! A room is the fold of its log: what requests do, what each viewer sees, and what the clocks say. Times
//! are written into the entries, so nothing here waits.

mod arranging;
mod driver;
mod laws;
mod people;
mod play;
mod rated;
mod talk;
mod time;
mod undo;
mod votes;

use std::collections::BTreeMap;

use cloverleaf_core::{Seat, Turn};
use cloverleaf_protocol::{Clock, Command, Problem, Request, SeatWish, Setup, Start, Substitute, Undo};
use cloverleaf_server::room::{self, Around, Caller, Downtimes, Duty, Room, Verdict};
use cloverleaf_server::{Logged, Opened, Opening, Person, PlayerId};
use cloverleaf_table::Seed;

/// Somebody whose id is their name.
fn caller(name: &str) -> Caller {
    Caller { player: PlayerId::from(name.to_owned()), name: name.to_owned(), program: false }
}

fn setup(game: &str, seats: &[&str]) -> Setup {
    let wish = |text: &&str| SeatWish::try_from((*text).to_owned()).expect("a seat");
    Setup {
        game: game.to_owned(),
        options: BTreeMap::new(),
        seats: seats.iter().map(wish).collect(),
        clock: Clock::None,
        late: Substitute::default(),
        public: false,
        start: Start::Full,
        undo: Undo::Agreed,
        delay: 0,
        rated: false,
    }
}

fn opened(host: &str, setup: Setup) -> Opened {
    let host = caller(host);
    let me = Person { player: host.player.clone(), name: host.name.clone(), program: false };
    let kept = setup.seats.iter().map(|wish| (*wish == SeatWish::Me).then(|| me.clone())).collect();
    let opening = Opening { setup, rules: 0, host: host.player, kept, commitment: String::new(), at: 0 };
    room::open(opening, 1_000, Downtimes::from([])).expect("a fine set-up")
}

/// A table that somebody opened, with everything written down as a server would.
struct TestRoom {
    room: Room,
    around: Around,
    now: i64,
}

impl TestRoom {
    fn open(host: &str, setup: Setup) -> TestRoom {
        TestRoom::open_through(host, setup, &[])
    }

    /// The same on a server that was down at these times.
    fn open_through(host: &str, setup: Setup, down: &[(i64, i64)]) -> TestRoom {
        TestRoom::of(opened(host, setup), down)
    }

    /// The same, with a dealer that is known before; the game must not start at once.
    fn dealt_by(host: &str, setup: Setup, seed: Seed) -> TestRoom {
        let opened = opened(host, setup);
        TestRoom::of(Opened { seed, ..opened }, &[])
    }

    fn of(opened: Opened, down: &[(i64, i64)]) -> TestRoom {
        let mut room =
            Room::new(opened.id, opened.opening, opened.seed, Downtimes::from(down)).expect("fine");
        room.apply(opened.first).expect("the opening");
        TestRoom { room, around: Around::default(), now: 1_000 }
    }

    /// Asks and writes what comes of it; gives the version.
    fn ask(&mut self, name: &str, command: Command) -> Result<i64, Problem> {
        self.request(name, &Request { id: None, command })
    }

    fn request(&mut self, name: &str, request: &Request) -> Result<i64, Problem> {
        let verdict = self.room.decide(&caller(name), request, &self.around, self.now)?;
        Ok(self.write(verdict))
    }

    /// What the table has to do by itself.
    fn duty(&self) -> Option<Duty> {
        self.room.bot_to_play().or_else(|| self.room.next_late())
    }

    /// Lets the table do what it has to do by itself.
    fn fulfil(&mut self, chosen: &[String]) -> Result<i64, Problem> {
        let duty = self.duty().expect("the table has something to do");
        let verdict = self.room.fulfil(duty, chosen, self.now)?;
        Ok(self.write(verdict))
    }

    /// Goes on as a server does once the entry is stored; gives the version.
    fn write(&mut self, verdict: Verdict) -> i64 {
        match verdict {
            Verdict::Done(seq) => seq,
            Verdict::Write { batch, entry, played, .. } => {
                let seq = self.room.version() + 1;
                self.room = self.room.after(Logged { seq, at: self.now, batch, entry: *entry }, played);
                seq
            }
        }
    }

    fn play(&mut self, name: &str, actions: &[&str]) -> Result<i64, Problem> {
        self.ask(name, play(actions))
    }

    /// The first seat that is to act and somebody who has it, by the names "1" to "4".
    fn to_act(&self) -> Option<Seat> {
        match self.room.table().turn() {
            Turn::Over | Turn::Chance => None,
            turn => turn.seats().iter().next(),
        }
    }
}

fn play(actions: &[&str]) -> Command {
    let actions = actions.iter().map(|action| (*action).to_owned()).collect();
    Command::Play { actions, decision: None, seat: None }
}

fn sit() -> Command {
    Command::Sit { seat: None, invite: None }
}

/// A table at which "1", "2", … have sat down in this order.
fn full(game: &str, seats: usize) -> TestRoom {
    let mut wishes = vec!["me"];
    wishes.resize(seats, "open");
    let mut test_room = TestRoom::open("1", setup(game, &wishes));
    for seat in 2..=seats {
        test_room.ask(&seat.to_string(), sit()).expect("a free seat");
    }
    test_room
}

/// Something legal for this seat.
fn legal(test_room: &TestRoom, seat: Seat) -> String {
    test_room.room.table().legal(seat).into_iter().next().expect("whoever is to act can act")
}
