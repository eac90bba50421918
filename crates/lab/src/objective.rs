//! What a search is after, as people write it: `length=40, seat=fair, limit=0`.

use crate::{Aim, Goal, LabError, Measure};

/// One thing a search is after.
#[derive(Clone, PartialEq, Debug)]
pub struct Objective {
    /// What is measured.
    pub measure: Measure,
    /// As it was written.
    pub text: String,
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

/// Everything a search is after.
#[derive(Clone, PartialEq, Debug)]
pub struct Objectives(pub Vec<Objective>);

impl Objectives {
    /// Reads a list parted by commas.
    ///
    /// # Errors
    /// If one of them is no goal, or two are about one measure.
    pub fn read(text: &str) -> Result<Objectives, LabError> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let objectives: Vec<Objective> = parts.map(Objective::read).collect::<Result<_, _>>()?;
        if objectives.is_empty() {
            return Err(LabError::NoGoal);
        }
        let twice = objectives.iter().enumerate().find(|(index, objective)| {
            objectives[..*index].iter().any(|earlier| earlier.measure == objective.measure)
        });
        match twice {
            Some((_, objective)) => Err(LabError::GoalTwice(objective.measure.word())),
            None => Ok(Objectives(objectives)),
        }
    }

    /// The goals of a race between so many seats.
    #[must_use]
    pub fn goals(&self, seats: usize) -> Vec<Goal> {
        self.0.iter().map(|objective| objective.goal(seats)).collect()
    }
}

impl Objective {
    fn read(text: &str) -> Result<Objective, LabError> {
        if ["ends≠limit", "ends!=limit"].contains(&text) {
            return Ok(Objective { text: text.to_owned(), ..Objective::read("limit=0")? });
        }
        let wrong = || LabError::Goal(text.to_owned());
        let (word, aim) = text.split_once('=').ok_or_else(wrong)?;
        let measure = Measure::of_word(word.trim()).ok_or_else(wrong)?;
        let (aim, near) = match aim.split_once('±').or_else(|| aim.split_once("+-")) {
            Some((aim, near)) => {
                (aim, Some(number(measure, near).filter(|near| *near > 0.0).ok_or_else(wrong)?))
            }
            None => (aim, None),
        };
        let asked = asked(measure, aim.trim()).ok_or_else(wrong)?;
        Ok(Objective { measure, text: text.to_owned(), asked, near })
    }

    fn goal(&self, seats: usize) -> Goal {
        let aim = match self.asked {
            Asked::Fair => Aim::at(1.0 / seats as f64),
            Asked::Within(from, to) => Aim::Within(from, to),
            Asked::Least => Aim::Least,
            Asked::Most => Aim::Most,
        };
        let tolerance = self.near.unwrap_or_else(|| usual(self.measure, aim));
        Goal { aim, tolerance, grain: self.measure.grain() }
    }
}

/// What is asked of a measure: a number, two that it should lie between, or a word.
fn asked(measure: Measure, text: &str) -> Option<Asked> {
    match text {
        "min" => Some(Asked::Least),
        "max" => Some(Asked::Most),
        "fair" => (measure == Measure::Seat).then_some(Asked::Fair),
        _ => {
            let (from, to) = text.split_once("..").unwrap_or((text, text));
            let (from, to) = (number(measure, from)?, number(measure, to)?);
            (from <= to).then_some(Asked::Within(from, to))
        }
    }
}

/// A number as the measure is told: shares in per cent.
fn number(measure: Measure, text: &str) -> Option<f64> {
    let told: f64 = text.trim().trim_end_matches('%').trim().parse().ok()?;
    told.is_finite().then(|| if measure.is_share() { told / 100.0 } else { told })
}

/// What is near enough where nobody says so.
fn usual(measure: Measure, aim: Aim) -> f64 {
    match (measure, aim) {
        (Measure::Seat, _) => 0.05,
        (Measure::Decisive | Measure::Limit, _) => 0.02,
        (Measure::Drama, _) => 0.5,
        (_, Aim::Within(from, to)) => (from.abs().max(to.abs()) / 20.0).max(0.5),
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::Message;

    fn goals(text: &str) -> Vec<(Aim, f64)> {
        let objectives = Objectives::read(text).expect("it can be read");
        objectives.goals(4).into_iter().map(|goal| (goal.aim, goal.tolerance)).collect()
    }

    #[test]
    fn goals_are_a_list() {
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
            let error = Objectives::read(wrong).expect_err(wrong).message();
            assert_eq!(error.arg("goals"), Some(&Message::new("lab-goals").into()), "{wrong}: {error}");
        }
        let twice = Objectives::read("length=3,length=4").expect_err("two goals for one measure");
        assert_eq!(twice, LabError::GoalTwice("length"));
    }
}
