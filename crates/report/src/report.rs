//! A report: a fold of what a folder has, and how it is written there.

use std::path::Path;

use cloverleaf_catalog::Playable;
use cloverleaf_core::{About, Say};
use cloverleaf_lab::Trial;
use cloverleaf_table::Record;
use cloverleaf_words::{Language, english};

use crate::folder::FolderError;
use crate::measure::{Context, Gauge, Uses, draws, gauges, ladder, used};
use crate::survey::Material;
use crate::{Frame, Progress, Section, Setup, StudyError, Survey, games, page};

/// What was learnt about a game.
#[derive(Clone, Debug)]
pub struct Report {
    /// The language of its words.
    pub language: Language,
    /// What was studied.
    pub setup: Setup,
    /// The game's title page.
    pub about: About,
    /// From how many games.
    pub games: u64,
    /// How many seconds people take for a decision.
    pub seconds: f64,
    /// The command that makes this report.
    pub command: String,
    /// The answers.
    pub sections: Vec<Section>,
    /// The data.
    pub frames: Vec<Frame>,
    /// A sample of the records.
    pub records: Vec<String>,
}

/// The page in its folder.
const PAGE: &str = "report.html";

/// How many records are given with a report.
const SAMPLE: usize = 12;

impl<G: Playable> Survey<'_, G> {
    /// Plays whatever the folder lacks and writes the report into it, in this language. The same folder, set-up and number of
    /// games make the same report, however often it was broken off.
    ///
    /// # Errors
    /// If the folder has another study or cannot be written, or a player does what cannot be done.
    pub fn report(
        &self,
        folder: &Path,
        asked: &Asked,
        language: &Language,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Report, StudyError> {
        let material = self.play(folder, asked.games, asked.threads, progress)?;
        let report = self.fold(&material, asked, language)?;
        report.write(&material)?;
        Ok(report)
    }

    fn fold(&self, material: &Material, asked: &Asked, language: &Language) -> Result<Report, StudyError> {
        let game = self.rules();
        let (mut gauges, mut own, mut pieces) = (gauges(), games::own::<G>(), Uses::default());
        let (mut rows, mut records) = (Rows::default(), Vec::new());
        for kept in material.trials.read()?.take(material.games as usize) {
            let kept = kept?;
            let trial = Trial::of_record::<G>(kept.index, Record::read(&kept.record)?)?;
            gauges.iter_mut().for_each(|gauge| gauge.see(&trial));
            games::walk(&trial, &mut *own, &mut pieces)?;
            rows.add(&trial);
            if records.len() < SAMPLE {
                records.push(kept.record);
            }
        }
        let sections = |say: &dyn Say| {
            let context = Context { say, about: G::ABOUT, seats: game.seats(), seconds: asked.seconds };
            let mut sections = answers(&gauges, &pieces, &context);
            sections.extend(ladder(&self.setup().ladder, &material.ladder, &context));
            sections.push(draws(&material.from_start, &material.from_half, say));
            sections.extend(own.sections(&game, say));
            sections
        };
        // Programs find figures by their names, so the data have the English ones in every language.
        let frames = vec![figures_frame(&sections(english())), rows.trials(), rows.decisions()];
        let sections = sections(language);
        Ok(Report {
            language: language.clone(),
            setup: self.setup().clone(),
            about: G::ABOUT,
            games: material.games,
            seconds: asked.seconds,
            command: asked.command.clone(),
            sections,
            frames,
            records,
        })
    }
}

/// What is asked of a study.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// About how many games the report is.
    pub games: u64,
    /// On how many threads they are played.
    pub threads: usize,
    /// How many seconds people take for a decision.
    pub seconds: f64,
    /// The command that asks, for the report to tell.
    pub command: String,
}

fn answers(gauges: &[Box<dyn Gauge>], pieces: &Uses, context: &Context<'_>) -> Vec<Section> {
    let mut sections: Vec<Section> = gauges.iter().map(|gauge| gauge.section(context)).collect();
    if !pieces.is_empty() {
        sections.push(used(pieces, "pieces", "report-uses-pieces", context));
    }
    sections
}

impl Report {
    fn write(&self, Material { folder, .. }: &Material) -> Result<(), FolderError> {
        folder.write(PAGE, page::page(self).as_bytes())?;
        for frame in &self.frames {
            let parquet = frame.parquet().map_err(|error| FolderError::file(Path::new(frame.name), error))?;
            folder.write(&format!("{}.csv", frame.name), frame.csv().as_bytes())?;
            folder.write(&format!("{}.parquet", frame.name), &parquet)?;
        }
        for (index, record) in self.records.iter().enumerate() {
            folder.write(&format!("records/game-{:05}.record", index + 1), record.as_bytes())?;
        }
        Ok(())
    }

    /// The section of this name.
    #[must_use]
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// What was found, a line a question, and where the page is.
    #[must_use]
    pub fn text(&self, folder: &Path) -> String {
        let mut lines = vec![page::found(self)];
        let findings = self.sections.iter();
        lines.extend(findings.map(|section| format!("  {} {}", section.title, section.finding)));
        lines.push(page::written(&folder.join(PAGE), &self.language));
        lines.join("\n")
    }

    /// The page, for those who want it elsewhere too.
    #[must_use]
    pub fn page(&self) -> String {
        page::page(self)
    }
}

/// All figures of a report as a table.
fn figures_frame(sections: &[Section]) -> Frame {
    let all =
        || sections.iter().flat_map(|section| section.figures().map(move |figure| (section.id, figure)));
    Frame::new("figures")
        .text("section", all().map(|(id, _)| id.to_owned()).collect())
        .text("figure", all().map(|(_, figure)| figure.name.clone()).collect())
        .text("unit", all().map(|(_, figure)| figure.unit.name().to_owned()).collect())
        .real("value", all().map(|(_, figure)| figure.estimate.value).collect())
        .real("low", all().map(|(_, figure)| figure.estimate.interval.from).collect())
        .real("high", all().map(|(_, figure)| figure.estimate.interval.to).collect())
        .whole("n", all().map(|(_, figure)| figure.estimate.n as i64).collect())
}

/// The rows of the tables about games and decisions.
#[derive(Default)]
struct Rows {
    games: Vec<Vec<i64>>,
    reasons: Vec<String>,
    seats: usize,
    decisions: [Vec<i64>; 4],
    kinds: Vec<String>,
}

impl Rows {
    fn add(&mut self, trial: &Trial) {
        let outcome = &trial.outcome;
        self.seats = outcome.ranks.as_slice().len();
        self.reasons.push(outcome.reason.to_owned());
        let counts = [
            trial.index as i64,
            trial.turns().into(),
            trial.decisions.len() as i64,
            trial.in_a_row.into(),
            trial.draws.into(),
        ];
        let ranks = outcome.ranks.as_slice().iter().map(|rank| i64::from(*rank));
        let scores = outcome.scores.as_slice().iter().map(|score| i64::from(*score));
        self.games.push(counts.into_iter().chain(ranks).chain(scores).collect());
        for decision in &trial.decisions {
            let row = [
                trial.index as i64,
                decision.turn.into(),
                decision.seat.number().into(),
                decision.width.into(),
            ];
            self.decisions.iter_mut().zip(row).for_each(|(column, value)| column.push(value));
            self.kinds.push(decision.kind.clone());
        }
    }

    /// One row a game.
    fn trials(&self) -> Frame {
        let by_seat = |what: &'static str| (1..=self.seats).map(move |seat| format!("{what}_{seat}"));
        let names = ["game", "turns", "decisions", "in_a_row", "draws"].map(String::from);
        let names = names.into_iter().chain(by_seat("rank")).chain(by_seat("score")).enumerate();
        let column = |index: usize| self.games.iter().map(|row| row[index]).collect();
        let frame = names.fold(Frame::new("games"), |frame, (index, name)| frame.whole(name, column(index)));
        frame.text("reason", self.reasons.clone())
    }

    /// One row a decision.
    fn decisions(&self) -> Frame {
        let names = ["game", "turn", "seat", "width"].into_iter().zip(&self.decisions);
        let frame =
            names.fold(Frame::new("decisions"), |frame, (name, values)| frame.whole(name, values.clone()));
        frame.text("kind", self.kinds.clone())
    }
}
