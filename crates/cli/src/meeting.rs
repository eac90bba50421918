//! A contest between players known by name: what `match` and `ladder` hold.

use core::ops::ControlFlow;
use std::path::{Path, PathBuf};

use cloverleaf_catalog::{Playable, Visitor, visit};
use cloverleaf_core::Value;
use cloverleaf_lab::{Contest, Played, Question, Seating, Standings, Tally, limited};
use cloverleaf_table::options_from;
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::ContestArgs;
use crate::failure::Failure;
use crate::language::{said, say};
use crate::{files, players};

/// What `--sprt` asks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Asked {
    /// Whether the first player wins more than a fair share.
    MoreThanFair,
    /// Which of two shares it is.
    Between(Question),
}

/// A contest about to be held.
#[derive(Debug)]
pub(crate) struct Meeting<'a> {
    game: &'a str,
    names: &'a [String],
    options: Vec<(String, Value)>,
    contest: &'a ContestArgs,
    question: Option<Question>,
}

impl<'a> Meeting<'a> {
    /// A contest of these players, one for each seat. With a question it ends as soon as that is answered.
    pub(crate) fn new(
        game: &'a str,
        names: &'a [String],
        contest: &'a ContestArgs,
        asked: Option<Asked>,
    ) -> Result<Meeting<'a>, Failure> {
        let (_, options) = files::settle(game, &contest.setup)?;
        let options = limited(options);
        let question = asked.map(|asked| question(names, asked)).transpose()?;
        Ok(Meeting { game, names, options, contest, question })
    }

    /// A bar for its games, on standard error, where it disturbs no one who reads the answer.
    pub(crate) fn progress(&self) -> ProgressBar {
        let form = format!("{{msg}} {{bar:32}} {}", said!("progress-games"));
        let style = ProgressStyle::with_template(&form).expect("the form is sound");
        let seats = u8::try_from(self.names.len()).unwrap_or(u8::MAX).max(1);
        let games = Seating::whole_rounds(self.contest.games, seats);
        ProgressBar::new(games).with_style(style).with_message(self.names.join(" "))
    }

    /// Plays, writes the records to the folder if there is one, and shows every game.
    pub(crate) fn hold(
        &self,
        folder: Option<&Path>,
        see: impl FnMut(&Played, &Standings),
    ) -> Result<Standings, Failure> {
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder).map_err(|error| files::unwritten(folder, &error))?;
        }
        visit(self.game, Hold { meeting: self, folder, see }).map_err(|error| files::unknown_game(&error))?
    }
}

fn question(names: &[String], asked: Asked) -> Result<Question, Failure> {
    let tally = Tally::new(names.to_vec());
    match (tally.rows(), asked) {
        ([] | [_], _) => Err(Failure::wrong_use(said!("match-one-player"))),
        ([first, ..], Asked::MoreThanFair) => Ok(Question::more_than_fair(tally.fair(first))),
        (_, Asked::Between(question)) => Ok(question),
    }
}

struct Hold<'a, F> {
    meeting: &'a Meeting<'a>,
    folder: Option<&'a Path>,
    see: F,
}

impl<F: FnMut(&Played, &Standings)> Visitor for Hold<'_, F> {
    type Output = Result<Standings, Failure>;

    fn visit<G: Playable>(mut self) -> Self::Output {
        let Meeting { names, options, contest, question, .. } = self.meeting;
        let players: Vec<_> =
            names.iter().map(|name| players::player::<G>(name)).collect::<Result<_, _>>()?;
        let seated = players.iter().map(|player| &**player).collect();
        let options = options_from(options).map_err(files::wrong_setup)?;
        let games = Contest::<G>::new(options, seated, contest.seed).map_err(files::wrong_setup)?;
        let mut standings = Standings::new(games.contestants(), *question);
        let mut saved = Ok(());
        let see = |played: Played| {
            let enough = standings.see(&played);
            (self.see)(&played, &standings);
            saved = self.folder.map_or(Ok(()), |folder| save(folder, &played));
            if saved.is_err() { ControlFlow::Break(()) } else { enough }
        };
        games
            .run(contest.games, contest.threads.count(), see)
            .map_err(|fault| Failure::no(say(&fault.message())))?;
        saved.map(|()| standings)
    }
}

fn save(folder: &Path, played: &Played) -> Result<(), Failure> {
    let file: PathBuf = folder.join(format!("game-{:05}.record", played.index + 1));
    std::fs::write(&file, played.record.to_string()).map_err(|error| files::unwritten(&file, &error))
}
