//! One number a game that changes with any change of its rules: the hash of seeded random play.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use cloverleaf_catalog::{IDS, Playable, Visitor, visit};
use cloverleaf_core::{SplitMix, Value, options_from};

use super::random_play::Player;
use crate::failure::Failure;
use crate::files;

/// Games played for each number of seats.
const GAMES: u32 = 40;

/// The signature of a game's rules, with default options.
pub(super) fn of(game: &str) -> Result<String, Failure> {
    struct Sign;
    impl Visitor for Sign {
        type Output = String;
        fn visit<G: Playable>(self) -> String {
            format!("{:016x}", sign::<G>())
        }
    }
    visit(game, Sign).map_err(|error| files::unknown_game(&error))
}

fn sign<G: Playable>() -> u64 {
    let limit = [("turn_limit".to_owned(), Value::Number(400))];
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for seats in G::ABOUT.min_seats..=G::ABOUT.max_seats {
        let options = options_from(&limit).expect("every game has a turn limit");
        let game = G::new(seats, options).expect("a game has the seats it says");
        let mut random = SplitMix::new(seats.into());
        let mut player = Player::new(&game);
        for _ in 0..GAMES {
            player
                .play_one(&mut random, |(actor, action)| hash.add(format!("{actor} {action}\n").as_bytes()));
        }
    }
    hash.0
}

/// FNV-1a: spreads well enough to notice a change, and is the same everywhere for ever.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

/// Compares the signatures with those a file keeps.
pub(super) fn check(games: &[&str], file: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let text = files::read(file)?;
    let kept: BTreeMap<_, _> = text.lines().filter_map(|line| line.split_once(' ')).collect();
    for game in games {
        let now = of(game)?;
        match kept.get(game) {
            Some(&signature) if signature == now => writeln!(out, "{game} {now} as kept")?,
            kept => {
                let kept = kept.copied().unwrap_or("nothing");
                return Err(Failure::no(format!(
                    "{game} plays otherwise than before: its signature is {now}, {} keeps {kept}; \
                     if that is meant, raise its rules version where records change and run \
                     `cloverleaf bench --write {}`",
                    file.display(),
                    file.display()
                )));
            }
        }
    }
    if let Some(stranger) = kept.keys().find(|game| !IDS.contains(game)) {
        return Err(Failure::no(format!(
            "{} has a signature of '{stranger}', which is no game",
            file.display()
        )));
    }
    Ok(())
}

/// Writes the signatures to a file.
pub(super) fn write(games: &[&str], file: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let mut text = String::new();
    for game in games {
        text.push_str(&format!("{game} {}\n", of(game)?));
    }
    std::fs::write(file, &text)
        .map_err(|error| Failure::wrong_use(format!("cannot write {}: {error}", file.display())))?;
    out.write_all(text.as_bytes())?;
    Ok(())
}
