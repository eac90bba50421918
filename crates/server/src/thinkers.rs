//! Whose bot thinks next. Few may think at once, and nobody's many tables make the bots of others wait: the next
//! is of the network, and there of the person, that has had the least of it lately.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use cloverleaf_bots::Level;
use tokio::sync::oneshot;

use crate::PlayerId;
use crate::client::Network;

/// How long a bot may think; its level is done long before, unless the machine is overloaded.
const MOST: Duration = Duration::from_secs(8);
/// How long it may think while others wait for their turn.
const MOST_WHEN_BUSY: Duration = Duration::from_secs(1);
/// After this time, what somebody has used counts half.
const HALF_LIFE: f64 = 30.0;
/// A table that nobody looks at waits as if its people had used this much more, in seconds.
const UNWATCHED: f64 = 5.0;
/// Who has used less than this, in seconds, has used nothing.
const NOTHING: f64 = 0.001;

/// A bot that is to choose.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// Where the people of its table are, as far as this process has met them.
    pub(crate) network: Option<Network>,
    /// Who opened its table.
    pub(crate) host: PlayerId,
    pub(crate) level: Level,
    /// Whether anybody looks at its table.
    pub(crate) watched: bool,
}

/// Who is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Payer {
    Network(Network),
    Person(PlayerId),
}

impl Job {
    fn network(&self) -> Payer {
        self.network.map_or_else(|| self.person(), Payer::Network)
    }

    fn person(&self) -> Payer {
        Payer::Person(self.host.clone())
    }

    /// Bots that see what is good at once need no place among those who search.
    fn is_quick(&self) -> bool {
        matches!(self.level, Level::Random | Level::Learner)
    }
}

/// Those who think, and those who wait for their turn to.
#[derive(Debug)]
pub(crate) struct Thinkers {
    queue: Mutex<Queue>,
    /// How many that search are waiting; read by those who think, without the lock.
    searchers_waiting: AtomicUsize,
}

#[derive(Debug)]
struct Queue {
    places: usize,
    /// One place for quick bots, who shall not wait for a search to end.
    quick_places: usize,
    /// In the order of arrival.
    waiting: Vec<(Job, oneshot::Sender<Turn>)>,
    used: HashMap<Payer, Used>,
}

/// Thinking time that somebody has had, in seconds, the less the longer ago.
#[derive(Clone, Copy, Debug)]
struct Used {
    seconds: f64,
    as_of: Instant,
}

impl Used {
    fn now(self, now: Instant) -> f64 {
        let age = now.saturating_duration_since(self.as_of).as_secs_f64();
        self.seconds * 0.5_f64.powf(age / HALF_LIFE)
    }
}

impl Thinkers {
    /// So many may search at once, and one quick bot beside them.
    pub(crate) fn new(places: usize) -> Arc<Thinkers> {
        let queue = Queue { places, quick_places: 1, waiting: Vec::new(), used: HashMap::new() };
        Arc::new(Thinkers { queue: Mutex::new(queue), searchers_waiting: AtomicUsize::new(0) })
    }

    /// Waits for the turn to think.
    pub(crate) async fn turn(self: &Arc<Thinkers>, job: Job) -> Option<Turn> {
        let (sender, receiver) = oneshot::channel();
        self.lock().waiting.push((job, sender));
        self.call_next();
        receiver.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free places to those whose turn it is.
    fn call_next(self: &Arc<Thinkers>) {
        while let Some((job, sender, quick_place)) = self.take_next() {
            let turn = Turn { thinkers: self.clone(), job, quick_place, begun: Instant::now() };
            // Whoever does not wait any more drops the turn, which frees its place.
            drop(sender.send(turn));
        }
    }

    fn take_next(&self) -> Option<(Job, oneshot::Sender<Turn>, bool)> {
        let mut queue = self.lock();
        let found = queue.take_next(Instant::now());
        let searchers = queue.waiting.iter().filter(|(job, _)| !job.is_quick()).count();
        self.searchers_waiting.store(searchers, Ordering::Relaxed);
        metrics::gauge!("cloverleaf_bots_waiting").set(queue.waiting.len() as f64);
        found
    }

    /// Forgets who has used nothing lately.
    pub(crate) fn forget_the_quiet(&self) {
        let now = Instant::now();
        self.lock().used.retain(|_, used| used.now(now) > NOTHING);
    }
}

impl Queue {
    fn take_next(&mut self, now: Instant) -> Option<(Job, oneshot::Sender<Turn>, bool)> {
        let (place, quick_place) = match (self.quick_places, self.places) {
            (1.., _) if self.waiting.iter().any(|(job, _)| job.is_quick()) => {
                (self.first(now, Job::is_quick)?, true)
            }
            (_, 1..) => (self.first(now, |_| true)?, false),
            _ => return None,
        };
        *self.places_of(quick_place) -= 1;
        let (job, sender) = self.waiting.remove(place);
        Some((job, sender, quick_place))
    }

    /// The place in the queue of the one whose turn it is; of equals, who came first.
    fn first(&self, now: Instant, fits: impl Fn(&Job) -> bool) -> Option<usize> {
        let used = |payer: &Payer| self.used.get(payer).map_or(0.0, |used| used.now(now));
        let rank = |job: &Job| {
            let unwatched = if job.watched { 0.0 } else { UNWATCHED };
            (used(&job.network()) + unwatched, used(&job.person()) + unwatched, job.level)
        };
        let waiting = self.waiting.iter().enumerate().filter(|(_, (job, _))| fits(job));
        let ranked = waiting.map(|(place, (job, _))| (rank(job), place));
        ranked
            .min_by(|(one, _), (other, _)| one.partial_cmp(other).expect("times are numbers"))
            .map(|(_, place)| place)
    }

    fn places_of(&mut self, quick: bool) -> &mut usize {
        if quick { &mut self.quick_places } else { &mut self.places }
    }

    fn note(&mut self, payer: Payer, seconds: f64, now: Instant) {
        let used = self.used.entry(payer).or_insert(Used { seconds: 0.0, as_of: now });
        *used = Used { seconds: used.now(now) + seconds, as_of: now };
    }
}

/// The turn to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    thinkers: Arc<Thinkers>,
    job: Job,
    quick_place: bool,
    begun: Instant,
}

impl Turn {
    /// Whether the bot has thought long enough.
    pub(crate) fn is_over(&self) -> bool {
        let others_wait = self.thinkers.searchers_waiting.load(Ordering::Relaxed) > 0;
        self.begun.elapsed() > if others_wait { MOST_WHEN_BUSY } else { MOST }
    }

    /// How long the bot has thought.
    pub(crate) fn taken(&self) -> Duration {
        self.begun.elapsed()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let seconds = self.begun.elapsed().as_secs_f64();
        {
            let mut queue = self.thinkers.lock();
            let (network, person) = (self.job.network(), self.job.person());
            let now = Instant::now();
            if network != person {
                queue.note(network, seconds, now);
            }
            queue.note(person, seconds, now);
            *queue.places_of(self.quick_place) += 1;
        }
        self.thinkers.call_next();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn job(network: u8, host: &str, level: Level) -> Job {
        let network = Some(Network::from(IpAddr::from([10, 0, 0, network])));
        Job { network, host: PlayerId::from(host.to_owned()), level, watched: true }
    }

    /// The order in which these come to think when one searcher has a place, each for so many seconds.
    fn order(jobs: &[(&str, Job)], seconds: f64) -> String {
        let mut queue = Queue { places: 1, quick_places: 1, waiting: Vec::new(), used: HashMap::new() };
        let mut names = Vec::new();
        let mut receivers = Vec::new();
        for (name, job) in jobs {
            let (sender, receiver) = oneshot::channel();
            queue.waiting.push((job.clone(), sender));
            names.push(*name);
            receivers.push(receiver);
        }
        let now = Instant::now();
        let mut order = String::new();
        while let Some((_, sender, quick)) = queue.take_next(now) {
            drop(sender);
            let closed = |receiver: &mut oneshot::Receiver<Turn>| {
                matches!(receiver.try_recv(), Err(oneshot::error::TryRecvError::Closed))
            };
            let gone = receivers.iter_mut().position(closed);
            let gone = gone.expect("one was called");
            receivers.remove(gone);
            order += names.remove(gone);
            let (_, job) = jobs.iter().find(|(name, _)| order.ends_with(name)).expect("it is one of them");
            queue.note(job.network(), seconds, now);
            queue.note(job.person(), seconds, now);
            *queue.places_of(quick) += 1;
        }
        order
    }

    #[test]
    fn nobodys_many_tables_make_others_wait() {
        let (many, one) = (job(1, "many", Level::Cabbie), job(2, "one", Level::Cabbie));
        let jobs =
            [("a", many.clone()), ("b", many.clone()), ("c", many.clone()), ("X", one.clone()), ("Y", one)];
        assert_eq!(order(&jobs, 1.0), "aXbYc");
    }

    #[test]
    fn many_names_in_one_network_count_as_one() {
        let jobs = [
            ("a", job(1, "ann", Level::Cabbie)),
            ("b", job(1, "bea", Level::Cabbie)),
            ("c", job(1, "cid", Level::Cabbie)),
            ("X", job(2, "one", Level::Cabbie)),
        ];
        assert_eq!(order(&jobs, 1.0), "aXbc");
    }

    #[test]
    fn of_one_persons_bots_the_quick_ones_come_first() {
        let jobs = [
            ("a", job(1, "ann", Level::Cabbie)),
            ("b", job(1, "ann", Level::Commuter)),
            ("c", job(1, "ann", Level::Random)),
        ];
        assert_eq!(order(&jobs, 1.0), "cba");
    }

    #[test]
    fn tables_that_nobody_looks_at_wait_but_not_for_ever() {
        let unwatched = Job { watched: false, ..job(1, "ann", Level::Cabbie) };
        let looked_at = job(2, "bob", Level::Cabbie);
        let jobs = [("a", unwatched), ("X", looked_at.clone()), ("Y", looked_at.clone()), ("Z", looked_at)];
        assert_eq!(
            order(&jobs, 3.0),
            "XYaZ",
            "after six seconds of one's thinking the other's five are over"
        );
    }

    #[tokio::test]
    async fn a_quick_bot_does_not_wait_for_a_search() {
        let thinkers = Thinkers::new(1);
        let search = thinkers.turn(job(1, "ann", Level::Cabbie)).await.expect("a free place");
        let quick = thinkers.turn(job(1, "ann", Level::Random)).await.expect("its own place");
        drop((search, quick));
        let queue = thinkers.lock();
        assert_eq!((queue.places, queue.quick_places), (1, 1));
    }

    #[tokio::test]
    async fn whoever_does_not_wait_any_more_takes_no_place() {
        let thinkers = Thinkers::new(1);
        let search = thinkers.turn(job(1, "ann", Level::Cabbie)).await.expect("a free place");
        let (impatient, patient) =
            (thinkers.turn(job(1, "bob", Level::Cabbie)), job(1, "cid", Level::Cabbie));
        let left = tokio::select! { biased; turn = impatient => turn, () = core::future::ready(()) => None };
        assert!(left.is_none() && !search.is_over());
        drop(search);
        thinkers.turn(patient).await.expect("the place is free again");
        assert_eq!(thinkers.lock().places, 1);
    }
}
