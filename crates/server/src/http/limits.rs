//! How much one client may ask for: as a person, and as one of those behind an address.

use cloverleaf_core::Message;
use core::hash::Hash;
use core::num::NonZeroU32;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use crate::client::{Client, Network};
use crate::problem::problem;
use crate::{Config, PlayerId};
use cloverleaf_protocol::{Code, Problem};

/// So many times what one person may do, all people behind one address may do together.
const NETWORK: u32 = 10;
/// What a person may do at once, in seconds of what they may do.
const BURST: u32 = 3;
/// So many passwords may be tried at once for a login by one address, or on one known device, and one more every
/// few seconds.
const GUESSES: u32 = 10;
const GUESS_EVERY: Duration = Duration::from_secs(6);
/// What one address may try for all logins together, and all strange addresses together for one login: so much
/// that no single one gets there. It slows those who guess from many addresses.
const GUESSES_BY_ADDRESS: u32 = 10 * GUESSES;
const GUESSES_FOR_LOGIN: u32 = 100 * GUESSES;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Payer {
    Person(PlayerId),
    Strangers(Network),
    Network(Network),
}

impl From<&Client> for Payer {
    /// Those who are not known count as one with all others behind their address.
    fn from(client: &Client) -> Payer {
        client.person.clone().map_or(Payer::Strangers(client.network), Payer::Person)
    }
}

/// What each client has asked for lately.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<Payer>,
    network_requests: DefaultKeyedRateLimiter<Network>,
    newcomers: DefaultKeyedRateLimiter<Network>,
    openings: DefaultKeyedRateLimiter<Network>,
    guesses: [DefaultKeyedRateLimiter<Guess>; 3],
    sockets: Arc<Mutex<HashMap<Payer, u32>>>,
    most_sockets: u32,
    clock: DefaultClock,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Guess {
    /// On a device where this login was used before.
    On(String),
    /// For a login by an address.
    Pair(String, Network),
    /// By an address for any login.
    By(Network),
    /// For a login from anywhere strange.
    For(String),
}

/// Who tries a password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Guesser {
    /// A device on which this login was used before, by its key's hash: whatever strangers try, its owner is heard.
    Device(String),
    /// An address.
    Stranger(Network),
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let times = |number: u32, times: u32| {
            NonZeroU32::new(number.saturating_mul(times)).unwrap_or(NonZeroU32::MIN)
        };
        let second = |rate: u32| Quota::per_second(times(rate, 1)).allow_burst(times(rate, BURST));
        let guesses = |burst: u32| {
            let quota = Quota::with_period(GUESS_EVERY).expect("not zero");
            RateLimiter::keyed(quota.allow_burst(times(burst, 1)))
        };
        let newcomers = Quota::per_minute(times(config.rate, 1)).allow_burst(times(config.rate, BURST));
        Limits {
            requests: RateLimiter::keyed(second(config.rate)),
            network_requests: RateLimiter::keyed(second(config.rate.saturating_mul(NETWORK))),
            newcomers: RateLimiter::keyed(newcomers),
            openings: RateLimiter::keyed(Quota::per_hour(times(config.tables_per_client, NETWORK))),
            guesses: [GUESSES, GUESSES_BY_ADDRESS, GUESSES_FOR_LOGIN].map(guesses),
            sockets: Arc::default(),
            most_sockets: config.sockets_per_client,
            clock: DefaultClock::default(),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, client: &Client) -> Result<(), Problem> {
        self.requests.check_key(&client.into()).map_err(|until| self.too_fast(&until))?;
        self.network_requests.check_key(&client.network).map_err(|until| self.too_fast(&until))
    }

    /// Counts somebody new: a guest or a program, whoever brings it.
    pub(crate) fn newcomer(&self, from: Network) -> Result<(), Problem> {
        self.newcomers.check_key(&from).map_err(|until| self.too_fast(&until))
    }

    /// Counts a table that is opened, also for a rematch.
    pub(crate) fn opening(&self, from: Network) -> Result<(), Problem> {
        self.openings.check_key(&from).map_err(|until| self.too_fast(&until))
    }

    /// Counts a password tried for a login.
    pub(crate) fn guess(&self, login: &str, guesser: &Guesser) -> Result<(), Problem> {
        let login = login.trim().to_lowercase();
        let counted = match guesser {
            Guesser::Device(hash) => vec![Guess::On(hash.clone())],
            // Who is stopped by the narrow limit does not use up the wide ones, which others share.
            Guesser::Stranger(from) => {
                vec![Guess::Pair(login.clone(), *from), Guess::By(*from), Guess::For(login)]
            }
        };
        for (guess, limit) in counted.iter().zip(&self.guesses) {
            limit.check_key(guess).map_err(|until| self.too_fast(&until))?;
        }
        Ok(())
    }

    fn too_fast(&self, until: &NotUntil<<DefaultClock as governor::clock::Clock>::Instant>) -> Problem {
        let wait = until.wait_time_from(self.clock.now()).as_secs() + 1;
        problem(
            Code::TooFast,
            Message::new("server-too-fast").with("seconds", usize::try_from(wait).unwrap_or(usize::MAX)),
        )
        .wait(wait)
    }

    /// A place for a connection, for as long as it lasts.
    pub(crate) fn connect(&self, client: &Client) -> Result<Connected, Problem> {
        let most = [
            (client.into(), self.most_sockets),
            (Payer::Network(client.network), self.most_sockets.saturating_mul(NETWORK)),
        ];
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        for (payer, most) in &most {
            if sockets.get(payer).is_some_and(|open| open >= most) {
                let text = Message::new("server-too-many-connections").with("most", *most);
                return Err(problem(Code::TooMany, text).wait(5));
            }
        }
        let payers = most.map(|(payer, _)| payer);
        for payer in &payers {
            *sockets.entry(payer.clone()).or_insert(0) += 1;
        }
        metrics::gauge!("cloverleaf_connections").increment(1);
        Ok(Connected { sockets: self.sockets.clone(), payers })
    }

    /// Forgets who has been quiet.
    pub(crate) fn forget_the_quiet(&self) {
        forget(&self.requests);
        forget(&self.network_requests);
        forget(&self.newcomers);
        forget(&self.openings);
        self.guesses.iter().for_each(forget);
    }
}

fn forget<Key: Clone + Eq + Hash>(limiter: &DefaultKeyedRateLimiter<Key>) {
    limiter.retain_recent();
    limiter.shrink_to_fit();
}

/// A client's connection, counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Connected {
    sockets: Arc<Mutex<HashMap<Payer, u32>>>,
    payers: [Payer; 2],
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        metrics::gauge!("cloverleaf_connections").decrement(1);
        for payer in &self.payers {
            match sockets.get_mut(payer) {
                Some(open) if *open > 1 => *open -= 1,
                _ => drop(sockets.remove(payer)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn limits(rate: u32, sockets_per_client: u32) -> Limits {
        Limits::new(&Config { rate, sockets_per_client, ..Config::local("sqlite:none") })
    }

    fn place(last: u8) -> Network {
        Network::from(IpAddr::from([127, 0, 0, last]))
    }

    fn stranger(last: u8) -> Client {
        Client { network: place(last), person: None }
    }

    fn person(name: String, last: u8) -> Client {
        Client { person: Some(PlayerId::from(name)), ..stranger(last) }
    }

    #[test]
    fn who_asks_too_fast_is_told_when_to_come_back() {
        let limits = limits(1, 1);
        for _ in 0..3 {
            limits.request(&stranger(1)).expect("the burst");
        }
        let problem = limits.request(&stranger(1)).expect_err("too fast");
        assert_eq!((problem.code, problem.wait.is_some()), (Code::TooFast, true));
        limits.request(&stranger(2)).expect("somebody else");
        limits.request(&person("ada".to_owned(), 1)).expect("somebody known");
    }

    #[test]
    fn many_names_behind_one_address_share_its_limit() {
        let limits = limits(1, 1);
        let asked = |name: u32| limits.request(&person(name.to_string(), 1));
        let passed = (0..100).take_while(|name| asked(*name).is_ok()).count();
        assert_eq!(passed, 30, "ten people's");
        limits.request(&person("ada".to_owned(), 2)).expect("another place");
    }

    #[test]
    fn one_address_brings_so_many_newcomers_and_tables() {
        let limits = Limits::new(&Config { rate: 1, tables_per_client: 4, ..Config::local("sqlite:none") });
        assert_eq!((0..100).take_while(|_| limits.newcomer(place(1)).is_ok()).count(), 3);
        assert_eq!((0..100).take_while(|_| limits.opening(place(1)).is_ok()).count(), 40);
        assert!(limits.newcomer(place(2)).is_ok() && limits.opening(place(2)).is_ok());
    }

    #[test]
    fn who_guesses_keeps_nobody_else_out() {
        let limits = limits(20, 1);
        let from = |last| Guesser::Stranger(place(last));
        let tried =
            |login: &str, last: u8| (0..20).take_while(|_| limits.guess(login, &from(last)).is_ok()).count();
        assert_eq!(tried("Ada", 1), 10);
        assert_eq!(limits.guess(" ada ", &from(1)).expect_err("too many").code, Code::TooFast);
        limits.guess("ada", &from(2)).expect("another address");
        limits.guess("bob", &from(1)).expect("another login");
        limits.guess("ada", &Guesser::Device("d".to_owned())).expect("a known device behind any address");
    }

    #[test]
    fn a_login_is_not_guessed_from_many_places_either() {
        let limits = limits(20, 1);
        let from = |last| Guesser::Stranger(place(last));
        for last in 0..100 {
            for _ in 0..10 {
                limits.guess("ada", &from(last)).expect("a thousand guesses");
            }
        }
        assert_eq!(limits.guess("ada", &from(200)).expect_err("too many").code, Code::TooFast);
        limits.guess("ada", &Guesser::Device("d".to_owned())).expect("her own device");
    }

    #[test]
    fn one_address_does_not_try_every_login() {
        let limits = limits(20, 1);
        let from = Guesser::Stranger(place(1));
        let tried = (0..200).take_while(|login| limits.guess(&format!("ada{login}"), &from).is_ok()).count();
        assert_eq!(tried, 100);
    }

    #[test]
    fn a_connection_counts_until_it_ends() {
        let limits = limits(20, 1);
        let open = limits.connect(&stranger(1)).expect("the first");
        assert_eq!(limits.connect(&stranger(1)).expect_err("the second").code, Code::TooMany);
        drop(open);
        limits.connect(&stranger(1)).expect("the first is gone");
        assert!(limits.sockets.lock().expect("sound").is_empty());
        let named = |name: u32| limits.connect(&person(name.to_string(), 1)).ok();
        let open: Vec<Connected> = (0..100).map_while(named).collect();
        assert_eq!(open.len(), 10, "ten people's behind one address");
    }
}
