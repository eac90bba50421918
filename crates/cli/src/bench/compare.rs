//! What a comparison says of one game, as text and as JSON.

use std::io::Write;

use serde_json::{Map, Value, json};

use super::earlier::Earlier;
use super::parts::Part;
use super::random_play::Figures;
use crate::args::SetupArgs;
use crate::failure::Failure;

/// One game's figures beside the earlier ones.
#[derive(Debug)]
pub(super) struct Comparison<'a> {
    pub(super) game: &'a str,
    pub(super) setup: &'a SetupArgs,
    pub(super) figures: Figures,
    pub(super) parts: Vec<Part>,
    pub(super) earlier: &'a Earlier,
}

impl Comparison<'_> {
    fn before(&self) -> Option<f64> {
        self.earlier.moves_per_second(self.game, self.setup)
    }

    /// What random play takes a move beside listing and playing: choosing, and listing what may be drawn.
    fn rest_ns(&self) -> f64 {
        let in_play = |part: &&Part| matches!(part.name, "legal" | "play");
        let rules: f64 = self.parts.iter().filter(in_play).map(Part::ns_per_move).sum();
        (1e9 / self.figures.moves_per_second() - rules).max(0.0)
    }

    /// The part's share of a move that has all the parts and the rest.
    fn share(&self, ns_per_move: f64) -> f64 {
        let all: f64 = self.parts.iter().map(Part::ns_per_move).sum();
        ns_per_move / (all + self.rest_ns())
    }

    pub(super) fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let moves = self.figures.moves_per_second();
        write!(out, "{} {moves:.0} moves/s, {:.1} ns a move", self.game, 1e9 / moves)?;
        match self.before() {
            Some(before) => {
                writeln!(out, ", {:.2} x the {before:.0} {}", moves / before, self.earlier.name())?;
            }
            None => writeln!(out, ", nothing to compare with {}", self.earlier.name())?,
        }
        writeln!(out, "  part        ns a call  calls a move  ns a move  share  factor")?;
        for part in &self.parts {
            let factor = self.earlier.part_ns(self.game, part.name).map(|before| before / part.ns);
            let factor = factor.map_or("-".to_owned(), |factor| format!("{factor:.2}"));
            let (name, ns, calls, a_move) = (part.name, part.ns, part.calls, part.ns_per_move());
            let share = 100.0 * self.share(a_move);
            writeln!(out, "  {name:<9} {ns:>11.1} {calls:>13.2} {a_move:>10.1} {share:>5.1}% {factor:>7}")?;
        }
        let (rest, share) = (self.rest_ns(), 100.0 * self.share(self.rest_ns()));
        writeln!(out, "  {:<9} {:>11} {:>13} {rest:>10.1} {share:>5.1}% {:>7}", "the rest", "", "", "-")?;
        Ok(())
    }

    /// Puts the parts and the comparison into a game's object.
    pub(super) fn add_to(&self, line: &mut Value) {
        let part = |part: &Part| {
            let share = rounded(self.share(part.ns_per_move()), 1000.0);
            let figures = json!({
                "ns": rounded(part.ns, 10.0),
                "calls_per_move": rounded(part.calls, 1000.0),
                "share": share,
            });
            (part.name.to_owned(), figures)
        };
        line["parts"] = self.parts.iter().map(part).collect::<Map<_, _>>().into();
        line["rest"] = json!({
            "ns_per_move": rounded(self.rest_ns(), 10.0),
            "share": rounded(self.share(self.rest_ns()), 1000.0),
        });
        let factor = |before: f64| rounded(self.figures.moves_per_second() / before, 1000.0);
        line["before"] = self.before().into();
        line["factor"] = self.before().map(factor).into();
    }
}

/// A figure with as many digits as it deserves.
pub(super) fn rounded(figure: f64, digits: f64) -> f64 {
    (figure * digits).round() / digits
}
