//! How much one client may ask for.

use cloverleaf_core::Message;
use core::num::NonZeroU32;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use crate::problem::problem;
use crate::{Config, PlayerId};
use cloverleaf_protocol::{Code, Problem};

/// What somebody new costs, in requests.
const NEWCOMER: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
/// So many passwords may be tried at once, for a login and by a client, and one more every few seconds.
const GUESSES: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
const GUESS_EVERY: Duration = Duration::from_secs(6);

/// Who is counted: a person wherever they are, or an address nobody is known behind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Client {
    Player(PlayerId),
    Peer(IpAddr),
}

impl Client {
    /// An address. Of a long one only the half that tells networks apart.
    pub(crate) fn peer(address: IpAddr) -> Client {
        Client::Peer(match address {
            IpAddr::V6(long) if long.to_ipv4_mapped().is_none() => {
                IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() & !u128::from(u64::MAX)))
            }
            other => other,
        })
    }
}

/// What each client has asked for lately.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<Client>,
    guesses: DefaultKeyedRateLimiter<Guess>,
    sockets: Arc<Mutex<HashMap<Client, u32>>>,
    most_sockets: u32,
    clock: DefaultClock,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Guess {
    For(String),
    By(Client),
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let rate = NonZeroU32::new(config.rate).unwrap_or(NonZeroU32::MIN);
        let burst = rate.saturating_mul(NonZeroU32::new(3).expect("not zero")).max(NEWCOMER);
        let guesses = Quota::with_period(GUESS_EVERY).expect("not zero").allow_burst(GUESSES);
        Limits {
            requests: RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst)),
            guesses: RateLimiter::keyed(guesses),
            sockets: Arc::default(),
            most_sockets: config.sockets_per_client,
            clock: DefaultClock::default(),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, client: &Client) -> Result<(), Problem> {
        self.requests.check_key(client).map_err(|until| self.too_fast(&until))
    }

    /// Counts somebody new.
    pub(crate) fn newcomer(&self, client: &Client) -> Result<(), Problem> {
        match self.requests.check_key_n(client, NEWCOMER) {
            Ok(counted) => counted.map_err(|until| self.too_fast(&until)),
            Err(_) => unreachable!("the burst is at least what a newcomer costs"),
        }
    }

    /// Counts a password tried for a login.
    pub(crate) fn guess(&self, login: &str, client: &Client) -> Result<(), Problem> {
        for guess in [Guess::By(client.clone()), Guess::For(login.trim().to_lowercase())] {
            self.guesses.check_key(&guess).map_err(|until| self.too_fast(&until))?;
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
    pub(crate) fn connect(&self, client: Client) -> Result<Connected, Problem> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(client.clone()).or_insert(0);
        if *open >= self.most_sockets {
            let text = Message::new("server-too-many-connections").with("most", *open);
            return Err(problem(Code::TooMany, text).wait(5));
        }
        *open += 1;
        metrics::gauge!("cloverleaf_connections").increment(1);
        Ok(Connected { sockets: self.sockets.clone(), client })
    }

    /// Forgets who has been quiet.
    pub(crate) fn forget_the_quiet(&self) {
        self.requests.retain_recent();
        self.requests.shrink_to_fit();
        self.guesses.retain_recent();
        self.guesses.shrink_to_fit();
    }
}

/// A client's connection, counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Connected {
    sockets: Arc<Mutex<HashMap<Client, u32>>>,
    client: Client,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        metrics::gauge!("cloverleaf_connections").decrement(1);
        match sockets.get_mut(&self.client) {
            Some(open) if *open > 1 => *open -= 1,
            _ => drop(sockets.remove(&self.client)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(rate: u32, sockets_per_client: u32) -> Limits {
        Limits::new(&Config { rate, sockets_per_client, ..Config::local("sqlite:none") })
    }

    fn somebody(last: u8) -> Client {
        Client::peer(IpAddr::from([127, 0, 0, last]))
    }

    #[test]
    fn who_asks_too_fast_is_told_when_to_come_back() {
        let limits = limits(1, 1);
        for _ in 0..5 {
            limits.request(&somebody(1)).expect("the burst");
        }
        let problem = limits.request(&somebody(1)).expect_err("too fast");
        assert_eq!((problem.code, problem.wait.is_some()), (Code::TooFast, true));
        limits.newcomer(&somebody(2)).expect("somebody else");
        assert!(limits.request(&somebody(2)).is_err(), "a newcomer costs five requests");
    }

    #[test]
    fn a_login_is_not_guessed_from_many_places_either() {
        let limits = limits(20, 1);
        for place in 0..10 {
            limits.guess("Ada", &somebody(place)).expect("ten guesses");
        }
        assert_eq!(limits.guess(" ada ", &somebody(99)).expect_err("too many").code, Code::TooFast);
        limits.guess("bob", &somebody(99)).expect("another login");
    }

    #[test]
    fn a_connection_counts_until_it_ends() {
        let limits = limits(20, 1);
        let open = limits.connect(somebody(1)).expect("the first");
        assert_eq!(limits.connect(somebody(1)).expect_err("the second").code, Code::TooMany);
        drop(open);
        limits.connect(somebody(1)).expect("the first is gone");
        assert!(limits.sockets.lock().expect("sound").is_empty());
    }

    #[test]
    fn one_network_of_long_addresses_is_one_client() {
        let address = |text: &str| Client::peer(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:2"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_ne!(address("::ffff:127.0.0.1"), address("::ffff:127.0.0.2"));
    }
}
