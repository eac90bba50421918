//! `cloverleaf bench`: how fast the rules are, and whether they are still the same.

mod random_play;
mod signature;

use std::io::Write;
use std::time::Duration;

use cloverleaf_catalog::{IDS, Playable, Visitor, visit};
use cloverleaf_core::{Value, options_from};
use serde_json::json;

use random_play::Figures;

use crate::args::{BenchArgs, SetupArgs};
use crate::failure::Failure;
use crate::files;

pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let games: Vec<&str> = args.game.as_deref().map_or_else(|| IDS.to_vec(), |game| vec![game]);
    if let Some(file) = &args.check {
        return signature::check(&games, file, out);
    }
    if let Some(file) = &args.write {
        return signature::write(&games, file, out);
    }
    if !args.json {
        writeln!(
            out,
            "game          moves/s    games/s  state  clone   signature (random play, a second of one core's time)"
        )?;
    }
    for game in games {
        let figures = measure(game, &args.setup, Duration::from_secs(args.seconds))?;
        let signature = signature::of(game)?;
        if args.json {
            let line = json!({
                "game": game,
                "moves_per_s": figures.moves_per_second().round(),
                "games_per_s": (figures.games_per_second() * 10.0).round() / 10.0,
                "state_bytes": figures.state_bytes,
                "clone_ns": (figures.clone_ns * 100.0).round() / 100.0,
                "signature": signature,
            });
            writeln!(out, "{line}")?;
        } else {
            writeln!(
                out,
                "{game:<11} {:>9.0} {:>10.1} {:>4} B {:>4.1} ns  {signature}",
                figures.moves_per_second(),
                figures.games_per_second(),
                figures.state_bytes,
                figures.clone_ns
            )?;
        }
        out.flush()?;
    }
    Ok(())
}

fn measure(game: &str, setup: &SetupArgs, time: Duration) -> Result<Figures, Failure> {
    struct Measure(u8, Vec<(String, Value)>, Duration);
    impl Visitor for Measure {
        type Output = Result<Figures, Failure>;
        fn visit<G: Playable>(self) -> Self::Output {
            let options = options_from(&self.1).map_err(Failure::wrong_use)?;
            let game = G::new(self.0, options).map_err(Failure::wrong_use)?;
            Ok(random_play::measure(&game, self.2))
        }
    }
    let (seats, mut options) = files::settle(game, setup)?;
    if options.iter().all(|(name, _)| name != "turn_limit") {
        // random players may wander for ever; a simulation does not.
        options.push(("turn_limit".to_owned(), Value::Number(1000)));
    }
    visit(game, Measure(seats, options, time)).map_err(Failure::wrong_use)?
}
