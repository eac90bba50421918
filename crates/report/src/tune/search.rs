//! A search on its way: a race between candidates, its games kept so that one that was broken off goes on.

use core::ops::Range;
use std::collections::HashMap;
use std::path::Path;

use cloverleaf_catalog::Playable;
use cloverleaf_core::Message;
use cloverleaf_lab::{Candidate, Candidates, Experiment, Measure, Measurements, Race, RuleSet, Study};
use cloverleaf_words::english;
use serde::{Deserialize, Serialize};

use super::{TuneQuestion, TuneReport};
use crate::folder::{Folder, Subject};
use crate::journal::Journal;
use crate::words::setup::{self, Trait};
use crate::words::tune as words;
use crate::{FolderError, Frame, Progress, Setup, StudyError};

/// One game of a candidate: its rules as notation, and what was measured. The rules as they are have none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Game {
    rules: String,
    as_it_is: bool,
    #[serde(with = "exact")]
    measurements: Measurements,
}

/// Numbers as text that is read back to the last digit, which readers of JSON do not promise.
mod exact {
    use cloverleaf_lab::Measurements;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(values: &Measurements, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&values.map(|value| value.to_string()).join(" "))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Measurements, D::Error> {
        let text = String::deserialize(from)?;
        let values: Result<Vec<f64>, _> = text.split(' ').map(str::parse).collect();
        let values = values.map_err(D::Error::custom)?;
        values.try_into().map_err(|_| D::Error::custom("not a number for each measure"))
    }
}

/// Everything that the games of a search depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SearchSetup {
    setup: Setup,
    base: Vec<(String, String)>,
    seconds: f64,
}

impl Subject for SearchSetup {
    const FILE: &'static str = "search.json";

    fn traits(&self) -> Vec<Trait> {
        let own = setup::search_traits(&RuleSet(self.base.clone()), self.seconds);
        setup::traits(&self.setup).into_iter().chain(own).collect()
    }
}

/// Lets every combination of the parameters race for the objectives. With a folder the games are kept there,
/// and those that are there already are not played again.
///
/// # Errors
/// If there is nothing to choose from, the folder has another search, or a player does what cannot be done.
pub fn tune<G: Playable>(
    question: TuneQuestion,
    experiment: &Experiment<'_, G>,
    folder: Option<&Path>,
    progress: &mut dyn FnMut(Progress),
) -> Result<TuneReport, StudyError> {
    let Candidates { candidates, studies, impossible } =
        experiment.candidates(&question.base, &question.parameters)?;
    let conditions = experiment.conditions();
    let setup = Setup::new::<G>(Vec::new(), experiment.levels(), Vec::new(), conditions.seed);
    let seconds = conditions.seconds;
    let subject = SearchSetup { setup: setup.clone(), base: question.base.0.clone(), seconds };
    let kept = Kept::open(folder, &subject)?;
    let race = Race::new(question.objectives.goals(setup.seats.into()), candidates.len());
    let games = Vec::new();
    let report = TuneReport { setup, question, seconds, candidates, impossible, race, games };
    Search { experiment, studies, kept, report }.run(progress)
}

struct Search<'a, 'p, G: Playable> {
    experiment: &'a Experiment<'p, G>,
    studies: Vec<Study<'p, G>>,
    kept: Kept,
    report: TuneReport,
}

impl<G: Playable> Search<'_, '_, G> {
    fn run(mut self, progress: &mut dyn FnMut(Progress)) -> Result<TuneReport, StudyError> {
        let conditions = self.experiment.conditions();
        for deals in conditions.batches() {
            let running = self.report.race.running();
            if running.len() == 1 {
                break;
            }
            let stage = Message::new("lab-tune-stage").with("candidates", running.len());
            let done = deals.end;
            for candidate in running {
                self.play(candidate, deals.clone())?;
            }
            progress(Progress { stage, done, total: conditions.games });
            self.report.race.judge();
        }
        Ok(self.report)
    }

    /// A candidate plays these deals, or is known to have played them before.
    fn play(&mut self, candidate: usize, deals: Range<u64>) -> Result<(), StudyError> {
        let own = &self.report.candidates[candidate];
        let games = match self.kept.known(own, &deals) {
            Some(games) => games,
            None => {
                let measured = self.experiment.measure(&self.studies[candidate], deals.clone())?;
                let games: Vec<_> = measured.into_iter().map(|game| game.measurements).collect();
                self.kept.keep(own, deals.start, &games)?;
                games
            }
        };
        for game in games {
            let goals = &self.report.question.objectives.0;
            let figures: Vec<_> = goals.iter().map(|goal| game[goal.measure as usize]).collect();
            self.report.race.see(candidate, &figures);
            self.report.games.push(Game::new(&self.report.candidates[candidate], game));
        }
        Ok(())
    }
}

impl Game {
    fn new(candidate: &Candidate, measurements: Measurements) -> Game {
        Game { rules: candidate.rules.to_string(), as_it_is: candidate.as_it_is, measurements }
    }

    /// The same for every game of a candidate, also in another search with the same folder.
    fn key(&self) -> String {
        key(&self.rules, self.as_it_is)
    }
}

/// The rules as they are go by many names.
fn key(rules: &str, as_it_is: bool) -> String {
    if as_it_is { String::new() } else { rules.to_owned() }
}

/// The games played so far, by candidate and then by deal; in a journal if there is a folder.
#[derive(Debug, Default)]
struct Kept {
    journal: Option<Journal<Game>>,
    games: HashMap<String, Vec<Measurements>>,
}

impl Kept {
    /// The games in this folder, if they are of the same search.
    fn open(folder: Option<&Path>, subject: &SearchSetup) -> Result<Kept, FolderError> {
        let Some(folder) = folder else { return Ok(Kept::default()) };
        let journal: Journal<Game> = Folder::open(folder, subject)?.journal("candidates.jsonl")?;
        let mut games: HashMap<_, Vec<_>> = HashMap::new();
        for game in journal.read()? {
            let game = game?;
            games.entry(game.key()).or_default().push(game.measurements);
        }
        Ok(Kept { journal: Some(journal), games })
    }

    /// The games of these deals, if all of them have been played.
    fn known(&self, candidate: &Candidate, deals: &Range<u64>) -> Option<Vec<Measurements>> {
        let deals = usize::try_from(deals.start).ok()?..usize::try_from(deals.end).ok()?;
        let games = self.games.get(&key(&candidate.rules.to_string(), candidate.as_it_is))?;
        Some(games.get(deals)?.to_vec())
    }

    /// Keeps the games of the deals from this one on, unless they were kept before.
    fn keep(
        &mut self,
        candidate: &Candidate,
        start: u64,
        played: &[Measurements],
    ) -> Result<(), FolderError> {
        let games = self.games.entry(key(&candidate.rules.to_string(), candidate.as_it_is)).or_default();
        let fresh = played.get(games.len().saturating_sub(start as usize)..).unwrap_or_default();
        games.extend(fresh);
        let Some(journal) = &mut self.journal else { return Ok(()) };
        fresh.iter().try_for_each(|game| journal.push(&Game::new(candidate, *game)))
    }
}

/// Every game of a search as data, in English in every language.
pub(super) fn frame(games: &[Game]) -> Frame {
    let measured = |frame: Frame, measure: Measure| {
        let values = games.iter().map(|game| game.measurements[measure as usize]).collect();
        frame.real(measure.word(), values)
    };
    let name = |game: &Game| {
        let rules = RuleSet::read(&game.rules).unwrap_or_default();
        words::name(&Candidate { rules, as_it_is: game.as_it_is }, english())
    };
    let frame = Measure::ALL.into_iter().fold(Frame::new("trials"), measured);
    frame.text("candidate", games.iter().map(name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::Say as _;

    fn subject(seed: u64, seconds: f64) -> SearchSetup {
        let setup = Setup {
            game: "tango".to_owned(),
            rules: 1,
            seats: 4,
            options: Vec::new(),
            bots: vec!["learner".to_owned(); 4],
            ladder: Vec::new(),
            seed,
        };
        SearchSetup { setup, base: Vec::new(), seconds }
    }

    fn candidate(rules: &str) -> Candidate {
        Candidate { rules: RuleSet::read(rules).expect("they can be read"), as_it_is: rules.is_empty() }
    }

    #[test]
    fn what_was_kept_is_known_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let open = || Kept::open(Some(folder.path()), &subject(1, 10.0));
        let games = [[0.1; 8], [2.0 / 3.0; 8], [1e-9; 8]];
        let (one, other) = (candidate("a=1, b=2"), candidate(""));
        let mut kept = open().expect("a new one");
        kept.keep(&one, 0, &games[..2]).expect("it can be written");
        kept.keep(&one, 1, &games[1..]).expect("it can be written");
        let mut again = open().expect("the same one");
        assert_eq!(again.known(&one, &(0..3)), Some(games.to_vec()), "none twice, none changed");
        assert_eq!(again.known(&one, &(2..4)), None);
        again.keep(&other, 0, &games).expect("it can be written");
        let file = folder.path().join("candidates.jsonl");
        let text = std::fs::read_to_string(&file).expect("it is there");
        std::fs::write(&file, &text[..text.len() - 4]).expect("it can be written");
        let torn = open().expect("all but the torn line");
        assert_eq!(torn.known(&other, &(0..2)), Some(games[..2].to_vec()));
        assert_eq!(torn.known(&other, &(0..3)), None);
        let named = Candidate { as_it_is: true, ..candidate("c=3") };
        assert_eq!(torn.known(&named, &(0..2)), Some(games[..2].to_vec()), "by whatever name");
    }

    #[test]
    fn every_number_is_read_back_as_it_was_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let games: Vec<Measurements> = (1..500)
            .map(|n| [1.0 / f64::from(n), f64::from(n) * 28.0 / 60.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0])
            .collect();
        let open = || Kept::open(Some(folder.path()), &subject(1, 28.0)).expect("it can be used");
        open().keep(&candidate("a=1"), 0, &games).expect("it can be written");
        assert_eq!(open().known(&candidate("a=1"), &(0..499)), Some(games));
    }

    #[test]
    fn another_search_in_the_same_folder_is_refused_by_what_differs() {
        let folder = tempfile::tempdir().expect("a folder");
        Kept::open(Some(folder.path()), &subject(1, 10.0)).expect("a new one");
        let refused = |subject| {
            let error = Kept::open(Some(folder.path()), &subject).expect_err("another");
            english().say(&error.message())
        };
        assert!(refused(subject(2, 10.0)).contains("the seed is 2 here and 1 there"));
        assert!(refused(subject(1, 28.0)).contains("28 seconds here and 10 seconds there"));
        let other = SearchSetup { base: vec![("cars".to_owned(), "own".to_owned())], ..subject(1, 10.0) };
        assert!(refused(other).contains("the base is cars=own here and the rules as they are there"));
    }
}
