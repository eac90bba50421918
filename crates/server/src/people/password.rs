//! Passwords: argon2id, a few at a time, so that nobody can keep the machine busy by guessing.

use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;

use crate::Key;
use crate::problem::problem;
use cloverleaf_protocol::{Code, Problem};

/// So many are worked on at once; each takes 19 MiB.
const AT_ONCE: usize = 2;

#[derive(Clone, Debug)]
pub(super) struct Passwords {
    turns: Arc<Semaphore>,
}

/// Says what is wrong with a password nobody should have.
pub(crate) fn check(password: &str) -> Result<(), Problem> {
    if (8..=256).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(problem(Code::Malformed, "server-bad-password"))
}

impl Passwords {
    pub(super) fn new() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.in_turn(move || hash(&password)).await?.ok_or_else(unavailable)
    }

    /// Whether this is the password of which that was kept. Without anything kept it is not, after the
    /// same work.
    pub(super) async fn verify(&self, password: String, kept: Option<String>) -> Result<bool, Problem> {
        self.in_turn(move || {
            let right = matches(&password, kept.as_deref().unwrap_or_else(|| nobodys()));
            right && kept.is_some()
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| unavailable())?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|_| unavailable())
    }
}

fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn matches(password: &str, kept: &str) -> bool {
    Argon2::default().verify_password(password.as_bytes(), kept).is_ok()
}

/// What would be kept of a password that nobody has.
fn nobodys() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| hash(Key::random().reveal()).unwrap_or_default())
}

fn unavailable() -> Problem {
    problem(Code::Unavailable, "server-no-passwords").wait(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_again_and_no_other() {
        let kept = hash("correct horse").expect("argon2 works");
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        assert!(matches("correct horse", &kept));
        assert!(!matches("correct house", &kept));
        assert!(!matches("", nobodys()));
    }
}
