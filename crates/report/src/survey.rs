//! Playing what a report is made from, into a folder, and going on where that was broken off.

use core::fmt;
use core::ops::{ControlFlow, Range};
use std::path::Path;

use cloverleaf_catalog::Playable;
use cloverleaf_core::{Message, OptionError, Options, Outcome};
use cloverleaf_lab::{Contest, Fault, Onward, Played, Player, Seating, Study, Trial, wins};
use cloverleaf_table::{Record, Table};
use serde::{Deserialize, Serialize};

use crate::folder::Folder;
use crate::journal::Journal;
use crate::luck::Results;
use crate::{Progress, Setup, StudyError};

/// A study about to be made.
pub struct Survey<'a, G: Playable> {
    setup: Setup,
    options: G::Options,
    study: Study<'a, G>,
    ladder: Vec<&'a dyn Player<G>>,
}

impl<G: Playable> fmt::Debug for Survey<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Survey").field(&self.setup).finish()
    }
}

/// A game of the study as the folder has it.
#[derive(Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) index: u64,
    pub(crate) record: String,
}

/// A game between two levels as the folder has it: each seat's level, counted from the lower, and its rank.
pub(crate) type Rung = Vec<(usize, u8)>;

/// Everything that a report is a fold of.
pub(crate) struct Material {
    pub(crate) folder: Folder,
    pub(crate) trials: Journal<Kept>,
    /// The games of each step of the ladder, the lowest first.
    pub(crate) ladder: Vec<Vec<Rung>>,
    /// Results of whole games with the same and with other draws.
    pub(crate) from_start: Results,
    /// Results of games played on from half way.
    pub(crate) from_half: Results,
    /// How many games the report is about; the folder may have more.
    pub(crate) games: u64,
}

/// How many games with the same draws, from the start.
const PLAYS: u64 = 4;
/// How many other draws, and games with each, from a position half way.
const HALF: [u64; 2] = [3, 3];

impl<'a, G: Playable> Survey<'a, G> {
    /// A study of this set-up with these players, one for every seat, and these levels measured against each
    /// other, the weakest first.
    ///
    /// # Errors
    /// If the game is not for so many seats, or not with these options.
    pub fn new(
        options: G::Options,
        players: Vec<&'a dyn Player<G>>,
        ladder: Vec<&'a dyn Player<G>>,
        seed: u64,
    ) -> Result<Survey<'a, G>, OptionError> {
        let names =
            |players: &[&dyn Player<G>]| players.iter().map(|player| player.name().to_owned()).collect();
        let (bots, rungs) = (names(&players), names(&ladder));
        let study = Study::new(options.clone(), players, seed)?;
        let game = G::new(study.seats(), options.clone())?;
        let value = |name| (String::from(name), game.options().get(name).to_string());
        let every = G::Options::SPECS.iter().map(|spec| value(spec.name)).collect();
        let setup = Setup::new::<G>(every, bots, rungs, seed);
        Ok(Survey { setup, options, study, ladder })
    }

    /// What it is a study of.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of its games.
    pub(crate) fn rules(&self) -> G {
        G::new(self.study.seats(), self.options.clone()).expect("the set-up was tried before")
    }

    /// Plays whatever the folder lacks for a report about so many games.
    pub(crate) fn play(
        &self,
        folder: &Path,
        games: u64,
        threads: usize,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Material, StudyError> {
        let folder = Folder::open(folder, &self.setup)?;
        let trials = self.play_trials(&folder, games, threads, progress)?;
        let ladder = self.play_ladder(&folder, games, threads, progress)?;
        let records: Vec<Record> = first_records(&trials, (games / 16).max(4))?;
        let drawn = records.iter().any(|record| record.events.iter().any(|line| is_draw(&line.content)));
        let (from_start, from_half) = match drawn {
            true => (
                self.play_from_start(&folder, &records, games, threads, progress)?,
                self.play_from_half(&folder, &records, threads, progress)?,
            ),
            false => (Vec::new(), Vec::new()),
        };
        Ok(Material { folder, trials, ladder, from_start, from_half, games })
    }

    fn play_trials(
        &self,
        folder: &Folder,
        games: u64,
        threads: usize,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Journal<Kept>, StudyError> {
        let mut journal = folder.journal("trials.jsonl")?;
        fill(&mut journal, games, &Message::new("report-stage-games"), progress, |lacking, see| {
            self.study.run(lacking, threads, |trial: Trial| {
                see(Kept { index: trial.index, record: trial.record.to_string() })
            })
        })?;
        Ok(journal)
    }

    fn play_ladder(
        &self,
        folder: &Folder,
        games: u64,
        threads: usize,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Vec<Vec<Rung>>, StudyError> {
        let games = Seating::whole_rounds((games / 5).max(8), self.study.seats());
        let mut steps = Vec::new();
        for (step, pair) in self.ladder.windows(2).enumerate() {
            let mut players = vec![pair[0]; self.study.seats().into()];
            players[0] = pair[1];
            let contest = Contest::new(self.options.clone(), players, self.setup.seed)?;
            let mut journal = folder.journal(&format!("ladder-{}.jsonl", step + 1))?;
            let [lower, upper] = [pair[0].name(), pair[1].name()];
            let stage = Message::new("report-stage-step").text("upper", upper).text("lower", lower);
            fill(&mut journal, games, &stage, progress, |lacking, see| {
                contest.run_some(lacking, threads, |played| see(ranks(&played)))
            })?;
            steps.push(journal.read()?.take(games as usize).collect::<Result<_, _>>()?);
        }
        Ok(steps)
    }

    fn play_from_start(
        &self,
        folder: &Folder,
        records: &[Record],
        games: u64,
        threads: usize,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Results, StudyError> {
        let start = [Table::<G>::replay(&records[0], Some(0))?];
        let design = [1, (games / 8).max(4), PLAYS];
        self.play_on(folder.journal("luck-start.jsonl")?, &start, design, threads, progress)
    }

    fn play_from_half(
        &self,
        folder: &Folder,
        records: &[Record],
        threads: usize,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Results, StudyError> {
        let half = |record: &Record| Table::<G>::replay(record, Some(record.events.len() / 2));
        let tables: Vec<Table<G>> = records.iter().map(half).collect::<Result<_, _>>()?;
        let design = [tables.len() as u64, HALF[0], HALF[1]];
        self.play_on(folder.journal("luck-half.jsonl")?, &tables, design, threads, progress)
    }

    /// Plays games on from these tables, with so many deals for each and so many games for each deal.
    fn play_on(
        &self,
        mut journal: Journal<Vec<f64>>,
        tables: &[Table<G>],
        [positions, deals, plays]: [u64; 3],
        threads: usize,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Results, StudyError> {
        let games = positions * deals * plays;
        let seed = self.setup.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let from = |index: u64| Onward {
            table: &tables[(index / (deals * plays)) as usize],
            deal: seed.wrapping_add(index / plays),
            luck: seed.wrapping_sub(index + 1),
        };
        fill(&mut journal, games, &Message::new("report-stage-played-on"), progress, |lacking, see| {
            let see = |outcome: Outcome| see(wins(&outcome).as_slice().to_vec());
            self.study.run_on(lacking, threads, from, see)
        })?;
        let results: Vec<Vec<f64>> = journal.read()?.take(games as usize).collect::<Result<_, _>>()?;
        let by_deal: Vec<_> = results.chunks(plays as usize).map(<[_]>::to_vec).collect();
        Ok(by_deal.chunks(deals as usize).map(<[_]>::to_vec).collect())
    }
}

fn is_draw<A>(event: &cloverleaf_table::Event<A>) -> bool {
    matches!(event, cloverleaf_table::Event::Play(cloverleaf_core::Actor::Chance, _))
}

fn first_records(trials: &Journal<Kept>, count: u64) -> Result<Vec<Record>, StudyError> {
    let kept = trials.read()?.take(count as usize);
    kept.map(|kept| Ok(Record::read(&kept?.record)?)).collect()
}

/// Each seat's level, counted from the lower of two, and its rank.
fn ranks(played: &Played) -> Rung {
    let ranks = played.outcome.ranks.iter();
    ranks.map(|(seat, rank)| (usize::from(played.seating.entrants[seat] == 0), *rank)).collect()
}

/// Plays the games that a journal lacks and keeps them as they come.
fn fill<T: Serialize + serde::de::DeserializeOwned>(
    journal: &mut Journal<T>,
    games: u64,
    stage: &Message,
    progress: &mut dyn FnMut(Progress),
    play: impl FnOnce(Range<u64>, &mut dyn FnMut(T) -> ControlFlow<()>) -> Result<(), Fault>,
) -> Result<(), StudyError> {
    let mut unkept = Ok(());
    let mut tell = |done| progress(Progress { stage: stage.clone(), done, total: games });
    tell(journal.len().min(games));
    let lacking = journal.len()..games;
    if lacking.is_empty() {
        return Ok(());
    }
    play(lacking, &mut |item| {
        unkept = journal.push(&item);
        tell(journal.len());
        if unkept.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    Ok(unkept?)
}
