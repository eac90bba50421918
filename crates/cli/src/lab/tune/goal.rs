//! What a search is after, as people write it: `length=40, seat=fair, limit=0`.

use cloverleaf_lab::{Aim, Goal};

use crate::lab::figure::Figure;

/// What is told when a goal cannot be read.
const GOALS: &str = "goals are length=40, minutes=45..60, seat=fair, decisive=100, drama=max, spread=min, width=30, \
    limit=0 or ends≠limit: each figure at a number, between two, min or max, shares in per cent; ±5 behind one says \
    what is near enough";

/// One thing a search is after.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wish {
    pub(crate) figure: Figure,
    /// As it was written.
    pub(crate) text: String,
    asked: Asked,
    near: Option<f64>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Asked {
    Fair,
    Within(f64, f64),
    Least,
    Most,
}

/// All the wishes of a goal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wishes(pub(crate) Vec<Wish>);

impl Wishes {
    pub(crate) fn read(text: &str) -> Result<Wishes, String> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let wishes: Vec<Wish> = parts.map(Wish::read).collect::<Result<_, _>>()?;
        if wishes.is_empty() {
            return Err(format!("nothing is wished for; {GOALS}"));
        }
        let twice = wishes
            .iter()
            .enumerate()
            .find(|(index, wish)| wishes[..*index].iter().any(|earlier| earlier.figure == wish.figure));
        match twice {
            Some((_, wish)) => Err(format!("'{}' is wished for twice", wish.figure.word())),
            None => Ok(Wishes(wishes)),
        }
    }

    /// The goals of a race between so many seats.
    pub(crate) fn goals(&self, seats: usize) -> Vec<Goal> {
        self.0.iter().map(|wish| wish.goal(seats)).collect()
    }
}

impl Wish {
    fn read(text: &str) -> Result<Wish, String> {
        if ["ends≠limit", "ends!=limit"].contains(&text) {
            return Ok(Wish { text: text.to_owned(), ..Wish::read("limit=0")? });
        }
        let wrong = || format!("'{}' is no goal; {GOALS}", text.escape_debug());
        let (word, aim) = text.split_once('=').ok_or_else(wrong)?;
        let figure = Figure::ALL.into_iter().find(|figure| figure.word() == word.trim()).ok_or_else(wrong)?;
        let (aim, near) = match aim.split_once('±').or_else(|| aim.split_once("+-")) {
            Some((aim, near)) => {
                (aim, Some(number(figure, near).filter(|near| *near > 0.0).ok_or_else(wrong)?))
            }
            None => (aim, None),
        };
        let asked = asked(figure, aim.trim()).ok_or_else(wrong)?;
        Ok(Wish { figure, text: text.to_owned(), asked, near })
    }

    fn goal(&self, seats: usize) -> Goal {
        let aim = match self.asked {
            Asked::Fair => Aim::at(1.0 / seats as f64),
            Asked::Within(from, to) => Aim::Within(from, to),
            Asked::Least => Aim::Least,
            Asked::Most => Aim::Most,
        };
        let tolerance = self.near.unwrap_or_else(|| usual(self.figure, aim));
        Goal { aim, tolerance, grain: self.figure.grain() }
    }
}

/// What is asked of a figure: a number, two that it should lie between, or a word.
fn asked(figure: Figure, text: &str) -> Option<Asked> {
    match text {
        "min" => Some(Asked::Least),
        "max" => Some(Asked::Most),
        "fair" => (figure == Figure::Seat).then_some(Asked::Fair),
        _ => {
            let (from, to) = text.split_once("..").unwrap_or((text, text));
            let (from, to) = (number(figure, from)?, number(figure, to)?);
            (from <= to).then_some(Asked::Within(from, to))
        }
    }
}

/// A number as the figure is told: shares in per cent.
fn number(figure: Figure, text: &str) -> Option<f64> {
    let told: f64 = text.trim().trim_end_matches('%').trim().parse().ok()?;
    told.is_finite().then(|| if figure.is_share() { told / 100.0 } else { told })
}

/// What is near enough where nobody says so.
fn usual(figure: Figure, aim: Aim) -> f64 {
    match (figure, aim) {
        (Figure::Seat, _) => 0.05,
        (Figure::Decisive | Figure::Limit, _) => 0.02,
        (Figure::Drama, _) => 0.5,
        (_, Aim::Within(from, to)) => (from.abs().max(to.abs()) / 20.0).max(0.5),
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goals(text: &str) -> Vec<(Aim, f64)> {
        let wishes = Wishes::read(text).expect("it can be read");
        wishes.goals(4).into_iter().map(|goal| (goal.aim, goal.tolerance)).collect()
    }

    #[test]
    fn a_goal_is_a_list_of_wishes() {
        assert_eq!(goals("length=40, seat=fair"), [(Aim::at(40.0), 2.0), (Aim::at(0.25), 0.05)]);
        assert_eq!(goals("spread=min,drama=max±2"), [(Aim::Least, 1.0), (Aim::Most, 2.0)]);
        assert_eq!(goals("ends≠limit"), goals("limit=0"));
        assert_eq!(goals("minutes=45..60"), [(Aim::Within(45.0, 60.0), 3.0)]);
        assert_eq!(goals("decisive=90 %+-5"), [(Aim::at(0.9), 0.05)]);
    }

    #[test]
    fn what_is_no_goal_is_told_the_goals_there_are() {
        let wrongs = [
            "",
            "length",
            "speed=3",
            "length=long",
            "length=fair",
            "minutes=60..45",
            "seat=fair±0",
            "width=NaN",
        ];
        for wrong in wrongs {
            let error = Wishes::read(wrong).expect_err(wrong);
            assert!(error.contains("seat=fair") && error.contains("limit=0"), "{wrong}: {error}");
        }
        assert_eq!(Wishes::read("length=3,length=4"), Err("'length' is wished for twice".to_owned()));
    }
}
