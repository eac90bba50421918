//! What came of a search for better rules: in words, as a page, as a chart and as data.

mod page;
mod search;

use std::path::Path;

use cloverleaf_core::Say;
use cloverleaf_lab::{Candidate, Objectives, Parameter, Race, RuleSet};
use cloverleaf_words::{Language, english};

use crate::figure::{decimal, exact};
use crate::folder::Folder;
use crate::words::tune::{self as words, Advice};
use crate::words::{measure, said, setup};
use crate::{FolderError, Frame, Setup};

use search::Game;
pub use search::tune;

/// What a search may change, and what it is after.
#[derive(Clone, PartialEq, Debug)]
pub struct TuneQuestion {
    /// What every candidate starts from.
    pub base: RuleSet,
    /// What may be changed.
    pub parameters: Vec<Parameter>,
    /// What is wanted.
    pub objectives: Objectives,
}

/// What came of a search.
#[derive(Clone, Debug)]
pub struct TuneReport {
    setup: Setup,
    question: TuneQuestion,
    seconds: f64,
    candidates: Vec<Candidate>,
    impossible: usize,
    race: Race,
    /// Every game of every candidate, in the order they were played.
    games: Vec<Game>,
}

/// What a candidate is in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    Chosen,
    Front,
    Running,
    Out,
}

impl TuneReport {
    /// The candidates, those with the least compromise first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<_> = (0..self.candidates.len()).collect();
        let compromise: Vec<_> = order.iter().map(|candidate| self.race.compromise(*candidate)).collect();
        order.sort_by(|one, other| compromise[*one].total_cmp(&compromise[*other]));
        order
    }

    fn mark(&self, candidate: usize) -> Mark {
        match () {
            () if self.race.choice() == Some(candidate) => Mark::Chosen,
            () if self.race.front().contains(&candidate) => Mark::Front,
            () if self.race.beaten_by(candidate).is_some() => Mark::Out,
            () => Mark::Running,
        }
    }

    fn name(&self, candidate: usize, say: &dyn Say) -> String {
        words::name(&self.candidates[candidate], say)
    }

    /// How a candidate stands at each goal, with the intervals.
    fn told(&self, candidate: usize, say: &dyn Say) -> Vec<String> {
        let standings = self.question.objectives.0.iter().zip(self.race.standings(candidate));
        standings
            .map(|(goal, standing)| {
                measure::with_interval(goal.measure, standing.mean, standing.interval, say)
            })
            .collect()
    }

    /// The goals, as they were written.
    fn goals(&self) -> Vec<&str> {
        self.question.objectives.0.iter().map(|goal| goal.text.as_str()).collect()
    }

    /// Which it would take, and why.
    #[must_use]
    pub fn advice(&self, say: &dyn Say) -> String {
        let Some(choice) = self.race.choice() else { return String::new() };
        let goals = self.question.objectives.0.iter().zip(self.told(choice, say));
        let stands: Vec<_> = goals.map(|(goal, told)| format!("{} {told}", goal.measure.word())).collect();
        let worse = self.candidates.len() - self.race.running().len();
        let rivals = self.rivals(choice, say);
        let advice = Advice {
            choice: &self.name(choice, say),
            stands: &stands,
            far: self.race.compromise(choice),
            as_it_is: (choice != 0).then(|| (self.race.compromise(0), self.race.beaten_by(0).is_some())),
            worse: (worse, self.candidates.len() - 1),
            rivals: &rivals,
        };
        advice.text(say)
    }

    /// Those that may be as good as the choice, the best first.
    fn rivals(&self, choice: usize, say: &dyn Say) -> Vec<String> {
        let running = self.race.running();
        let rivals = self.order().into_iter().filter(|rival| *rival != choice && running.contains(rival));
        rivals.map(|rival| self.name(rival, say)).collect()
    }

    /// The candidates as a table, the best first, and which one to take.
    #[must_use]
    pub fn text(&self, say: &dyn Say) -> String {
        let names: Vec<String> =
            (0..self.candidates.len()).map(|candidate| self.name(candidate, say)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let columns = |cells: &[String]| cells.iter().map(|cell| format!("  {cell:>22}")).collect::<String>();
        let [candidate, games, tolerances] = words::headings(say);
        let width = width.max(candidate.chars().count());
        let [wide, last] = [&games, &tolerances].map(|heading| heading.chars().count());
        let goals: Vec<String> = self.goals().into_iter().map(str::to_owned).collect();
        let mut lines = vec![format!("{candidate:<width$}  {games}{}  {tolerances}", columns(&goals))];
        for candidate in self.order() {
            let (name, deals) = (&names[candidate], self.race.deals(candidate));
            let far = decimal(self.race.compromise(candidate), 1, say);
            let mark = words::mark(self.mark(candidate), say);
            let told = columns(&self.told(candidate, say));
            let line = format!("{name:<width$}  {deals:>wide$}{told}  {far:>last$}  {mark}");
            lines.push(line.trim_end().to_owned());
        }
        if self.impossible > 0 {
            lines.push(said!(say, "lab-tune-impossible", combinations = self.impossible));
        }
        lines.push(format!("\n{}", self.advice(say)));
        lines.join("\n")
    }

    /// Everything that its games depend on, in a line.
    fn title(&self, say: &dyn Say) -> String {
        let base = setup::rules(&self.question.base, say);
        let (title, seconds) = (self.setup.title(say), exact(self.seconds, say));
        said!(say, "lab-tune-setup", title = title, base = base, seconds = seconds)
    }

    /// The candidates as data, in English in every language: programs find them by their names.
    fn candidates_frame(&self) -> Frame {
        let order = self.order();
        let by = |what: &dyn Fn(usize) -> f64| order.iter().map(|candidate| what(*candidate)).collect();
        let deals = order.iter().map(|candidate| self.race.deals(*candidate) as i64).collect();
        let mut frame = Frame::new("candidates")
            .text("candidate", order.iter().map(|candidate| self.name(*candidate, english())).collect())
            .whole("games", deals);
        for (index, goal) in self.question.objectives.0.iter().enumerate() {
            let word = goal.measure.word();
            let standing = |candidate: usize| self.race.standings(candidate)[index];
            frame = frame
                .real(word, by(&|candidate| standing(candidate).mean))
                .real(format!("{word}_from"), by(&|candidate| standing(candidate).interval.from))
                .real(format!("{word}_to"), by(&|candidate| standing(candidate).interval.to));
        }
        let marks = order.iter().map(|candidate| words::mark(self.mark(*candidate), english())).collect();
        frame.real("tolerances", by(&|candidate| self.race.compromise(candidate))).text("mark", marks)
    }

    /// Writes everything into the folder of the search, in this language.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn write(&self, folder: &Path, language: &Language) -> Result<(), FolderError> {
        let folder = Folder::at(folder);
        folder.write("chart.svg", self.chart_file(language).as_bytes())?;
        folder.write("report.html", self.page(language).as_bytes())?;
        for frame in [self.candidates_frame(), search::frame(&self.games)] {
            folder.write(&format!("{}.csv", frame.name), frame.csv().as_bytes())?;
        }
        Ok(())
    }
}
