//! What came of a search, in words: the candidates, the best first, and which one to take.

use std::io::Write;

use cloverleaf_lab::{Interval, Standing};

use super::{TuneArgs, Tuned};
use crate::failure::Failure;
use crate::lab::figure::Figure;

/// What a candidate is in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    Chosen,
    Front,
    Running,
    Out,
}

impl Mark {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Mark::Chosen => "chosen",
            Mark::Front => "front",
            Mark::Running => "",
            Mark::Out => "out",
        }
    }
}

impl Tuned {
    /// The candidates, those with the least compromise first.
    pub(crate) fn order(&self) -> Vec<usize> {
        let mut order: Vec<_> = (0..self.names.len()).collect();
        let compromise: Vec<_> = order.iter().map(|candidate| self.race.compromise(*candidate)).collect();
        order.sort_by(|one, other| compromise[*one].total_cmp(&compromise[*other]));
        order
    }

    pub(crate) fn mark(&self, candidate: usize) -> Mark {
        match () {
            () if self.race.choice() == Some(candidate) => Mark::Chosen,
            () if self.race.front().contains(&candidate) => Mark::Front,
            () if self.race.beaten_by(candidate).is_some() => Mark::Out,
            () => Mark::Running,
        }
    }

    /// Which it would take, and why.
    pub(crate) fn advice(&self, args: &TuneArgs) -> String {
        let Some(choice) = self.race.choice() else { return String::new() };
        let stands: Vec<_> = args
            .goal
            .0
            .iter()
            .zip(self.race.standings(choice))
            .map(|(wish, standing)| format!("{} {}", wish.figure.word(), told(wish.figure, &standing)))
            .collect();
        let far = self.race.compromise(choice);
        let out = self.names.len() - self.race.running().len();
        format!(
            "It would choose {}, with {}: {far:.1} tolerances from the goals in all{}. {}. {}",
            self.names[choice],
            stands.join(", "),
            self.as_it_is(choice),
            beaten(out, self.names.len() - 1),
            self.rivals(choice),
        )
    }

    /// How the rules as they are fare beside the choice.
    fn as_it_is(&self, choice: usize) -> String {
        let far = self.race.compromise(0);
        match self.race.beaten_by(0) {
            _ if choice == 0 => String::new(),
            Some(_) => format!("; the rules as they are, {far:.1}, are surely worse"),
            None => format!("; the rules as they are, {far:.1}, may be as good"),
        }
    }

    fn rivals(&self, choice: usize) -> String {
        let running = self.race.running();
        let rivals: Vec<_> =
            self.order().into_iter().filter(|rival| *rival != choice && running.contains(rival)).collect();
        let named: Vec<_> = rivals.iter().take(3).map(|rival| self.names[*rival].as_str()).collect();
        match (named.len(), rivals.len()) {
            (0, _) => "No other is as good.".to_owned(),
            (named_all, all) if named_all == all => format!("Perhaps as good: {}.", named.join("; ")),
            (_, all) => format!("Perhaps as good are {all} others, first of them {}.", named.join("; ")),
        }
    }
}

fn beaten(out: usize, others: usize) -> String {
    match out {
        0 => "None of the others is surely worse".to_owned(),
        out if out == others => "All the others are surely worse".to_owned(),
        out => format!("{out} of {others} others are surely worse"),
    }
}

/// A figure with its interval.
pub(crate) fn told(figure: Figure, standing: &Standing) -> String {
    let (least, most) = if figure.is_share() { (0.0, 1.0) } else { (f64::NEG_INFINITY, f64::INFINITY) };
    let Interval { from, to } = standing.interval;
    let [mean, from, to] = [standing.mean, from.max(least), to.min(most)].map(|value| figure.told(value));
    if from.is_finite() { format!("{mean:.1} ({from:.1}–{to:.1})") } else { format!("{mean:.1}") }
}

pub(crate) fn write(args: &TuneArgs, tuned: &Tuned, out: &mut impl Write) -> Result<(), Failure> {
    let width = tuned.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(9);
    write!(out, "{:<width$}  games", "candidate")?;
    for wish in &args.goal.0 {
        write!(out, "  {:>22}", wish.text)?;
    }
    writeln!(out, "  tolerances")?;
    for candidate in tuned.order() {
        write!(out, "{:<width$}  {:>5}", tuned.names[candidate], tuned.race.deals(candidate))?;
        for (wish, standing) in args.goal.0.iter().zip(tuned.race.standings(candidate)) {
            write!(out, "  {:>22}", told(wish.figure, &standing))?;
        }
        let far = tuned.race.compromise(candidate);
        let line = format!("  {far:>10.1}  {}", tuned.mark(candidate).word());
        writeln!(out, "{}", line.trim_end())?;
    }
    if tuned.impossible > 0 {
        writeln!(out, "{} combinations are not possible.", tuned.impossible)?;
    }
    writeln!(out, "\n{}", tuned.advice(args))?;
    Ok(())
}
