//! The people of one table: they open it, sit down, play, and when a game is over they play another.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use cloverleaf_core::{Random, SplitMix};
use cloverleaf_protocol::{Clock, Command, SeatWish, Setup, Start, Substitute, TableId, Undo};
use futures_util::future::try_join_all;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::canary::{Canary, Hidden};
use crate::client::{Client, Remains, Role, Word};
use crate::people::Person;
use crate::tally::Count;
use crate::world::{Phase, Pulse, World};

/// Seats beyond the fewest a game has, round by round: half a seat on average.
const MORE_SEATS: [u8; 8] = [0, 1, 0, 1, 0, 0, 0, 2];

/// Who comes to one of the run's tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// Which table it is, from 0.
    pub(crate) index: usize,
    /// The game's id.
    pub(crate) game: String,
    /// How many play.
    pub(crate) seats: u8,
    /// How many watch.
    pub(crate) watchers: u8,
}

/// So many tables, of all games in turn, with about three people each.
#[must_use]
pub(crate) fn plans(tables: usize) -> Vec<Plan> {
    let games: Vec<_> = cloverleaf_catalog::entries().collect();
    let plan = |index: usize| {
        let (game, round) = (games[index % games.len()], index / games.len());
        let most = game.about.max_seats - game.about.min_seats;
        let seats = game.about.min_seats + MORE_SEATS[round % MORE_SEATS.len()].min(most);
        let watchers = u8::from((index + round).is_multiple_of(games.len()));
        Plan { index, game: game.id.to_owned(), seats, watchers }
    };
    (0..tables).map(plan).collect()
}

impl Plan {
    /// How many come.
    #[must_use]
    pub(crate) fn people(&self) -> usize {
        usize::from(self.seats + self.watchers)
    }

    /// The seat of whoever opens the table.
    fn host(&self) -> usize {
        self.index % usize::from(self.seats)
    }

    fn setup(&self) -> Setup {
        let wish = |seat: usize| match seat {
            seat if seat == self.host() => SeatWish::Me,
            seat if seat.is_multiple_of(2) => SeatWish::Open,
            _ => SeatWish::Invited,
        };
        let clock = match self.index % 3 {
            0 => Clock::None,
            1 => Clock::Live { minutes: 600, increment: 10 },
            _ => Clock::Days { days: 3 },
        };
        Setup {
            game: self.game.clone(),
            options: Default::default(),
            seats: (0..self.seats.into()).map(wish).collect(),
            clock,
            late: Substitute::default(),
            public: self.index.is_multiple_of(2),
            start: Start::Full,
            undo: Undo::Agreed,
            delay: 0,
            rated: false,
        }
    }
}

/// Plays one game after the other until the run is over.
pub(crate) async fn party(world: Arc<World>, plan: Plan) -> Result<Vec<Remains>> {
    let mut random = SplitMix::new(world.settings.seed ^ (plan.index as u64) << 20);
    let people = arrive(&world, &plan).await?;
    let mut remains = Vec::new();
    while world.phase() == Phase::Play {
        remains.extend(game(&world, &plan, &people, &mut random).await?);
        if world.phase() == Phase::Play {
            world.tally.count(Count::Finished);
        }
    }
    Ok(remains)
}

async fn arrive(world: &World, plan: &Plan) -> Result<Vec<Arc<Person>>> {
    let _seating = world.seating.acquire().await?;
    let mut people = Vec::new();
    for number in 0..plan.people() {
        let person = Person::arrive(&world.http, world.address(), &format!("Guest {number}")).await?;
        let hidden = Hidden::Session(person.player.clone());
        world.release(Canary { word: person.key.clone(), hidden });
        people.push(Arc::new(person));
    }
    Ok(people)
}

/// One game, from opening the table to the end of it or of the run.
async fn game(
    world: &Arc<World>,
    plan: &Plan,
    people: &[Arc<Person>],
    random: &mut SplitMix,
) -> Result<Vec<Remains>> {
    let seating = world.seating.acquire().await?;
    let Some(table) = open(world, plan, &people[0]).await? else { return Ok(Vec::new()) };
    let (words, mut heard) = mpsc::unbounded_channel();
    let mut usher =
        Usher { world, plan, talk: talk(world, &table), table, words, random, clients: Vec::new() };
    usher.bring(&people[0], None);
    // Watchers come before the seats are filled: an invitation must not reach them.
    people[usize::from(plan.seats)..].iter().for_each(|watcher| usher.bring(watcher, None));
    let invitations = invitations(&mut heard).await.context("whoever opened the table has gone")?;
    usher.fill_seats(people, &invitations);
    let clients = usher.clients;
    // Nobody speaks but the clients now: if they all go, nobody is waited for.
    drop(usher.words);
    begun(&mut heard, people.len()).await;
    drop(seating);
    let remains = try_join_all(clients).await.context("a client broke down")?;
    remains.into_iter().collect()
}

/// What is said at a table: words that must not be heard elsewhere.
fn talk(world: &World, table: &TableId) -> (String, String) {
    let [players, watchers] =
        [Hidden::PlayersTalk(table.clone()), Hidden::WatchersTalk(table.clone())].map(Canary::new);
    let words = (players.word.clone(), watchers.word.clone());
    world.release(players);
    world.release(watchers);
    words
}

/// Brings people to a table.
struct Usher<'a> {
    world: &'a Arc<World>,
    plan: &'a Plan,
    table: TableId,
    talk: (String, String),
    words: mpsc::UnboundedSender<Word>,
    random: &'a mut SplitMix,
    clients: Vec<JoinHandle<Result<Remains>>>,
}

impl Usher<'_> {
    fn bring(&mut self, person: &Arc<Person>, sit: Option<Command>) {
        let id = Canary::new(Hidden::Request(person.player.clone()));
        let role = Role {
            table: self.table.clone(),
            game: (self.plan.game.clone(), self.plan.seats),
            person: person.clone(),
            sit,
            word: id.word.clone(),
            talk: self.talk.clone(),
            seed: self.random.next_u64(),
        };
        self.world.release(id);
        let (nudge, nudges) = mpsc::channel(4);
        let pulse = Arc::new(Pulse::new(self.plan.index, nudge));
        self.world.welcome(pulse.clone());
        let client = Client::new(self.world.clone(), pulse, role, self.words.clone());
        self.clients.push(tokio::spawn(client.run(nudges)));
    }

    /// The others sit down, with the keys the host was told.
    fn fill_seats(&mut self, people: &[Arc<Person>], invitations: &[Option<String>]) {
        for key in invitations.iter().flatten() {
            let hidden = Hidden::Invitation(self.table.clone(), people[0].player.clone());
            self.world.release(Canary { word: key.clone(), hidden });
        }
        let others = (0..usize::from(self.plan.seats)).filter(|seat| *seat != self.plan.host());
        for (person, seat) in people[1..].iter().zip(others) {
            let invite = invitations.get(seat).cloned().flatten();
            let seat = u8::try_from(seat + 1).ok();
            self.bring(person, Some(Command::Sit { seat, invite }));
        }
    }
}

/// Opens a table, and tries again while there is no server.
async fn open(world: &World, plan: &Plan, host: &Person) -> Result<Option<TableId>> {
    loop {
        match host.open(&world.http, world.address(), &plan.setup()).await {
            Ok(table) => return Ok(Some(table)),
            Err(error) if error.is::<reqwest::Error>() && world.phase() == Phase::Play => {
                sleep(Duration::from_millis(100)).await;
            }
            Err(_) if world.phase() != Phase::Play => return Ok(None),
            Err(error) => return Err(error),
        }
    }
}

/// The keys of the seats, as whoever opened the table was told them.
async fn invitations(heard: &mut mpsc::UnboundedReceiver<Word>) -> Option<Vec<Option<String>>> {
    loop {
        if let Word::Invitations(keys) = heard.recv().await? {
            return Some(keys);
        }
    }
}

/// Waits until so many clients say that the game has begun.
async fn begun(heard: &mut mpsc::UnboundedReceiver<Word>, clients: usize) {
    let mut begun = 0;
    while begun < clients {
        match heard.recv().await {
            Some(Word::Begun) => begun += 1,
            Some(Word::Invitations(_)) => {}
            None => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_tables_have_three_thousand_people_and_all_games() {
        let plans = plans(1000);
        let people: usize = plans.iter().map(Plan::people).sum();
        assert!((2_990..=3_010).contains(&people), "{people}");
        for game in cloverleaf_catalog::IDS {
            let of_it: Vec<&Plan> = plans.iter().filter(|plan| plan.game == *game).collect();
            assert_eq!(of_it.len(), 250);
            assert!(of_it.iter().any(|plan| plan.watchers > 0), "somebody watches {game}");
        }
    }

    #[test]
    fn every_seat_of_a_table_is_wished_by_somebody() {
        for plan in plans(64) {
            let wishes = plan.setup().seats;
            assert_eq!(wishes.len(), usize::from(plan.seats));
            assert_eq!(wishes.iter().filter(|wish| **wish == SeatWish::Me).count(), 1);
        }
    }
}
