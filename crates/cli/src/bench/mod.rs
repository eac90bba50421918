//! `cloverleaf bench`: how fast the rules are, and whether they are still the same.

mod compare;
mod earlier;
mod parts;
mod random_play;
mod signature;

use std::io::Write;
use std::time::Duration;

use cloverleaf_catalog::{IDS, Playable, Visitor, visit};
use cloverleaf_core::Value;
use cloverleaf_table::options_from;
use serde_json::json;

use compare::{Comparison, rounded};
use earlier::Earlier;
use parts::Part;
use random_play::Figures;

use crate::args::BenchArgs;
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
    let earlier = match &args.compare {
        Some(file) => Some(Earlier::read(file.as_deref())?),
        None => None,
    };
    if !args.json && earlier.is_none() {
        writeln!(
            out,
            "game          moves/s    games/s  state  clone   signature (random play, a second of one core's time)"
        )?;
    }
    for game in games {
        report(game, args, earlier.as_ref(), out)?;
        out.flush()?;
    }
    Ok(())
}

fn report(
    game: &str,
    args: &BenchArgs,
    earlier: Option<&Earlier>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (figures, parts) = measure(game, args, earlier.is_some())?;
    let setup = &args.setup;
    let comparison = earlier.map(|earlier| Comparison { game, setup, figures, parts, earlier });
    if args.json {
        let mut line = object(game, &figures)?;
        comparison.iter().for_each(|comparison| comparison.add_to(&mut line));
        writeln!(out, "{line}")?;
    } else if let Some(comparison) = comparison {
        comparison.write(out)?;
    } else {
        let (moves, games) = (figures.moves_per_second(), figures.games_per_second());
        let (bytes, clone, signature) = (figures.state_bytes, figures.clone_ns, signature::of(game)?);
        writeln!(out, "{game:<11} {moves:>9.0} {games:>10.1} {bytes:>4} B {clone:>4.1} ns  {signature}")?;
    }
    Ok(())
}

fn object(game: &str, figures: &Figures) -> Result<serde_json::Value, Failure> {
    Ok(json!({
        "game": game,
        "moves_per_s": figures.moves_per_second().round(),
        "games_per_s": rounded(figures.games_per_second(), 10.0),
        "state_bytes": figures.state_bytes,
        "clone_ns": rounded(figures.clone_ns, 100.0),
        "signature": signature::of(game)?,
    }))
}

/// Random play, and what its parts take if that is asked for.
fn measure(game: &str, args: &BenchArgs, with_parts: bool) -> Result<(Figures, Vec<Part>), Failure> {
    struct Measure(u8, Vec<(String, Value)>, Duration, bool);
    impl Visitor for Measure {
        type Output = Result<(Figures, Vec<Part>), Failure>;
        fn visit<G: Playable>(self) -> Self::Output {
            let options = options_from(&self.1).map_err(files::wrong_setup)?;
            let game = G::new(self.0, options).map_err(files::wrong_setup)?;
            let parts = if self.3 { parts::measure(&game, self.2) } else { Vec::new() };
            Ok((random_play::measure(&game, self.2), parts))
        }
    }
    let (seats, mut options) = files::settle(game, &args.setup)?;
    if options.iter().all(|(name, _)| name != "turn_limit") {
        // random players may wander for ever; a simulation does not.
        options.push(("turn_limit".to_owned(), Value::Number(1000)));
    }
    let time = Duration::from_secs(args.seconds);
    visit(game, Measure(seats, options, time, with_parts)).map_err(|error| files::unknown_game(&error))?
}
